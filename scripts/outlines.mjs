/**
 * Writes the outlines of the characters on pieces and boards, so that a picture needs no font where it
 * is shown. Run by hand when the list of characters changes, with the fonts (SIL Open Font License 1.1):
 *
 *   npm install --prefix .cache/outlines @fontsource/noto-serif-sc@5.3.0 @fontsource/noto-serif-tc@5.3.0 opentype.js@1.3.4
 *   node scripts/outlines.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const inRepo = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const packages = inRepo('.cache/outlines/node_modules');
const { parse } = createRequire(import.meta.url)(path.join(packages, 'opentype.js'));

const WEIGHT = 700;
const SIMPLIFIED = '帅仕相马车炮兵将士象卒楚河汉界一二三四五六七八九';
const TRADITIONAL = '帥將馬車傌俥砲漢';
const LATIN = '123456789KAEHRCP';

/** Whether a CSS list of ranges, `U+5e05,U+5e10-5e12`, has the character. */
const covers = (ranges, character) =>
  ranges.split(',').some((range) => {
    const [first, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return first <= character.codePointAt(0) && character.codePointAt(0) <= last;
  });

/** The glyph of a character, from the part of the font that has it. */
const glyphIn = (font, character) => {
  const folder = path.join(packages, '@fontsource', font);
  const parts = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'));
  const [part] = Object.entries(parts).find(([, ranges]) => covers(ranges, character));
  const name = `${font}-${part.replaceAll(/[[\]]/gu, '')}-${String(WEIGHT)}-normal.woff`;
  const bytes = readFileSync(path.join(folder, 'files', name));
  const parsed = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  return { glyph: parsed.charToGlyph(character), unit: parsed.unitsPerEm };
};

/** The glyph as SVG path data, whole numbers, 1000 to the em, y downwards, the middle of its box at 0 0. */
const outlineOf = (font, character) => {
  const { glyph, unit } = glyphIn(font, character);
  const box = glyph.getBoundingBox();
  const scale = 1000 / unit;
  const x = (value) => Math.round((value - (box.x1 + box.x2) / 2) * scale);
  const y = (value) => Math.round(((box.y1 + box.y2) / 2 - value) * scale);
  const say = (letter, ...numbers) => letter + numbers.map(String).join(' ').replaceAll(' -', '-');
  let at = [0, 0];
  const by = (px, py) => [x(px) - at[0], y(py) - at[1]];
  return glyph.path.commands
    .map((c) => {
      if (c.type === 'Z') return 'z';
      const written =
        c.type === 'M'
          ? say('M', x(c.x), y(c.y))
          : c.type === 'L'
            ? say('l', ...by(c.x, c.y))
            : c.type === 'Q'
              ? say('q', ...by(c.x1, c.y1), ...by(c.x, c.y))
              : say('c', ...by(c.x1, c.y1), ...by(c.x2, c.y2), ...by(c.x, c.y));
      at = [x(c.x), y(c.y)];
      return written;
    })
    .filter((written) => written !== 'l0 0')
    .join('');
};

const rows = [
  ['noto-serif-sc', SIMPLIFIED + LATIN],
  ['noto-serif-tc', TRADITIONAL],
].flatMap(([font, characters]) =>
  Array.from(characters, (character) => `  ['${character}', '${outlineOf(font, character)}'],`),
);

const target = inRepo('packages/rules/src/diagram/outlines/outlines.ts');
writeFileSync(
  target,
  `/**
 * Outlines of the characters on pieces and boards, as SVG path data: 1000 units to the em, y downwards,
 * the middle of the character's box at 0 0. Written by scripts/outlines.mjs, not by hand.
 *
 * From Noto Serif SC and Noto Serif TC, weight ${String(WEIGHT)}, version 2.003, (c) 2017-2024 Adobe
 * (http://www.adobe.com/), under the SIL Open Font License 1.1. Its text is OFL.txt beside this file.
 * @license OFL-1.1
 */
// prettier-ignore
export const OUTLINES: ReadonlyMap<string, string> = new Map([
${rows.join('\n')}
]);
`,
);
