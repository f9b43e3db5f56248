/** A broken promise of our own code: never caused by input, always a bug. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/** Throws when something that our own code guarantees does not hold. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (condition === false || condition === undefined || condition === null) {
    throw new InvariantError(message);
  }
}

/** The end of every `switch` over a closed list: a new member breaks the build here. */
export const assertNever = (value: never): never => {
  throw new InvariantError(`unexpected value ${JSON.stringify(value)}`);
};
