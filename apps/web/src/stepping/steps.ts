/** Steps through moves. */
export const STEPS = ['first', 'back', 'on', 'last'] as const;
export type Step = (typeof STEPS)[number];

const STEP_BY_KEY: Readonly<Record<string, Step>> = {
  Home: 'first',
  ArrowLeft: 'back',
  ArrowRight: 'on',
  End: 'last',
};

/** The step that a key stands for. */
export const stepByKey = (key: string): Step | undefined => STEP_BY_KEY[key];

/** The ply to which a step leads in so many moves; undefined where it leads nowhere. */
export const plyByStep = (step: Step, ply: number, moves: number): number | undefined => {
  const to = { first: 0, back: ply - 1, on: ply + 1, last: moves }[step];
  return to === ply || to < 0 || to > moves ? undefined : to;
};

/** Whether keys belong to what has the focus: a text, a choice, a point of the board. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [role="gridcell"], [role="tab"]') !== null;
