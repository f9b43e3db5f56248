import {
  candidatesFrom,
  GameWatch,
  makeFen,
  positionAfter,
  sayCandidate,
  type Candidate,
  type Position,
} from '@qili/rules';
import type { CandidateJson, CandidatesJson } from './candidates.ts';
import { moveJson, type Judged } from './judgement-of.ts';

/** What is asked: a line, where it comes from, and how to speak about it. */
export type CandidatesAsked = Pick<Judged, 'id' | 'file' | 'game' | 'line' | 'rules' | 'locale'>;

/** What may be played after a line, in its JSON form. */
export const candidatesJson = (asked: CandidatesAsked): CandidatesJson => {
  const { id, file, game, line, rules } = asked;
  const watch = new GameWatch(line.start, rules);
  for (const move of line.moves) watch.play(move);
  const before = positionAfter(line, line.moves.length);
  const { repetition, verdict } = watch.state;
  return {
    id,
    file,
    game,
    rules: rules.id,
    fen: makeFen(line.start),
    plies: line.moves.length,
    turn: before.turn,
    state: repetition,
    verdict,
    candidates: candidatesFrom(watch).map((candidate) => candidateJson(candidate, before, asked)),
  };
};

const candidateJson = (
  candidate: Candidate,
  before: Position,
  { rules, locale }: CandidatesAsked,
): CandidateJson => {
  const { judged, rule, warns, state } = candidate;
  return {
    ...moveJson(judged, before, { rules, locale }),
    rule,
    warns,
    occurrences: state.cycle?.occurrences ?? 1,
    state: state.repetition,
    verdict: state.verdict,
    clause: state.clause ?? null,
    says: sayCandidate(candidate, rules, locale),
  };
};
