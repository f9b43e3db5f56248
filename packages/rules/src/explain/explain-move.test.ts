import { describe, expect, test } from 'vitest';
import { lineOf, moveOf, movesOf } from '../../../../suites/lines.ts';
import type { Color, Role } from '../board/types.ts';
import type { Finding, JudgedMove, Nature, PieceRef } from '../nature/finding.ts';
import type { Line } from '../position/line.ts';
import { cxa2020 } from '../ruling/rulesets/cxa-2020.ts';
import { explainMove } from './explain-move.ts';
import { LOCALES } from './locale.ts';

const piece = (id: number, color: Color, role: Role, at: string): PieceRef => ({
  id,
  color,
  role,
  at: moveOf(at + at).from,
});

const judged = (line: Line, ply: number, nature: Nature, findings: readonly Finding[]): JudgedMove => ({
  ply,
  color: ply % 2 === 0 ? 'red' : 'black',
  move: line.moves[ply] ?? moveOf('a0a0'),
  nature,
  findings,
  excuses: [],
});

// The seeds' figure 7: a cannon blocks, a rook threatens mate by one check and by two.
const FIG7 = lineOf('3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w', 'g3h3 h5g5 h3g3 g5h5');
const rook = piece(39, 'black', 'rook', 'g5');

describe('explainMove', () => {
  test('a mate in one shows the mating move', () => {
    const kill = judged(FIG7, 1, 'kill', [{ nature: 'kill', by: [rook], line: movesOf('g5g0') }]);
    expect(explainMove(FIG7, kill, cxa2020, 'zh-Hans')).toBe(
      '车8平7（杀）：红方若不应，下一着车7进5，将死。',
    );
    expect(explainMove(FIG7, kill, cxa2020, 'zh-Hant')).toBe(
      '車8平7（殺）：紅方若不應，下一著車7進5，將死。',
    );
    expect(explainMove(FIG7, kill, cxa2020, 'en')).toBe('R8=7 (kill): If Red does nothing, R7+5 is mate.');
  });

  test('a mate by several checks counts the checks and plays both sides of the line', () => {
    const line = movesOf('h5h0 g3g0 h0g0');
    const kill = judged(FIG7, 3, 'kill', [
      { nature: 'kill', by: [{ ...rook, at: line[0]?.from ?? rook.at }], line },
    ]);
    expect(explainMove(FIG7, kill, cxa2020, 'zh-Hans')).toContain(
      '黑方连将两着成杀：车8进5，炮三退三，车8平7',
    );
    expect(explainMove(FIG7, kill, cxa2020, 'en')).toContain('two checks in a row');
  });

  test('a block names the piece in whose way it stands', () => {
    const by = [piece(26, 'red', 'cannon', 'h3')];
    const block = judged(FIG7, 0, 'block', [
      { nature: 'block', by, target: piece(39, 'black', 'rook', 'h5') },
    ]);
    expect(explainMove(FIG7, block, cxa2020, 'zh-Hans')).toContain('红二路炮挡住黑8路车的去路');
  });
});

// Two like pieces on one file are told apart; the horse on c6 attacks the rook on a6 when it leaves.
const TWO_ROOKS = lineOf('3k5/9/9/1r7/1r7/9/9/4N4/9/4K4 w', 'e2c3 d9d8');
const horse = piece(19, 'red', 'horse', 'c3');

describe('a chase', () => {
  const chase = (root: 'none' | 'true', means: 'capture' | 'exchange' = 'capture'): JudgedMove =>
    judged(TWO_ROOKS, 0, 'chase', [
      {
        nature: 'chase',
        means,
        by: [horse],
        target: piece(39, 'black', 'rook', 'b5'),
        root,
        line: movesOf('c3b5'),
        soft: false,
        value: 20,
        held: false,
      },
      {
        nature: 'chase',
        means: 'checks',
        by: [horse],
        target: piece(39, 'black', 'rook', 'b5'),
        root,
        line: movesOf('c3b5'),
        soft: false,
        value: 20,
        held: false,
      },
    ]);

  test('names the front and the rear of two like pieces on a file', () => {
    expect(explainMove(TWO_ROOKS, chase('none'), cxa2020, 'zh-Hans')).toContain('黑2路前车');
    expect(explainMove(TWO_ROOKS, chase('none'), cxa2020, 'en')).toContain('front rook on file 2');
  });

  test('says why protection does not help, and tells one way for each target', () => {
    expect(explainMove(TWO_ROOKS, chase('none'), cxa2020, 'zh-Hans')).toBe(
      '马五进七（捉）：红七路马捉黑2路前车，车无根。黑方若不应，马七进八，净得一车。',
    );
    expect(explainMove(TWO_ROOKS, chase('true'), cxa2020, 'zh-Hans')).toContain('以马换车仍是得子');
    expect(explainMove(TWO_ROOKS, chase('true'), cxa2020, 'en')).toContain('a horse for a rook is a gain');
  });

  test('claims no gain where the whole exchange comes out even', () => {
    const ahead = chase('none', 'exchange');
    const even = { ...ahead, findings: ahead.findings.map((finding) => ({ ...finding, value: 1 })) };
    expect(explainMove(TWO_ROOKS, ahead, cxa2020, 'zh-Hans')).toContain(
      '红七路马捉黑2路前车。黑方若不应，马七进八，净得一车。',
    );
    expect(explainMove(TWO_ROOKS, even, cxa2020, 'zh-Hans')).toContain('兑换相等，仍判捉');
    expect(explainMove(TWO_ROOKS, even, cxa2020, 'en')).not.toContain('wins');
  });
});

describe('every finding and excuse', () => {
  const by = [horse];
  const target = piece(39, 'black', 'rook', 'b5');
  const line = movesOf('c3b5');
  const findings: readonly Finding[] = [
    { nature: 'check', by },
    { nature: 'kill', by, line },
    ...(['capture', 'discovered', 'joint', 'root-cut', 'checks', 'exchange'] as const).flatMap((means) =>
      (['none', 'false', 'outnumbered', 'true'] as const).map((root): Finding => ({
        nature: 'chase',
        means,
        by,
        target,
        root,
        line,
        soft: false,
        value: 20,
        held: false,
      })),
    ),
    { nature: 'exchange', by, target, line: [] },
    { nature: 'offer', by, target, line: [] },
    { nature: 'block', by, target },
    { nature: 'follow', by, target },
    { nature: 'idle' },
  ];

  test.each(LOCALES)('is a whole sentence in %s', (locale) => {
    for (const finding of findings) {
      const text = explainMove(
        TWO_ROOKS,
        judged(TWO_ROOKS, 0, finding.nature as Nature, [finding]),
        cxa2020,
        locale,
      );
      expect(text).toMatch(
        locale === 'en' ? /^H5\+7 \([a-z]+\): [A-Z].*\.$/u : /^[马馬]五[进進]七（.）：.+。$/u,
      );
      expect(text).not.toMatch(/undefined|\[object|NaN|\$\{/u);
    }
  });

  test('an idle move that looks like an attack tells the excuse instead of nothing', () => {
    const move: JudgedMove = {
      ...judged(TWO_ROOKS, 0, 'idle', [{ nature: 'idle' }]),
      excuses: [{ code: 'stood-before', nature: 'chase', by, target, line }],
    };
    expect(explainMove(TWO_ROOKS, move, cxa2020, 'zh-Hans')).toBe(
      '马五进七（闲）：红七路马走这着以前就能吃黑2路前车，从捉到捉，不是新的捉（第 24.3 条）。',
    );
  });
});
