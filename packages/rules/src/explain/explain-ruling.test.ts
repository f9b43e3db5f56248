import { describe, expect, test } from 'vitest';
import type { Nature } from '../nature/finding.ts';
import { PATTERNS, VERDICTS, type Conduct, type Ruling, type Verdict } from '../ruling/ruling.ts';
import { cxa2020 } from '../ruling/rulesets/cxa-2020.ts';
import { sayConduct, sayRuling } from './explain-ruling.ts';
import { LOCALES } from './locale.ts';

const conduct = (pattern: Conduct['pattern'], ...natures: Nature[]): Conduct => ({
  pattern,
  natures,
  period: natures.length,
  chased: [],
});

const ruling = (verdict: Verdict, red: Conduct, black: Conduct): Ruling => ({
  rules: 'cxa-2020',
  verdict,
  conduct: { red, black },
  clause: '24.13',
  unknown: false,
  soft: false,
});

describe('sayRuling', () => {
  const blockAgainstKill = ruling(
    'black-must-change',
    conduct('perpetual-block', 'block', 'block'),
    conduct('perpetual-kill', 'kill', 'kill'),
  );

  test('speaks in the form of the rule books', () => {
    expect(sayRuling(blockAgainstKill, cxa2020, 'zh-Hans')).toBe('红方长拦，黑方长杀，黑方变着，不变作负。');
    expect(sayRuling(blockAgainstKill, cxa2020, 'zh-Hant')).toBe('紅方長攔，黑方長殺，黑方變著，不變作負。');
    expect(sayRuling(blockAgainstKill, cxa2020, 'en')).toBe(
      'Red: perpetual block. Black: perpetual kill (mate threats). Black must change or lose.',
    );
  });

  test.each(LOCALES)('tells every verdict apart in %s', (locale) => {
    const texts = VERDICTS.map((verdict) => sayRuling({ ...blockAgainstKill, verdict }, cxa2020, locale));
    expect(new Set(texts).size).toBe(VERDICTS.length);
  });
});

describe('sayConduct', () => {
  test('counts mixed moves in lowest terms, kinds of idle move together', () => {
    expect(
      sayConduct(conduct('check-and-chase', 'check', 'chase', 'check', 'chase'), cxa2020, 'zh-Hans'),
    ).toBe('一将一捉');
    expect(sayConduct(conduct('mixed-attacks', 'check', 'check', 'kill'), cxa2020, 'zh-Hans')).toBe(
      '二将一杀',
    );
    expect(sayConduct(conduct('attacks-and-idle', 'chase', 'block', 'offer'), cxa2020, 'zh-Hans')).toBe(
      '一捉二闲',
    );
  });

  test('has English plurals right', () => {
    expect(sayConduct(conduct('attacks-and-idle', 'check', 'check', 'idle'), cxa2020, 'en')).toBe(
      'two checks, one idle move',
    );
    expect(sayConduct(conduct('attacks-and-idle', 'chase', 'idle', 'block'), cxa2020, 'en')).toBe(
      'one chase, two idle moves',
    );
  });

  test('names idle moves of several kinds, and the piece or pieces that are chased', () => {
    const rook = { id: 39, color: 'black', role: 'rook' } as const;
    const horse = { id: 37, color: 'black', role: 'horse' } as const;
    const chase = { ...conduct('perpetual-chase', 'chase', 'chase'), chased: [rook] };
    expect(sayConduct(conduct('all-idle', 'exchange', 'offer'), cxa2020, 'zh-Hans')).toBe('一兑一献');
    expect(sayConduct(conduct('all-idle', 'idle', 'idle'), cxa2020, 'zh-Hans')).toBe('二闲');
    expect(sayConduct(conduct('all-idle', 'idle', 'idle', 'idle'), cxa2020, 'zh-Hans')).toBe('均闲');
    expect(sayConduct(chase, cxa2020, 'zh-Hans')).toBe('长捉车');
    expect(sayConduct({ ...chase, chased: [rook, horse] }, cxa2020, 'zh-Hant')).toBe('長捉（輪捉車、馬）');
    expect(sayConduct({ ...chase, chased: [rook, horse] }, cxa2020, 'en')).toBe(
      'perpetual chase, of a rook and a horse in turn',
    );
  });

  test('uses the word 打 only where the rule set has it', () => {
    const mixed = conduct('attacks-and-idle', 'check', 'chase', 'idle', 'idle');
    expect(sayConduct(mixed, cxa2020, 'zh-Hans')).toBe('一将一捉二闲');
    expect(sayConduct(mixed, { ...cxa2020, saysAttack: true }, 'zh-Hans')).toBe('一将一捉二闲（一打一闲）');
  });

  test.each(LOCALES)('has a word for every pattern in %s', (locale) => {
    for (const pattern of PATTERNS)
      expect(sayConduct(conduct(pattern, 'check', 'idle'), cxa2020, locale)).not.toBe('');
  });
});
