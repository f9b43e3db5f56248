import { invariant } from '../../base/assert.ts';
import { number, type Point } from '../layout.ts';
import { OUTLINES } from './outlines.ts';

/** The id under which a character is defined in a picture. */
export const idOf = (character: string): string => `qili-${(character.codePointAt(0) ?? 0).toString(16)}`;

/** All characters that there is an outline of. */
export const GLYPHS: readonly string[] = [...OUTLINES.keys()];

/** The outline of a character: SVG path data, 1000 units to the em, its middle at 0 0. */
export const outlineOf = (character: string): string => {
  const outline = OUTLINES.get(character);
  invariant(outline, `there is an outline of ${character}`);
  return outline;
};

/** What brings an outline to a point, so many user units to the em. */
export const characterTransform = ({ x, y }: Point, size: number): string =>
  `translate(${number(x)} ${number(y)}) scale(${String(Math.round(size * 10) / 10000)})`;

/** The outlines of these characters, each once, for pictures to use. */
export const definitions = (characters: Iterable<string>): string => {
  const paths = [...new Set(characters)].map(
    (character) => `<path id="${idOf(character)}" d="${outlineOf(character)}"/>`,
  );
  return `<defs>\n${paths.join('\n')}\n</defs>`;
};
