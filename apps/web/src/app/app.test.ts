import { describe, expect, test } from 'vitest';
import { hrefTo, parseRoute, PLACES, RAIL } from './route.ts';
import { parseSettings } from './settings.ts';

describe('an address', () => {
  test.each(PLACES)('leads to %s and back', (place) => {
    expect(parseRoute(hrefTo(place, 'a', 'b').slice(1))).toEqual({ place, rest: ['a', 'b'], query: '' });
  });

  test('that says nothing leads to the first place, and what stands behind ? is kept', () => {
    expect(parseRoute('')).toEqual({ place: 'judge', rest: [], query: '' });
    expect(parseRoute('#/nowhere').place).toBe('judge');
    expect(parseRoute('#/judge?fen=a/b_w&ply=3')).toEqual({
      place: 'judge',
      rest: [],
      query: 'fen=a/b_w&ply=3',
    });
  });

  test('under /learn is that of the course, as long as no link of the page has been followed', () => {
    expect(parseRoute('', '/learn/kill')).toEqual({ place: 'learn', rest: ['kill'], query: '' });
    expect(parseRoute('', '/learn').place).toBe('learn');
    expect(parseRoute('#/rules', '/learn/kill').place).toBe('rules');
    expect(parseRoute('', '/learning').place).toBe('judge');
  });

  test('of every place is within reach of the rail', () => {
    expect(RAIL.flatMap(({ behind }) => behind).sort()).toEqual([...PLACES].sort());
  });
});

describe('settings', () => {
  test('begin with the language of the browser', () => {
    expect(parseSettings(null, 'zh-TW').locale).toBe('zh-Hant');
    expect(parseSettings('', 'de-DE').locale).toBe('en');
  });

  test.each(['nonsense', '[]', '3', '{"locale":"xx","look":7,"rules":"none"}'])(
    '%s changes nothing',
    (text) => {
      expect(parseSettings(text, 'zh-CN')).toEqual(parseSettings(null, 'zh-CN'));
    },
  );

  test('are read back as they were kept', () => {
    const kept = { ...parseSettings(null, 'en'), look: 'print', rules: 'axf', numbers: 'none' } as const;
    expect(parseSettings(JSON.stringify(kept), 'zh-CN')).toEqual(kept);
  });
});
