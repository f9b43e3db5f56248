import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readClientMessage, readServerMessage } from './message.ts';
import { gameTermsSchema, openGameSchema } from './terms.ts';

describe('what a client says', () => {
  test('is read with its defaults', () => {
    expect(readClientMessage('{"kind":"move","id":"a","ply":0,"iccs":"h2e2"}')).toEqual({
      ok: true,
      value: { kind: 'move', id: 'a', ply: 0, iccs: 'h2e2', despite: false },
    });
  });

  test.each([
    ['no JSON', '{', ''],
    ['no object', '[]', ''],
    ['no kind of message', '{"kind":"castle"}', 'kind'],
    ['a point off the board', '{"kind":"touch","id":"a","square":"j0"}', 'square'],
    ['a ply that is none', '{"kind":"move","id":"a","ply":-1,"iccs":"h2e2"}', 'ply'],
    ['a secret that is too short', '{"kind":"join","secret":"abc"}', 'secret'],
    [
      'a winner that is no side',
      '{"kind":"end","id":"a","by":"agreement","winner":"green","note":""}',
      'winner',
    ],
    ['time that is none', '{"kind":"correct","id":"a","times":{"red":-5}}', 'times.red'],
  ])('%s is a fault with its place', (_, text, path) => {
    expect(readClientMessage(text)).toEqual({ ok: false, fault: { path } });
  });

  test('whatever it is, reading it does not throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => [readClientMessage(text), readServerMessage(text)]).not.toThrow();
      }),
    );
  });
});

describe('the terms of a game', () => {
  test('all have a default', () => {
    const { fen, mode, ...terms } = openGameSchema.parse({});
    expect([fen, mode]).toEqual([undefined, undefined]);
    expect(gameTermsSchema.safeParse({ ...terms, fen: '', mode: 'claim' }).success).toBe(true);
  });

  test('a field that is none of them is refused, not passed over', () => {
    expect(openGameSchema.safeParse({ touchmove: true }).success).toBe(false);
  });
});
