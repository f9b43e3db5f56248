import { describe, expect, test } from 'vitest';
import { moveOf } from '../../../../suites/lines.ts';
import { startPosition } from '../../../../suites/games.ts';
import { drawSvg } from './svg.ts';

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

describe('drawSvg', () => {
  const { from, to } = moveOf('h2e2');
  const svg = drawSvg(startPosition(), 'zh-Hans', {
    title: 'C2=5 & <more>',
    marks: [
      { kind: 'circle', at: from, means: 'last-move' },
      { kind: 'arrow', from, to, means: 'chase' },
    ],
  });

  test('is well formed, with a title that says what it shows', () => {
    expect(tagsOf(svg)[0]).toBe('svg');
    expect(svg).toContain('<title>C2=5 &amp; &lt;more&gt;</title>');
    expect(svg).not.toMatch(/NaN|undefined/u);
  });

  test('draws 32 pieces, told apart by more than colour', () => {
    expect(svg.match(/<g class="red">/gu)).toHaveLength(16);
    expect(svg.match(/<g class="black">/gu)).toHaveLength(16);
    expect(svg).toMatch(/\.black \.disc\{fill:#2b2b2b/u);
  });

  test('numbers the files and names the river', () => {
    expect(svg).toContain('>九<');
    expect(svg).toContain('>9<');
    expect(svg).toContain('楚\u3000河');
  });

  test('places each side at the bottom on request', () => {
    const yOf = (picture: string, glyph: string): number =>
      Number(new RegExp(`y="(\\d+)">${glyph}<`, 'u').exec(picture)?.[1]);
    const turned = drawSvg(startPosition(), 'zh-Hans', { title: '', bottom: 'black' });
    expect(yOf(svg, '帅')).toBeGreaterThan(yOf(svg, '将'));
    expect(yOf(turned, '将')).toBeGreaterThan(yOf(turned, '帅'));
  });

  test('marks are drawn where they point', () => {
    expect(svg).toContain('class="mark last-move"');
    expect(svg).toContain('class="mark chase"');
  });
});
