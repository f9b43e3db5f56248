import {
  boardEndOf,
  isCheck,
  isLegalMove,
  isAttack,
  isSameMove,
  legalMoves,
  makeFen,
  nameMove,
  NOTATIONS,
  parseMoveName,
  passed,
  play,
  positionAfter,
  positionsOf,
  RULE_SET_OF,
  type JudgedMove,
  type Line,
  type Move,
  type Nature,
  type Position,
} from '@qili/rules';
import { lineOf, type Ask, type Exercise } from '@qili/lessons';
import { packMove } from '../../packages/rules/src/board/board.ts';
import { boardOf } from '../../packages/rules/src/position/position.ts';
import { FORMS, inForm } from '../../packages/lessons/src/generator/forms.ts';
import { checkFinding } from '../proofs/checker.ts';

/**
 * Whether the answer to a question holds by another path than the one that gave it: findings by the brute-force
 * checker, natures in all four forms and against plain legality, rulings from the table of the law, repetitions
 * by counting FENs, roots by trying all retakes. Answers what does not hold.
 */
export const flawOf = (exercise: Exercise, ask: Ask, answers: readonly string[]): string | undefined => {
  const line = lineOf(exercise);
  const [answer = ''] = answers;
  switch (ask.ask) {
    case 'nature':
      return flawOfNature(exercise, ask.ply, answer);
    case 'target':
    case 'means':
      return judgedAt(exercise, ask.ply).findings.some(
        (f) =>
          f.nature === 'chase' &&
          answers.includes(ask.ask === 'means' ? f.means : nameAt(f.target.at)) &&
          isProved(line, ask.ply, judgedAt(exercise, ask.ply)),
      )
        ? undefined
        : 'no proved chase is so';
    case 'ruling':
      return byTable(exercise) === answer ? undefined : `the table says ${byTable(exercise)}`;
    case 'third':
      return String(thirdByFen(line)) === answer ? undefined : `the FENs say ${String(thirdByFen(line))}`;
    case 'standing':
      return flawOfStanding(exercise, answer);
    case 'root':
      return flawOfRoot(line, ask.ply, ask.capture, answer);
    case 'full':
    case 'short':
      return flawOfText(line, ask.ply, ask.ask, answer);
    case 'change':
      return answers.flatMap((each) => flawOfChange(exercise, ask.ply, each) ?? [])[0];
  }
};

const nameAt = (at: Move['from']): string => 'abcdefghi'.charAt(at % 9) + String(Math.floor(at / 9));

const judgedAt = (exercise: Pick<Exercise, 'fen' | 'moves' | 'rules'>, ply: number): JudgedMove => {
  const judged = nameMove(lineOf(exercise), ply, RULE_SET_OF[exercise.rules]);
  if (judged === undefined) throw new Error('no such ply');
  return judged;
};

const isProved = (line: Line, ply: number, { move, findings }: JudgedMove): boolean => {
  const board = boardOf(line.start);
  for (const played of line.moves.slice(0, ply)) board.make(packMove(played));
  return findings.every((finding) => checkFinding(board, move, finding, 'exchange').ok);
};

const flawOfNature = (exercise: Exercise, ply: number, answer: string): string | undefined => {
  const line = lineOf(exercise);
  const judged = judgedAt(exercise, ply);
  const natures = FORMS.map((form) => judgedAt(inForm(exercise, form), ply).nature);
  if (natures.some((nature) => nature !== answer)) return `other forms: ${natures.join(' ')}`;
  if (!isProved(line, ply, judged)) return 'a finding is refuted';
  if (isCheck(positionAfter(line, ply + 1)) !== (answer === 'check')) return 'check by plain legality';
  return answer === 'check' || answer === 'kill' ? undefined : flawOfQuiet(line, ply);
};

/** A mate in one after a move that is no kill was there before it, or the king made it by answering check. */
const flawOfQuiet = (line: Line, ply: number): string | undefined => {
  const [before, after] = [positionAfter(line, ply), passed(positionAfter(line, ply + 1))];
  const mover = before.pieces.get(line.moves[ply]?.from ?? (0 as Move['from']))?.role;
  if (after === undefined || !matesInOne(after)) return undefined;
  const isFree = isCheck(before) || matesInOne(before) || mover === 'king';
  return isFree || takesLike(after) ? undefined : 'a mate in one that is new';
};

const matesInOne = (position: Position): boolean =>
  legalMoves(position).some((move) => boardEndOf(play(position, move)) === 'checkmate');

/** Mates that accept an exchange do not count. */
const takesLike = (position: Position): boolean =>
  legalMoves(position)
    .filter((move) => boardEndOf(play(position, move)) === 'checkmate')
    .every((move) => position.pieces.get(move.to)?.role === position.pieces.get(move.from)?.role);

/** The table of the law of 2020, from the natures alone; soft moves are not drawn. */
const byTable = (exercise: Exercise): string => {
  const { moves, start } = lineOf(exercise);
  const natures = moves.map((_, ply) => judgedAt(exercise, ply).nature);
  const of = (offset: number): (Nature | 'unknown')[] => natures.filter((_, i) => i % 2 === offset);
  const [red, black] = start.turn === 'red' ? [of(0), of(1)] : [of(1), of(0)];
  const forbidden = [red, black].map((own) => own.every(isAttack));
  const checks = [red, black].map((own) => own.every((nature) => nature === 'check'));
  if (checks[0] !== checks[1]) return checks[0] === true ? 'red-must-change' : 'black-must-change';
  if (forbidden[0] === forbidden[1]) return 'draw';
  return forbidden[0] === true ? 'red-must-change' : 'black-must-change';
};

const thirdByFen = (line: Line): number => {
  const seen = new Map<string, number>();
  for (const [ply, position] of positionsOf(line).entries()) {
    const [placement = '', turn = ''] = makeFen(position).split(' ');
    const times = (seen.get(placement + turn) ?? 0) + 1;
    seen.set(placement + turn, times);
    if (times === 3) return ply;
  }
  return 0;
};

/** How often the last position stood bounds what may be said of it. */
const flawOfStanding = (exercise: Exercise, answer: string): string | undefined => {
  const fens = positionsOf(lineOf(exercise)).map((position) =>
    makeFen(position).split(' ').slice(0, 2).join(' '),
  );
  const times = fens.filter((fen) => fen === fens.at(-1)).length;
  const possible: Readonly<Record<number, readonly string[]>> = {
    1: ['nothing'],
    2: ['repeated', 'must-change'],
    3: ['may-claim-draw', 'lost'],
  };
  return possible[times]?.includes(answer) === true ? undefined : `stood ${String(times)} times`;
};

const flawOfRoot = (line: Line, ply: number, capture: string, answer: string): string | undefined => {
  const on = passed(positionAfter(line, ply + 1));
  const move = parseMoveName(capture);
  if (on === undefined || move === undefined || !isLegalMove(on, move)) return 'no capture';
  const retakes = legalMoves(play(on, move)).filter(({ to }) => to === move.to);
  if (answer === 'none' || answer === 'false')
    return answer === 'none' && retakes.length > 0 ? 'it is retaken' : undefined;
  return retakes.length === 0 ? 'nothing retakes' : undefined;
};

const flawOfText = (line: Line, ply: number, form: 'full' | 'short', answer: string): string | undefined => {
  const on = positionAfter(line, ply);
  const read = NOTATIONS[form === 'full' ? 'chinese' : 'short'].parse(on, answer);
  const played = line.moves[ply];
  return read.ok && played !== undefined && isSameMove(read.value, played)
    ? undefined
    : 'reads as another move';
};

const flawOfChange = (exercise: Exercise, ply: number, answer: string): string | undefined => {
  const played = exercise.moves.split(' ');
  const moves = [...played.slice(0, ply), answer].join(' ');
  if (answer === played[ply]) return 'the same move';
  const natures = FORMS.map((form) => judgedAt(inForm({ ...exercise, moves }, form), ply).nature);
  return natures.some(isAttack) ? `it attacks: ${natures.join(' ')}` : undefined;
};
