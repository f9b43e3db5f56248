import { escaped } from '../base/escape.ts';
import { characterTransform, idOf } from './outlines/characters.ts';
import { number, type Point } from './layout.ts';

/** One thing that is drawn, in user units; the look comes from its class and the style sheet of the theme. */
export type Shape =
  | { readonly kind: 'path'; readonly class: string; readonly d: string }
  | { readonly kind: 'disc'; readonly class: string; readonly at: Point; readonly radius: number }
  /** A character in outline with its middle at a point, so many user units to the em. */
  | {
      readonly kind: 'character';
      readonly class: string;
      readonly character: string;
      readonly at: Point;
      readonly size: number;
    };

/** A shape as an SVG element. */
export const shapeSvg = (shape: Shape): string => {
  switch (shape.kind) {
    case 'path':
      return `<path class="${escaped(shape.class)}" d="${shape.d}"/>`;
    case 'disc':
      return `<circle class="${shape.class}" cx="${number(shape.at.x)}" cy="${number(shape.at.y)}" r="${number(shape.radius)}"/>`;
    case 'character':
      return `<use class="${shape.class}" href="#${idOf(shape.character)}" transform="${characterTransform(shape.at, shape.size)}"/>`;
  }
};
