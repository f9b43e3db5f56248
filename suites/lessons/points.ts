import { parseSquare, type Square } from '@qili/rules';

/** The point of a name that is known to be one. */
export const pointNamed = (name: string): Square => {
  const at = parseSquare(name);
  if (at === undefined) throw new Error(`no such point: ${name}`);
  return at;
};
