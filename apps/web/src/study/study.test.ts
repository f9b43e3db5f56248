import { FORMATS, moveName, parseMoveName, type GameRecord, type Move } from '@qili/rules';
import { describe, expect, test } from 'vitest';
import { lineThrough, lineTo, studied, type Study, type StudyAct } from './study.ts';
import { makeShared, parseShared } from './share.ts';
import { pathByKey, pathByStep } from './steps.ts';

const gameOf = (text: string): GameRecord => {
  const [game] = FORMATS.pgn.readText?.(text) ?? [];
  if (game?.ok !== true) throw new Error(text);
  return game.value;
};
const GAME = gameOf('1. 炮二平五 马8进7 2. 马二进三 (2. 车一进一 车9进1) (2. 兵七进一) 车9平8 *');
const move = (name: string): Move => {
  const found = parseMoveName(name);
  if (found === undefined) throw new Error(name);
  return found;
};
const after = (...acts: readonly StudyAct[]): Study => {
  const opened = studied(undefined, { do: 'open', games: [GAME] });
  const study = acts.reduce<Study | undefined>(studied, opened);
  if (study === undefined) throw new Error('closed');
  return study;
};
const names = (study: Study): string => lineThrough(study).moves.map(moveName).join(' ');

describe('a study', () => {
  test('is opened, left and closed', () => {
    expect(names(after())).toBe('h2e2 h9g7 h0g2 i9h9');
    expect(studied(after(), { do: 'close' })).toBeUndefined();
    expect(studied(undefined, { do: 'undo' })).toBeUndefined();
  });

  test('goes on to a move that is there, and adds one that is not as the last variation', () => {
    const known = after({ do: 'play', move: move('h2e2') });
    expect(known.path).toEqual([0]);
    expect(known.game).toBe(GAME);
    const added = after({ do: 'go', path: [0, 0] }, { do: 'play', move: move('g3g4') });
    expect(added.path).toEqual([0, 0, 3]);
    expect(lineTo(added).moves.map(moveName)).toEqual(['h2e2', 'h9g7', 'g3g4']);
  });

  test('promotes, moves and deletes variations, and the place that is looked at goes along', () => {
    const front = after({ do: 'go', path: [0, 0, 2] }, { do: 'shift', path: [0, 0, 2], to: 'front' });
    expect([front.path, names(front)]).toEqual([[0, 0, 0], 'h2e2 h9g7 c3c4']);
    const up = after({ do: 'go', path: [0, 0, 2] }, { do: 'shift', path: [0, 0, 2], to: 'up' });
    expect([up.path, names(up)]).toEqual([[0, 0, 1], 'h2e2 h9g7 c3c4']);
    const gone = after({ do: 'go', path: [0, 0, 2] }, { do: 'remove', path: [0, 0, 1] });
    expect([gone.path, names(gone)]).toEqual([[0, 0, 1], 'h2e2 h9g7 c3c4']);
    const here = after({ do: 'go', path: [0, 0, 1, 0] }, { do: 'remove', path: [0, 0, 1] });
    expect(here.path).toEqual([0, 0]);
  });

  test('takes edits back and makes them again', () => {
    const edited = after(
      { do: 'go', path: [0] },
      { do: 'comment', text: '当头炮' },
      { do: 'tag', name: 'Red', text: '甲' },
    );
    expect([edited.game.children[0]?.comments, edited.game.tags.get('Red')]).toEqual([['当头炮'], '甲']);
    const undone = studied(studied(edited, { do: 'undo' }), { do: 'undo' });
    expect(undone?.game).toBe(GAME);
    expect(studied(studied(undone, { do: 'redo' }), { do: 'redo' })?.game).toEqual(edited.game);
    expect(studied(undone, { do: 'undo' })).toEqual(undone);
  });

  test('keys and steps lead through the game and among variations', () => {
    const study = after({ do: 'go', path: [0, 0, 1] });
    expect(pathByKey('ArrowUp', study)).toEqual([0, 0, 0]);
    expect(pathByKey('ArrowDown', study)).toEqual([0, 0, 2]);
    expect(pathByKey('ArrowLeft', study)).toEqual([0, 0]);
    expect(pathByKey('End', study)).toEqual([0, 0, 1, 0]);
    expect(pathByStep('on', after({ do: 'go', path: [0, 0, 1, 0] }))).toBeUndefined();
    expect(pathByStep('first', after())).toBeUndefined();
  });
});

describe('a link', () => {
  const line = lineThrough(after());

  test.each([
    { line, ply: 4, lap: undefined },
    { line, ply: 2, lap: 0 },
    { line: { start: line.start, moves: [] }, ply: 0, lap: undefined },
    { line: lineThrough(after({ do: 'go', path: [0, 0, 1] })), ply: 3, lap: undefined },
  ])('carries position, moves, ply and lap: %#', (shared) => {
    const text = makeShared(shared);
    expect(text).toMatch(/^[\w=&/]+$/u);
    expect(parseShared(text)).toEqual(shared);
  });

  test('carries a position of its own', () => {
    const game = gameOf('[FEN "3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w - - 0 1"]\n1. 炮三平二 *');
    const study = studied(undefined, { do: 'open', games: [game] });
    if (study === undefined) throw new Error('not opened');
    const text = makeShared({ line: lineThrough(study), ply: 1, lap: 0 });
    expect(text).toBe('fen=3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4_w&moves=g3h3&lap=0');
    expect(parseShared(text)?.line.start.pieces.size).toBe(7);
  });

  test.each(['moves=h2h9h2h9', 'moves=h2', 'fen=9/9_w', 'moves=z9z8'])(
    '%s says nothing that can be understood',
    (text) => {
      expect(parseShared(text)).toBeUndefined();
    },
  );
});
