import {
  isAttack,
  isLegalMove,
  isSameMove,
  legalMoves,
  lineFrom,
  MESSAGES,
  nameMove,
  positionAfter,
  type Line,
  type Locale,
  type Move,
  type RuleSet,
} from '@qili/rules';
import { sound } from '../course/lesson.ts';
import { SAYINGS } from './sayings.ts';
import { moveIn, say, sceneOn, type Proof } from './scene.ts';
import { shownBy, whyOf } from './why.ts';

/** The line up to a ply, with another move there. */
export const changed = ({ start, moves }: Line, ply: number, move: Move): Line => {
  const line = lineFrom(start, [...moves.slice(0, ply), move]);
  return sound(line.ok ? line.value : undefined, 'a legal move');
};

/** Whether the move, played instead at a ply, attacks nothing. */
export const isChange = (line: Line, ply: number, move: Move, rules: RuleSet): boolean => {
  const played = line.moves[ply];
  if (played === undefined || isSameMove(move, played)) return false;
  if (!isLegalMove(positionAfter(line, ply), move)) return false;
  const nature = nameMove(changed(line, ply, move), ply, rules)?.nature ?? 'unknown';
  return nature !== 'unknown' && !isAttack(nature);
};

/** Up to so many moves that attack nothing, in the order of the board. */
export const changesOf = (line: Line, ply: number, rules: RuleSet, most: number): Move[] => {
  const found: Move[] = [];
  for (const move of legalMoves(positionAfter(line, ply))) {
    if (found.length >= most) break;
    if (isChange(line, ply, move, rules)) found.push(move);
  }
  return found;
};

/** What a move that was answered would be. */
export const changeProof = (line: Line, ply: number, move: Move, rules: RuleSet, locale: Locale): Proof => {
  const scene = sceneOn(changed(line, ply, move), ply, rules, locale);
  const words = {
    m: moveIn(scene),
    nature: MESSAGES[locale].nature[scene.judged.nature],
    why: whyOf(scene),
  };
  const played = line.moves[ply];
  if (played !== undefined && isSameMove(move, played))
    return { says: say(SAYINGS.sameMove, locale), ...shownBy(scene) };
  const saying = isAttack(scene.judged.nature) ? SAYINGS.stillAttacks : SAYINGS.alsoIdle;
  return { says: say(saying, locale, words), ...shownBy(scene) };
};
