import { describe, expect, test } from 'vitest';
import { moveOf } from '../../../../suites/lines.ts';
import { positionOf, startPosition } from '../../../../suites/games.ts';
import { COLORS } from '../board/types.ts';
import { LOCALES } from '../explain/locale.ts';
import { MARK_MEANINGS, type Mark } from '../explain/marks.ts';
import { drawSvg } from './svg.ts';
import { THEME_IDS, THEMES } from './themes.ts';

/** Opening tags that are closed again, in order; throws where the nesting is wrong. */
const tagsOf = (svg: string): string[] => {
  const open: string[] = [];
  const seen: string[] = [];
  for (const [, slash, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-z]+)([^<>]*)>/gu)) {
    if (slash === '/') expect(open.pop()).toBe(name);
    else {
      seen.push(name);
      if (!rest.endsWith('/')) open.push(name);
    }
  }
  expect(open).toEqual([]);
  return seen;
};

/** Where a character is drawn, as its id and its middle. */
const placesOf = (svg: string, character: string): string[] => {
  const id = `qili-${(character.codePointAt(0) ?? 0).toString(16)}`;
  const uses = svg.matchAll(new RegExp(`href="#${id}" transform="translate\\(([^)]*)\\)`, 'gu'));
  return [...uses].map(([, place = '']) => place);
};

const { from, to } = moveOf('h2e2');
const MARKS: readonly Mark[] = [
  { kind: 'circle', at: from, means: 'last-move' },
  { kind: 'arrow', from, to, means: 'chase' },
];

describe('drawSvg', () => {
  const svg = drawSvg(startPosition(), 'zh-Hans', { title: 'C2=5 & <more>', marks: MARKS });

  test.each(THEME_IDS)('%s is well formed in every language, and needs no font', (theme) => {
    for (const locale of LOCALES) {
      const drawn = drawSvg(startPosition(), locale, { title: 'C2=5 & <more>', marks: MARKS, theme });
      const tags = tagsOf(drawn);
      expect(tags[0]).toBe('svg');
      expect(tags).not.toContain('text');
      expect(drawn).toContain('<title>C2=5 &amp; &lt;more&gt;</title>');
      expect(drawn).not.toMatch(/NaN|undefined|font/u);
      for (const [, id = ''] of drawn.matchAll(/href="#([^"]+)"/gu))
        expect(drawn).toContain(`<path id="${id}" d="M`);
    }
  });

  test('draws 32 pieces, each with its character', () => {
    expect(svg.match(/<g class="red">/gu)).toHaveLength(16);
    expect(svg.match(/<g class="black">/gu)).toHaveLength(16);
    expect(placesOf(svg, '兵')).toHaveLength(5);
    expect(placesOf(svg, '炮')).toHaveLength(4);
  });

  test('carves 俥傌 and 砲 in traditional characters, letters on request', () => {
    const carved = drawSvg(startPosition(), 'zh-Hant', { title: '' });
    expect(Array.from('俥車炮砲').map((character) => placesOf(carved, character).length)).toEqual([
      2, 2, 2, 2,
    ]);
    const letters = drawSvg(startPosition(), 'zh-Hans', { title: '', theme: 'letters' });
    expect(Array.from('KAEHRCP').map((letter) => placesOf(letters, letter).length)).toEqual([
      2, 4, 4, 4, 4, 4, 10,
    ]);
    expect(placesOf(letters, '九')).toEqual([]);
  });

  test('numbers the files and names the river', () => {
    expect(Array.from('九9楚河汉界').map((word) => placesOf(svg, word).length)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('places each side at the bottom on request', () => {
    const turned = drawSvg(startPosition(), 'zh-Hans', { title: '', bottom: 'black' });
    expect([placesOf(svg, '帅'), placesOf(svg, '将')]).toEqual([['302 602'], ['302 62']]);
    expect([placesOf(turned, '帅'), placesOf(turned, '将')]).toEqual([['302 62'], ['302 602']]);
  });
});

describe('marks', () => {
  const shapesOf = (means: string, svg: string): string[] =>
    [...svg.matchAll(new RegExp(`class="mark ${means}" d="([^"]*)"`, 'gu'))].map(([, path = '']) => path);
  const drawn = (marks: readonly Mark[]): string => drawSvg(startPosition(), 'en', { title: '', marks });

  test('the last move stands in four brackets, a piece that matters in a ring', () => {
    const svg = drawn([
      { kind: 'circle', at: from, means: 'last-move' },
      { kind: 'circle', at: from, means: 'check' },
    ]);
    expect(shapesOf('last-move', svg)[0]?.match(/M/gu)).toHaveLength(4);
    expect(shapesOf('check', svg)[0]).toMatch(/^M451 482a31 31/u);
  });

  test('an arrow of a horse bends at the leg, others are straight', () => {
    const svg = drawn([
      { kind: 'arrow', ...moveOf('h0g2'), means: 'chase' },
      { kind: 'arrow', ...moveOf('b2b9'), means: 'hold' },
    ]);
    expect(shapesOf('chase', svg)[0]).toContain('L482 542L');
    expect(shapesOf('hold', svg)[0]?.match(/L/gu)).toHaveLength(1);
  });

  test('long arrows lie below the pieces, those between neighbours above', () => {
    const far = drawn([{ kind: 'arrow', ...moveOf('b2b9'), means: 'chase' }]);
    const near = drawn([{ kind: 'arrow', ...moveOf('a0b0'), means: 'chase' }]);
    expect(far.indexOf('mark chase"')).toBeLessThan(far.indexOf('<g class="red">'));
    expect(near.indexOf('mark chase"')).toBeGreaterThan(near.lastIndexOf('<g class="black">'));
  });
});

/** Contrast of two colours, 1 to 21, as the Web Content Accessibility Guidelines 2.2 define it. */
const contrastOf = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [a, b].map(luminanceOf).sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

const luminanceOf = (color: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const share = parseInt(color.slice(i, i + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

describe.each(THEME_IDS)('theme %s', (id) => {
  const theme = THEMES[id];
  const least = id === 'contrast' || id === 'print' ? 7 : 4.5;

  test('can be read: pieces, words and marks against what they stand on', () => {
    const pairs = [
      ...COLORS.map((color) => [theme.side[color].ink, theme.side[color].disc] as const),
      [theme.word, theme.paper] as const,
      ...MARK_MEANINGS.map((means) => [theme.mark[means].color, theme.paper] as const),
    ];
    for (const [ink, ground] of pairs) expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(least);
  });

  test('tells the sides apart by rings or by how dark the disc is', () => {
    const { red, black } = theme.side;
    const rings = (side: typeof red): string => side.rings.map(([, width]) => width).join();
    expect(rings(red) !== rings(black) || contrastOf(red.disc, black.disc) > 3).toBe(true);
  });

  test('tells the meanings of marks apart without colour, but for the ring of check and the arrow of a chase', () => {
    const looks = MARK_MEANINGS.filter((means) => means !== 'last-move').map((means) => {
      const { width, dash = 'solid' } = theme.mark[means];
      return means === 'check' || means === 'chase' ? 'solid' : `${String(width)} ${dash}`;
    });
    expect(new Set(looks).size).toBe(4);
  });
});

test('a position of few pieces defines only the characters it needs', () => {
  const svg = drawSvg(positionOf('3k5/9/9/9/9/9/9/9/9/4K4 w'), 'en', { title: '' });
  expect(svg.match(/<path id=/gu)).toHaveLength(9 + 4 + 2);
});
