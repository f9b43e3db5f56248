import {
  lineFrom,
  LOCALES,
  moveName,
  NATURES,
  parseFen,
  parseMoveName,
  positionFrom,
  type Line,
} from '@qili/rules';
import {
  bookOf,
  classOf,
  askedAbout,
  firstExercises,
  FOUR,
  isRight,
  makeResult,
  makeSet,
  optionsOf,
  parseResult,
  parseSet,
  rightAnswers,
  sayResultFault,
  saySetFault,
  textsIn,
  type Answer,
  type ExerciseSet,
  type ResultFault,
  type SetFault,
} from '@qili/lessons';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../../packages/lessons/src/fingerprint.ts';
import { flawOf } from '../independent.ts';

const SET: ExerciseSet = {
  title: '第三课',
  exercises: [...bookOf().slice(0, 12), ...firstExercises({ seed: 23 }, 12)],
};

/** All right, but for the first of the options in the questions that are named. */
const answersWith = (wrong: (exercise: number, question: number) => boolean): Answer[][] =>
  SET.exercises.map((exercise, n) =>
    exercise.asks.map((ask, i) => {
      const [best = ''] = rightAnswers(exercise, ask);
      if (!wrong(n, i)) return best;
      return optionsOf(exercise, ask)?.find((option) => !isRight(exercise, ask, option)) ?? '';
    }),
  );

const right = answersWith(() => false);

describe('a pupil’s result', () => {
  const result = { pupil: '李明 *!Ann', answers: right };
  const text = makeResult(SET, result);

  test('comes back from its text, which needs no escapes in a link', () => {
    expect(text).toMatch(/^[\w.!~*%-]+$/u);
    expect(parseResult(SET, text)).toEqual({ ok: true, value: result });
    expect(textsIn(`see http://127.0.0.1/#/learn/results?${text}\n${text}\n`, 'r1')).toEqual([text, text]);
  });

  test('is read with the set that came through its own link', () => {
    const set = parseSet(makeSet(SET));
    expect(set.ok && parseResult(set.value, text)).toEqual({ ok: true, value: result });
  });

  const sealed = (body: string): string => `${body}*${fingerprint(body)}`;
  const body = text.slice(0, text.lastIndexOf('*'));
  const codeOf = (damaged: string): string => {
    const read = parseResult(SET, damaged);
    return read.ok ? 'read' : read.fault.code;
  };

  test('that was cut, changed or belongs elsewhere is refused, each for its own reason', () => {
    const last = body.lastIndexOf('*');
    expect(codeOf('hello')).toBe('not-a-result');
    expect(codeOf(makeSet(SET))).toBe('not-a-result');
    expect(codeOf(text.slice(0, -9))).toBe('damaged');
    expect(codeOf(text.replace('*', '**'))).toBe('damaged');
    expect(codeOf(makeResult({ ...SET, exercises: SET.exercises.slice(1) }, result))).toBe('other-set');
    expect(codeOf(sealed(body.slice(0, last)))).toBe('count');
    expect(codeOf(sealed(`${body.slice(0, last)}*nonsense!!!!`))).toBe('answer');
  });

  test('that is changed anywhere is never read as another result', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, sign) => {
        const changed = text.slice(0, at) + sign + text.slice(at + 1);
        const read = parseResult(SET, changed);
        return changed.trim() === text || !read.ok;
      }),
      { numRuns: 500 },
    );
  });

  test('any text is answered by a value, never by a throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        parseResult(SET, sealed(`${body.slice(0, body.indexOf('*', 4))}*${a}*${b}`));
        parseSet(`q1*${a}*${b}`);
        return true;
      }),
    );
  });

  test.each(LOCALES)('each fault is said in %s', (locale) => {
    const results: readonly ResultFault[] = [
      { code: 'not-a-result' },
      { code: 'damaged' },
      { code: 'other-set' },
      { code: 'count', found: 2, expected: 3 },
      { code: 'answer', number: 2, question: 1, text: 'x' },
    ];
    const kinds = ['kind', 'position', 'moves', 'rules', 'question'] as const;
    const sets: readonly SetFault[] = [
      { code: 'not-a-set' },
      ...kinds.map((what) => ({ code: 'exercise', number: 3, what }) as const),
    ];
    const said = [
      ...results.map((fault) => sayResultFault(fault, locale)),
      ...sets.map((fault) => saySetFault(fault, locale)),
    ];
    expect(new Set(said).size).toBe(results.length + sets.length);
    for (const each of said) expect(each).not.toMatch(/[{}]|undefined|^$/u);
  });
});

describe('the table of a class', () => {
  const asks = SET.exercises.reduce((sum, exercise) => sum + exercise.asks.length, 0);

  test('counts by pupil and by exercise', () => {
    const table = classOf(SET, [
      { pupil: 'Ann', answers: right },
      { pupil: 'Bo', answers: answersWith((n) => n === 2) },
      { pupil: 'Cai', answers: SET.exercises.map(({ asks: own }) => own.map(() => '')) },
    ]);
    const own = SET.exercises[2]?.asks.length ?? 0;
    expect(table.pupils.map(({ name, right: n, of }) => [name, n, of])).toEqual([
      ['Ann', asks, asks],
      ['Bo', asks - own, asks],
      ['Cai', 0, asks],
    ]);
    expect(table.exercises[2]).toEqual({ right: own, of: 3 * own });
    expect(table.exercises[0]?.right).toBe(2 * (SET.exercises[0]?.asks.length ?? 0));
  });

  test('says what natures and roots were taken for, how often and by how many', () => {
    const { confused } = classOf(SET, [
      { pupil: 'Ann', answers: answersWith(() => true) },
      { pupil: 'Bo', answers: answersWith(() => true) },
    ]);
    const questions = SET.exercises.flatMap((exercise) =>
      exercise.asks.filter(({ ask }) => ask === 'nature' || ask === 'root').map((ask) => ({ exercise, ask })),
    );
    expect(confused.reduce((sum, { times }) => sum + times, 0)).toBe(2 * questions.length);
    expect(confused.every(({ pupils }) => pupils === 2)).toBe(true);
    const check = confused.find(({ asked }) => asked !== 'check' && asked !== 'none');
    expect(check?.given).toBe(check?.about === 'root' ? 'true' : NATURES[0]);
    const times = confused.map((each) => each.times);
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test('counts what was sent twice once, and tells namesakes apart', () => {
    const other = answersWith((n) => n === 0);
    const names = classOf(SET, [
      { pupil: 'Ann', answers: right },
      { pupil: 'Ann', answers: right },
      { pupil: 'Ann', answers: other },
    ]).pupils.map(({ name }) => name);
    expect(names).toEqual(['Ann', 'Ann (2)']);
  });
});

describe('exercises about a line of one’s own', () => {
  const lineFor = (fen: string, moves: string): Line => {
    const setup = parseFen(fen);
    const start = setup.ok ? positionFrom(setup.value) : setup;
    const line = start.ok
      ? lineFrom(
          start.value,
          moves.split(' ').flatMap((name) => parseMoveName(name) ?? []),
        )
      : start;
    if (!line.ok) throw new Error('no line');
    return line.value;
  };

  test.each(FOUR)(
    '$id: a lap can be filled in and ruled on, and all of it holds by another path',
    ({ fen, moves }) => {
      const found = askedAbout(lineFor(fen, moves));
      expect(found.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['blanks', 'sheet', 'name', 'write']),
      );
      for (const exercise of found)
        for (const ask of exercise.asks) {
          const answers = rightAnswers(exercise, ask);
          expect(answers.length).toBeGreaterThan(0);
          expect(flawOf(exercise, ask, answers)).toBeUndefined();
        }
      expect(parseSet(makeSet({ title: 'own', exercises: found })).ok).toBe(true);
    },
  );

  test('of a game only its last lap is filled in', () => {
    const line = lineFor(FOUR[0]?.fen ?? '', `${FOUR[0]?.moves ?? ''} ${FOUR[0]?.moves ?? ''}`);
    const blanks = askedAbout(line).find(({ kind }) => kind === 'blanks');
    expect(blanks?.moves).toBe(line.moves.slice(4).map(moveName).join(' '));
  });

  test('without moves there is nothing to ask', () => {
    expect(askedAbout({ ...lineFor(FOUR[0]?.fen ?? '', FOUR[0]?.moves ?? ''), moves: [] })).toEqual([]);
  });
});
