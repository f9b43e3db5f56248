import { opposite, type Color } from '../board/types.ts';
import type { Candidate } from '../ruling/candidates.ts';
import type { LongRun } from '../ruling/long-run.ts';
import type { Outcome } from '../ruling/outcome.ts';
import { offenderOf } from '../ruling/ruling.ts';
import type { RuleSet } from '../ruling/ruleset.ts';
import type { GameState } from '../ruling/watch.ts';
import type { Locale } from './locale.ts';
import { MESSAGES } from './messages/languages.ts';
import { sayClause } from './explain-ruling.ts';
import { STANDING_WORDS, type Consequence } from './standing-words.ts';

/** How a game ended and who lost it. */
export const sayOutcome = ({ by, winner }: Outcome, locale: Locale): string => {
  const loser = winner && opposite(winner);
  if (by === 'checkmate' || by === 'stalemate')
    return loser === undefined ? '' : MESSAGES[locale].end[by](loser);
  return STANDING_WORDS[locale].outcome[by](loser);
};

/** Why a run of attacks has to be changed though no position recurs. */
export const sayRun = (run: LongRun, locale: Locale): string => STANDING_WORDS[locale].run(run);

/** How the game stands beside the ruling on a cycle: its end, else what may be claimed, else a limit that is near. */
export const sayStanding = (
  { outcome, claims, limit }: GameState,
  { naturalLimit }: RuleSet,
  locale: Locale,
): string => {
  const { claim, limitNear } = STANDING_WORDS[locale];
  if (outcome !== undefined) return sayOutcome(outcome, locale);
  const left = Math.ceil((naturalLimit.plies - limit.counted) / 2);
  return MESSAGES[locale].paragraph([
    ...claims.map((each) => claim[each]),
    ...(limit.state === 'near' ? [limitNear(left)] : []),
  ]);
};

/** What follows from a move that may be played, by which clause; empty where nothing does. */
export const sayCandidate = (candidate: Candidate, rules: RuleSet, locale: Locale): string => {
  const { state } = candidate;
  const consequence = consequenceOf(candidate);
  if (consequence === undefined) return '';
  const said = STANDING_WORDS[locale].follows[consequence](state.cycle?.occurrences ?? 1);
  const clause = state.clause === undefined ? '' : sayClause({ clause: state.clause }, rules, locale);
  return MESSAGES[locale].paragraph([said, clause]);
};

const consequenceOf = ({ judged, rule, state }: Candidate): Consequence | undefined => {
  const { repetition, run } = state;
  if (rule === 'draw') return 'draws';
  if (rule === 'ban') return repetition === 'lost' ? 'loses' : 'unchanged';
  if (repetition === 'repeated') return 'repeats';
  const offender: Color | undefined = offenderOf(state.verdict);
  if (offender === undefined) return undefined;
  if (offender !== judged.color) return repetition === 'lost' ? 'other-loses' : 'other-must-change';
  return run === undefined ? 'must-change' : 'long-run';
};
