import { invariant } from '../../base/assert.ts';
import { number, type Point } from '../layout.ts';
import { OUTLINES } from './outlines.ts';

const idOf = (character: string): string => `qili-${(character.codePointAt(0) ?? 0).toString(16)}`;

/** A character in outline with its middle at a point, so many user units to the em; needs {@link definitions}. */
export const characterAt = (character: string, { x, y }: Point, size: number, kind: string): string => {
  invariant(OUTLINES.has(character), `there is an outline of ${character}`);
  const scale = String(Math.round(size * 10) / 10000);
  return `<use class="${kind}" href="#${idOf(character)}" transform="translate(${number(x)} ${number(y)}) scale(${scale})"/>`;
};

/** The outlines of these characters, each once, for pictures to use. */
export const definitions = (characters: Iterable<string>): string => {
  const paths = [...new Set(characters)].map(
    (character) => `<path id="${idOf(character)}" d="${OUTLINES.get(character) ?? ''}"/>`,
  );
  return `<defs>\n${paths.join('\n')}\n</defs>`;
};
