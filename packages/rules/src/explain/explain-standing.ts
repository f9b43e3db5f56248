import { opposite } from '../board/types.ts';
import type { LongRun } from '../ruling/long-run.ts';
import type { Outcome } from '../ruling/outcome.ts';
import type { GameState } from '../ruling/watch.ts';
import type { RuleSet } from '../ruling/ruleset.ts';
import type { Locale } from './locale.ts';
import { MESSAGES } from './messages/languages.ts';
import { STANDING_WORDS } from './standing-words.ts';

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
