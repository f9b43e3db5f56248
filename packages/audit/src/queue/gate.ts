/** Lets work go on side by side, or one piece of it alone. */
export interface Gate {
  readonly together: <T>(work: () => Promise<T>) => Promise<T>;
  /** Waits until nobody else is at work, and keeps others out. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
}

/** A gate that lets everyone in, in the order in which they come. */
export const openGate = (): Gate => {
  /** The last that was alone, and all that came since. */
  let before: Promise<unknown> = Promise.resolve();
  let since: Promise<unknown>[] = [];
  const settled = (work: Promise<unknown>): Promise<unknown> => work.then(nothing, nothing);
  return {
    together: (work) => {
      const done = before.then(work);
      since.push(settled(done));
      if (since.length > MANY) since = [Promise.all(since)];
      return done;
    },
    alone: (work) => {
      const done = Promise.all([before, ...since]).then(work);
      before = settled(done);
      since = [];
      return done;
    },
  };
};

const nothing = (): void => undefined;

/** So many are remembered one by one. */
const MANY = 100;
