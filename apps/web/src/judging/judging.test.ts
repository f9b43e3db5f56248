import {
  FORMATS,
  lineFrom,
  mainLine,
  positionAfter,
  RULE_SETS,
  type GameRecord,
  type Line,
} from '@qili/rules';
import { describe, expect, test } from 'vitest';
import { lessonGame, type LessonId } from '../judge/opening/examples.ts';
import { proofsOf } from '../ruling/shown.ts';
import { nextSymbols } from '../sheet/keypad.ts';
import { ANSWER } from './answers.ts';

const game = (id: LessonId): GameRecord => {
  const found = lessonGame(id);
  if (found === undefined) throw new Error(id);
  return found;
};
const asked = (line: Line) => ({ line, rules: 'cxa-2020', locale: 'zh-Hans' }) as const;

describe('the judge of the page', () => {
  test.each<readonly [LessonId, string]>([
    ['perpetual-check', 'lost'],
    ['check-answers-check', 'may-claim-draw'],
    ['perpetual-chase', 'lost'],
    ['block-against-kill', 'lost'],
    ['two-against-one', 'lost'],
    ['check-and-idle', 'may-claim-draw'],
  ])('rules on the lesson %s', (id, state) => {
    const {
      stretches,
      decisive = -1,
      standings,
    } = ANSWER.judge({ ...asked(mainLine(game(id))), lap: undefined });
    expect(stretches[decisive]?.state).toBe(state);
    expect(stretches[decisive]?.stands).toHaveLength(3);
    expect(stretches[decisive]?.moves.every(({ reason, text }) => reason !== '' && text !== '')).toBe(true);
    expect(standings.map(({ occurrences }) => occurrences)).toContain(3);
  });

  test('takes one lap as a cycle, and says where it is none', () => {
    const { start, moves } = mainLine(game('block-against-kill'));
    const lap = ANSWER.judge({ ...asked({ start, moves: moves.slice(0, 4) }), lap: 0 });
    expect([lap.isLap, lap.stretches[0]?.verdict]).toEqual([true, 'black-must-change']);
    const open = ANSWER.judge({ ...asked({ start, moves: moves.slice(0, 3) }), lap: 0 });
    expect([open.isLap, open.stretches]).toEqual([false, []]);
  });

  test.each(RULE_SETS)('names each move of a part of a line as in the whole, under %s', (rules) => {
    const line = mainLine(game('block-against-kill'));
    const { stretches, decisive = -1 } = ANSWER.judge({ ...asked(line), rules, lap: undefined });
    const moves = stretches[decisive]?.moves ?? [];
    expect(moves.length).toBeGreaterThan(0);
    for (const { judged } of moves) {
      const part = { start: positionAfter(line, judged.ply), moves: [judged.move] };
      expect(ANSWER.natures({ line: part, rules })).toEqual([judged.nature]);
    }
  });

  test('says of each candidate what would follow, the forbidden first', () => {
    const { start, moves } = mainLine(game('perpetual-check'));
    const told = ANSWER.candidates(asked({ start, moves: moves.slice(0, -2) }));
    expect(told[0]).toMatchObject({ rule: 'ban' });
    expect(told[0]?.says).not.toBe('');
    expect(told.every(({ text, name }) => text !== '' && name.length === 4)).toBe(true);
  });

  test('compares all rule sets', () => {
    const { moves, opinions, partings } = ANSWER.compare({
      ...asked(mainLine(game('block-against-kill'))),
      lap: undefined,
      locale: 'en',
    });
    expect(opinions.map(({ rules }) => rules)).toEqual(RULE_SETS);
    expect(moves.length).toBeGreaterThanOrEqual(8);
    expect(new Set(opinions.map(({ verdict }) => verdict)).size).toBeGreaterThan(1);
    const asian = partings.find(({ rules }) => rules.includes('axf'));
    expect(asian?.says.at(-1)).toMatch(/^Ruling: a draw, not Black loses\. /u);
    expect(partings.flatMap(({ rules }) => rules)).not.toContain('cxa-2020');
  });

  test('reads a record or says why not, and writes one', () => {
    const bad = ANSWER.read({ bytes: new TextEncoder().encode('今天天气很好'), locale: 'zh-Hans' });
    expect(bad.ok).toBe(false);
    expect(bad.ok ? '' : bad.says).toMatch(/^1:1 /u);
    const { bytes } = ANSWER.write({ games: [game('perpetual-chase')], format: 'xqf' });
    const read = ANSWER.read({ bytes, locale: 'en' });
    expect(read.ok && read.reading.format).toBe('xqf');
    const broken = ANSWER.read({
      bytes: new TextEncoder().encode('1. 炮二平五 马8进7 2. 炮二平五'),
      locale: 'zh-Hans',
    });
    expect(broken.ok && broken.notes[0]).toContain('第 2 回合红方');
  });
});

test('proofs are lines of legal play whose frames show each move', () => {
  const line = mainLine(game('block-against-kill'));
  const { stretches } = ANSWER.judge({ ...asked(line), lap: undefined });
  const kill = stretches[0]?.moves.find(({ judged }) => judged.nature === 'kill');
  if (kill === undefined) throw new Error('no kill');
  const [proof] = proofsOf(line, kill.judged, 'zh-Hans');
  expect(proof?.says).toBe('车7进5');
  expect(proof?.frames).toHaveLength(2);
  expect(proof?.frames[1]?.setup).not.toEqual(proof?.frames[0]?.setup);
});

test('the keypad offers only what can still become a legal move', () => {
  const start = FORMATS.pgn.readText?.('1. 炮二平五 *')[0];
  if (start?.ok !== true) throw new Error('no game');
  const { start: position } = start.value;
  expect(nextSymbols(position, '', 'zh-Hans').join('')).toBe('帅仕相马车炮兵');
  expect(nextSymbols(position, '炮二', 'zh-Hans').join('')).toBe('进退平');
  expect(nextSymbols(position, '马二进', 'zh-Hans').join('')).toBe('一三');
  expect(nextSymbols(position, '马二平', 'zh-Hans')).toEqual([]);
  expect(nextSymbols(position, 'C2=', 'en').length).toBe(6);
  expect(lineFrom(position, []).ok).toBe(true);
});
