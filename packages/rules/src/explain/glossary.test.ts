import { describe, expect, test } from 'vitest';
import { ROLES } from '../board/types.ts';
import { EXCUSES, MEANS, NATURES, ROOTS } from '../nature/finding.ts';
import { OUTCOMES } from '../ruling/outcome.ts';
import { PATTERNS } from '../ruling/ruling.ts';
import { RULE_SETS } from '../ruling/ruleset.ts';
import { GLOSSARY, termsNamed } from './glossary.ts';

const IDS = GLOSSARY.map((term) => term.id);

describe('the glossary', () => {
  test('gives each term one id', () => {
    expect(IDS.filter((id, i) => IDS.indexOf(id) !== i)).toEqual([]);
  });

  test.each([
    ['nature', NATURES],
    ['pattern', PATTERNS],
    ['rule set', RULE_SETS],
    ['role', ROLES],
    ['root', ROOTS],
    ['excuse', EXCUSES],
    // The two by repetition stand among the rulings.
    ['end of a game', OUTCOMES.filter((by) => !by.endsWith('-by-repetition'))],
    // A chase by exchange is not the nature of that name.
    ['means', MEANS.map((means) => (means === 'exchange' ? 'complete-exchange' : means))],
    ['pawn', ['crossed-pawn', 'high-pawn', 'low-pawn', 'bottom-pawn']],
  ])('has every %s', (_, ids) => {
    expect(ids.filter((id) => !IDS.includes(id))).toEqual([]);
  });

  test('gives a source, and words in all three languages', () => {
    const isEmpty = (text: string): boolean => text.trim() === '';
    const poor = GLOSSARY.filter((t) =>
      [t.source, ...[t.name, t.means].flatMap((w) => [w['zh-Hans'], w['zh-Hant'], w.en])].some(isEmpty),
    );
    expect(poor).toEqual([]);
  });

  test('finds a term by id, by its name in any language and by its other names', () => {
    for (const text of ['kill', 'KILL', '杀', '殺', 'mate threat', ' 要杀 '])
      expect(termsNamed(text).map((term) => term.id)).toEqual(['kill']);
    expect(termsNamed('nothing of the kind')).toEqual([]);
  });

  test('finds both of two terms that share a name', () => {
    expect(termsNamed('将').map((term) => term.id)).toEqual(['check', 'king']);
  });
});
