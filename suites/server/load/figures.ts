/** The value below which a share of the values lies. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** Milliseconds, to a tenth. */
export const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** What was measured, line by line, and whether it is what was promised. */
export class Findings {
  private isGood = true;

  tell(name: string, value: string): void {
    process.stdout.write(`${name.padEnd(44)} ${value}\n`);
  }

  /** A figure that has to hold. */
  hold(name: string, value: string, holds: boolean): void {
    this.tell(name, `${value}${holds ? '' : '  NOT AS PROMISED'}`);
    this.isGood &&= holds;
  }

  get good(): boolean {
    return this.isGood;
  }
}
