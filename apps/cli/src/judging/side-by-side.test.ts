import { LOCALES, RULE_SETS } from '@qili/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { flowing, judgements, run, temporaryFolder } from '../../../../suites/program.ts';

const { file, remove } = temporaryFolder();
afterAll(remove);

const ALL = ['judge', '--rules', 'all'];
const BLOCK = { fen: '3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w', moves: 'g3h3 h5g5 h3g3 g5h5' };
const PAWN = {
  fen: '1ncak1br1/4a4/2r1b1n2/pP1Rp1C1p/6p2/9/P3P1PcP/2N1C3N/9/2BAKABR1 w',
  moves: 'b6c6 c7b7 c6b6 b7c7',
};
const JOINT = { fen: 'c4k3/4a4/b4a3/1Np5p/6p2/9/6P2/4B4/r3A4/N2RKA3 w', moves: 'b6c8 a9a8 c8b6 a8a9' };

const lap = ({ fen, moves }: typeof BLOCK): string[] => [...ALL, '--lap', '--fen', fen, '--moves', moves];

describe('judge --rules all', () => {
  test('tells the rulings by the rule sets that give them, and the clause that makes the difference', async () => {
    const { out } = await run(lap(BLOCK));
    expect(out).toMatch(/cxa-2020 {2}cxa-2011 {2}cxa-1999 {2}axf/u);
    expect(flowing(out)).toMatch(/^ {2}cxa-2020 cxa-2011 cxa-1999 Red: .*Black must change or lose\.$/mu);
    expect(flowing(out)).toMatch(/^ {2}axf wxf-2018 computer Red: .*Draw if neither changes\.$/mu);
    expect(out).toContain('Ruling: a draw, not Black must change. Mate threats');
  });

  test('tells which moves are named otherwise, and by which clause', async () => {
    const { out } = await run(lap(PAWN), 'zh-Hans');
    expect(out).toContain('红方 兵八平七 兵七平八：捉，不是闲。细则 11：');
    expect(out).toContain('裁决：作和，不是黑方变着。细则 8：');
  });

  test('says so where the ruling is the same although the natures are not', async () => {
    const { out } = await run([...lap(JOINT), '--explain']);
    expect(out).toContain('Black C1+1 C1-1: idle, not chase. A joint chase');
    expect(out).toContain('The ruling is the same.');
    expect(out).toContain('Proof · cxa-1999\n');
  });

  test.each(LOCALES)('says in %s that all rule alike', async (locale) => {
    const { out } = await run(
      lap({ fen: '3k5/9/9/9/9/9/4r4/9/9/4K4 w', moves: 'e0f0 e3f3 f0e0 f3e3' }),
      locale,
    );
    expect(out).toMatch(/rule alike|裁决都相同|裁決都相同/u);
  });

  test('tells a game in which nothing comes back', async () => {
    const { out } = await run([...ALL, '--moves', '炮二平五']);
    expect(out).toContain('No position has come back.');
  });

  test('writes one judgement a rule set, for cases too unless they name one', async () => {
    const { out } = await run([...lap(BLOCK), '--json']);
    expect(judgements(out).map(({ rules }) => rules)).toEqual([...RULE_SETS]);
    const cases = file(
      'cases.jsonl',
      [
        { id: 'a', ...BLOCK },
        { id: 'b', ...BLOCK, rules: 'axf' },
      ]
        .map((c) => JSON.stringify(c))
        .join('\n'),
    );
    const told = judgements((await run([...ALL, '--cases', cases])).out);
    expect(told.map(({ id, rules }) => `${id ?? ''} ${rules}`)).toEqual([
      ...RULE_SETS.map((id) => `a ${id}`),
      'b axf',
    ]);
  });

  test('complains once of a lap that does not close', async () => {
    const { out, problems } = await run(lap({ ...BLOCK, moves: 'g3h3' }));
    expect(out).toBe('');
    expect(problems.map(({ code }) => code)).toEqual(['lap-not-closed']);
  });
});

describe('rules ID', () => {
  test('prints the fields in words, and each clause with how it is founded', async () => {
    const { out } = await run(['rules', 'cxa-1999']);
    expect(out).toMatch(/^Joint chase +idle$/mu);
    expect(out).toMatch(/^Both offend +a draw$/mu);
    expect(out).toMatch(/^joint +inferred from the figures +A joint chase/mu);
    expect(out).toMatch(/^24\.1 +stated in the text +Perpetual check/mu);
  });

  test.each(LOCALES)('leaves out in %s what means nothing in the rule set', async (locale) => {
    const [chinese, asian] = [
      await run(['rules', 'cxa-2020'], locale),
      await run(['rules', 'computer'], locale),
    ];
    const fieldsOf = (text: string): number => text.split('\n\n')[1]?.match(/^\S/gmu)?.length ?? 0;
    expect(fieldsOf(chinese.out)).toBe(18);
    expect(fieldsOf(asian.out)).toBe(12);
  });
});
