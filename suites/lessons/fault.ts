import {
  answersOf,
  boardEndOf,
  isLegalMove,
  judgeLap,
  judgeLine,
  lineFrom,
  legalMoves,
  mateOf,
  moveName,
  nameMove,
  NOTATIONS,
  passed,
  pawnStageOf,
  play,
  positionAfter,
  RULE_SET_OF,
  weighCapture,
  type Finding,
  type JudgedMove,
  type Position,
} from '@qili/rules';
import { lineOf, type Claim, type LessonBoard } from '@qili/lessons';
import { moveOf } from '../lines.ts';
import { pointNamed } from './points.ts';

/** What the rules library says instead of what a claim says of its board; undefined where they agree. */
export const faultOf = (board: LessonBoard, claim: Claim): string | undefined => {
  switch (claim.about) {
    case 'nature':
      return faultOfNature(board, claim);
    case 'looks':
      return faultOfLooks(board, claim);
    case 'both': {
      const { nature, findings } = judged(board, claim.ply);
      return differs([nature, findings.some((f) => f.nature === claim.also)], [claim.nature, true]);
    }
    case 'capture': {
      const weighed = weighCapture(passedAfter(board, claim.ply), moveOf(claim.capture), lawOf(board));
      const wins = claim.wins === undefined ? undefined : (weighed?.value ?? 0) > 0;
      return differs([weighed?.root, wins], [claim.root, claim.wins]);
    }
    case 'parried':
      return faultOfParry(board, claim);
    case 'ruling': {
      const lap = judgeLap(lineOf(board), 0, RULE_SET_OF[claim.rules ?? board.rules]);
      if (!lap.ok) return lap.fault.code;
      const { verdict, conduct } = lap.value.ruling;
      return differs(
        [verdict, conduct.red.pattern, conduct.black.pattern],
        [claim.verdict, claim.red, claim.black],
      );
    }
    case 'answers': {
      const lap = judgeLap(lineOf(board), 0, RULE_SET_OF[board.rules]);
      const answers = lap.ok ? answersOf(lineOf(board), lap.value.moves, RULE_SET_OF[board.rules]) : [];
      return differs(answers.find(({ code }) => code === claim.code)?.by, claim.by);
    }
    case 'state': {
      const { start, moves } = lineOf(board);
      const line = lineFrom(start, moves.slice(0, claim.plies));
      const state = line.ok ? judgeLine(line.value, RULE_SET_OF[board.rules]).state : undefined;
      return differs([state?.repetition, state?.cycle?.occurrences], [claim.state, claim.occurrences]);
    }
    case 'written': {
      const at = positionAfter(lineOf(board), claim.ply);
      const move = played(board, claim.ply);
      return differs(
        [NOTATIONS.chinese.make(at, move), NOTATIONS.short.make(at, move)],
        [claim.full, claim.short],
      );
    }
    case 'stage': {
      const at = pointNamed(claim.at);
      const piece = lineOf(board).start.pieces.get(at);
      if (piece?.role !== 'pawn') return 'no pawn is there';
      return differs(pawnStageOf(at, piece.color) ?? 'new', claim.stage);
    }
    case 'choices':
      return differs(legalMoves(positionAfter(lineOf(board), claim.ply)).length, claim.count);
    case 'end':
      return differs(boardEndOf(positionAfter(lineOf(board), claim.plies)), claim.end);
  }
};

const differs = (said: unknown, stated: unknown): string | undefined => {
  const [is, ought] = [JSON.stringify(said), JSON.stringify(stated)];
  return is === ought ? undefined : `the library says ${is}, the lesson ${ought}`;
};

const lawOf = ({ rules }: LessonBoard) => RULE_SET_OF[rules].natures;

const played = (board: LessonBoard, ply: number) => {
  const move = lineOf(board).moves[ply];
  if (move === undefined) throw new Error(`${board.id} has no ply ${String(ply)}`);
  return move;
};

const judged = (board: LessonBoard, ply: number): JudgedMove => {
  const move = nameMove(lineOf(board), ply, RULE_SET_OF[board.rules]);
  if (move === undefined) throw new Error(`${board.id} has no ply ${String(ply)}`);
  return move;
};

const passedAfter = (board: LessonBoard, ply: number): Position => {
  const position = passed(positionAfter(lineOf(board), ply + 1));
  if (position === undefined) throw new Error(`${board.id}: a side in check may not pass`);
  return position;
};

const faultOfNature = (
  board: LessonBoard,
  claim: Extract<Claim, { about: 'nature' }>,
): string | undefined => {
  const { nature, findings } = judged(board, claim.ply);
  const own = findings.filter((finding) => finding.nature === nature);
  if (nature !== claim.nature) return differs(nature, claim.nature);
  const isMet = own.some(
    (finding) =>
      (claim.target === undefined || targetIn(finding) === claim.target) &&
      (claim.means === undefined || (finding.nature === 'chase' && finding.means === claim.means)) &&
      (claim.root === undefined || (finding.nature === 'chase' && finding.root === claim.root)) &&
      (claim.line === undefined ||
        ('line' in finding && finding.line.map(moveName).join(' ') === claim.line)),
  );
  return isMet ? undefined : `no finding is as stated: ${JSON.stringify(own)}`;
};

const targetIn = (finding: Finding): string | undefined =>
  'target' in finding ? `${finding.target.role}@${pointOfTarget(finding.target.at)}` : undefined;

const pointOfTarget = (at: Parameters<typeof moveName>[0]['from']): string =>
  moveName({ from: at, to: at }).slice(0, 2);

/** A move that looks like an attack is not one, and something of it is there to be seen: a capture, or a check. */
const faultOfLooks = (board: LessonBoard, claim: Extract<Claim, { about: 'looks' }>): string | undefined => {
  const { nature } = judged(board, claim.ply);
  const after = passedAfter(board, claim.ply);
  const seems = legalMoves(after).some((move) =>
    claim.like === 'chase' ? after.pieces.has(move.to) : passed(play(after, move)) === undefined,
  );
  return differs([nature, seems], [claim.nature, true]);
};

const faultOfParry = (
  board: LessonBoard,
  { ply, attempt, answer }: Extract<Claim, { about: 'parried' }>,
): string | undefined => {
  const after = passedAfter(board, ply);
  if (!isLegalMove(after, moveOf(attempt))) return 'the attempt is no legal move';
  const checked = play(after, moveOf(attempt));
  const isMet = passed(checked) === undefined && isLegalMove(checked, moveOf(answer));
  return differs([isMet, mateOf(after, 100_000).kind], [true, 'none']);
};
