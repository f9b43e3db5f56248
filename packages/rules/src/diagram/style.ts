import { COLORS } from '../board/types.ts';
import { MARK_MEANINGS } from '../explain/marks.ts';
import { THEMES, type ThemeId } from './themes.ts';

/**
 * The style sheet of a picture. Each rule is kept to pictures of its theme, because a page that takes
 * a picture in takes its rules in as well.
 */
export const styleOf = (id: ThemeId): string =>
  rulesOf(id)
    .map((rule) => `.qili.${id} ${rule}`)
    .join('\n');

const rulesOf = (id: ThemeId): string[] => {
  const theme = THEMES[id];
  const { paper, line, lineWidth, word, shadow, side, mark } = theme;
  return [
    `.paper{fill:${paper}}`,
    `.line{fill:none;stroke:${line};stroke-width:${String(lineWidth)};stroke-linecap:square}`,
    `.frame{stroke-width:${String(lineWidth * 2)}}`,
    `.word{fill:${word}}`,
    ...(shadow === undefined ? [] : [`.shadow{fill:${shadow}}`]),
    ...COLORS.flatMap((color) => {
      const { disc, ink, rings } = side[color];
      return [
        `.${color} .disc{fill:${disc}}`,
        `.${color} .glyph{fill:${ink}}`,
        ...rings.map(
          ([, width], i) =>
            `.${color} .ring${String(i)}{fill:none;stroke:${ink};stroke-width:${String(width)}}`,
        ),
      ];
    }),
    `.casing{fill:${paper};fill-opacity:0;stroke:${paper};stroke-opacity:.85;stroke-width:9;stroke-linejoin:round}`,
    '.mark{fill:none;stroke-linecap:round;stroke-linejoin:round}',
    ...MARK_MEANINGS.flatMap((means) => {
      const { color, width, dash } = mark[means];
      const dashes = dash === undefined ? '' : `;stroke-dasharray:${dash}`;
      return [
        `.mark.${means}{stroke:${color};stroke-width:${String(width)}${dashes}}`,
        `.head.${means}{fill:${color}}`,
      ];
    }),
  ];
};
