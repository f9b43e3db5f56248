import { invariant } from '../packages/rules/src/base/assert.ts';
import { moveName, parseMoveName } from '../packages/rules/src/board/move.ts';
import { makeFen, parseFen } from '../packages/rules/src/position/fen.ts';
import { lineFrom } from '../packages/rules/src/position/line.ts';
import { positionFrom } from '../packages/rules/src/position/position.ts';
import { judgeLine } from '../packages/rules/src/ruling/judge.ts';
import { RULE_SET_OF } from '../packages/rules/src/ruling/rulesets.ts';
import type { RulingCase } from '../suites/rulings/case.ts';
import { casesIn } from '../suites/rulings/run.ts';
import { ffishBoards, type FfishBoard } from './ffish.ts';
import { ratioOf, type Figure } from './figure.ts';
import { assertCount } from './start.ts';

/** A case as text: the position, the moves until it has stood three times, and the stated ruling. */
interface Game {
  readonly fen: string;
  readonly moves: readonly string[];
  /** The same with ranks from 1 to 10. */
  readonly ffishMoves: readonly string[];
  readonly ruling: string;
}

/** The Asian cases, each from its FEN through the third occurrence to the ruling. */
export const judgeAxfVsFfish: Figure = {
  name: 'judge_axf_vs_ffish',
  unit: 'times',
  measure: async () => {
    const games = casesIn('axf').flatMap(gameOf);
    const boardFrom = await ffishBoards();
    const agreed = games.filter((game) => isRuledByFfish(boardFrom, game)).length;
    const { value, note } = ratioOf(
      () => assertCount(games.filter(isRuled).length, games.length),
      () => {
        assertCount(games.filter((game) => isRuledByFfish(boardFrom, game)).length, agreed);
        return games.length;
      },
    );
    const of = String(games.length);
    return {
      kind: 'value',
      value,
      note: `cases: ${note}; as stated ${of}/${of}, ffish ${String(agreed)}/${of}`,
    };
  },
};

const gameOf = ({ setup, moves, lapFrom, ruling, isDisputed }: RulingCase): Game[] => {
  if (lapFrom === undefined || ruling === undefined || isDisputed) return [];
  const names = [...moves, ...moves.slice(lapFrom)].map(moveName);
  const fen = makeFen(setup);
  return [{ fen, moves: names, ffishMoves: names.map(withRanksFromOne), ruling }];
};

const withRanksFromOne = (name: string): string => name.replace(/\d/g, (rank) => String(Number(rank) + 1));

const isRuled = ({ fen, moves, ruling }: Game): boolean => {
  const setup = parseFen(fen);
  const start = setup.ok ? positionFrom(setup.value) : setup;
  const line = start.ok
    ? lineFrom(
        start.value,
        moves.flatMap((name) => parseMoveName(name) ?? []),
      )
    : start;
  invariant(line.ok, `${fen}: not a game`);
  const verdict = judgeLine(line.value, RULE_SET_OF.axf).decisive?.ruling.verdict;
  return verdict === ruling.replace('must-change', 'loses');
};

/** How a result reads where the side that must change has not. */
const RESULT: Readonly<Record<string, string>> = {
  'red-must-change': '0-1',
  'black-must-change': '1-0',
  draw: '1/2-1/2',
};

const isRuledByFfish = (boardFrom: (fen: string) => FfishBoard, game: Game): boolean => {
  const board = boardFrom(game.fen);
  for (const move of game.ffishMoves) board.push(move);
  const result = board.result(true);
  board.delete();
  return result === RESULT[game.ruling];
};
