import { describe, expect, test } from 'vitest';
import type { Marked } from '../teaching/answer.ts';
import { isDone, sat, sittingFor, type Sitting } from './sitting.ts';

const told = { says: 'why', proof: { says: '', frames: [] } };
const marked = (right: boolean, answer: string): Marked => ({
  kind: 'marked',
  right,
  answer,
  text: answer,
  best: 'kill',
  term: 'kill',
  told,
});
const answered = (sitting: Sitting, right: boolean, answer: string): Sitting =>
  sat(sitting, { do: 'marked', at: sitting.current, marked: marked(right, answer) });

describe('somebody at an exercise', () => {
  test('stays at a question until the answer is right, and sees what was wrong', () => {
    const wrong = answered(answered(sittingFor(2), false, 'chase'), false, 'chase');
    expect(wrong.current).toBe(0);
    expect(wrong.asks[0]).toEqual({ wrong: ['chase'], settled: undefined });
    expect(wrong.feedback).toMatchObject({ at: 0, verdict: 'wrong', says: 'why' });
    const right = answered(wrong, true, 'kill');
    expect(right.current).toBe(1);
    expect(right.asks[0]).toEqual({ wrong: ['chase'], settled: { how: 'right', best: 'kill' } });
    expect(isDone(right)).toBe(false);
    expect(isDone(answered(right, true, 'idle'))).toBe(true);
  });

  test('may turn to any open question, and comes back to those before it', () => {
    const third = sat(sittingFor(3), { do: 'turn', to: 2 });
    expect(third.current).toBe(2);
    const after = answered(third, true, 'kill');
    expect(after.current).toBe(0);
    expect(sat(after, { do: 'turn', to: 2 }).current).toBe(0);
  });

  test('may ask for the answer; what could not be read counts for nothing', () => {
    const unread = sat(sittingFor(1), { do: 'marked', at: 0, marked: { kind: 'unread', says: 'no' } });
    expect(unread.asks).toEqual(sittingFor(1).asks);
    expect(unread.feedback).toMatchObject({ verdict: 'unread', says: 'no' });
    const given = sat(unread, {
      do: 'told',
      at: 0,
      solution: { text: '杀', best: 'kill', term: 'kill', told },
    });
    expect(given.asks[0]?.settled).toEqual({ how: 'told', best: 'kill' });
    expect(isDone(given)).toBe(true);
  });
});
