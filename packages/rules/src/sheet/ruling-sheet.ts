import type { Color } from '../board/types.ts';
import { drawSvg } from '../diagram/svg.ts';
import { explainNatures } from '../explain/explain-move.ts';
import { sayAnswers, sayClause, sayDoubts, sayRuling, sayState } from '../explain/explain-ruling.ts';
import { sayRun } from '../explain/explain-standing.ts';
import { roundOf } from '../explain/faults.ts';
import type { Locale } from '../explain/locale.ts';
import { MESSAGES } from '../explain/messages/languages.ts';
import { sayMove } from '../explain/play.ts';
import type { Nature } from '../nature/finding.ts';
import { positionAfter, positionsOf, type Line } from '../position/line.ts';
import type { GameRecord } from '../record/game.ts';
import { answersOf } from '../ruling/answers.ts';
import type { JudgedRun } from '../ruling/long-run.ts';
import type { JudgedCycle } from '../ruling/ruling.ts';
import type { RuleSet } from '../ruling/ruleset.ts';
import { momentOf, standsOf } from './claim.ts';
import { RULING_WORDS } from './ruling-words.ts';
import { namesOn, type ScoreSheet } from './sheet.ts';

export interface RulingSheetOptions {
  readonly locale: Locale;
  readonly rules: RuleSet;
  /** Whether the moves were taken as one lap, so that nothing is known of how often the position stood. */
  readonly isLap: boolean;
}

/** A move of the lap, with its nature and why. */
export interface RuledMove {
  readonly round: number;
  readonly color: Color;
  readonly text: string;
  readonly nature: Nature | 'unknown';
  readonly named: string;
  readonly reason: string;
}

/** 裁决书: all that an arbiter signs, before it is laid out. */
export interface RulingSheet extends Pick<ScoreSheet, 'locale' | 'heads' | 'players' | 'referee'> {
  /** The board where the lap begins, and what stands below. */
  readonly board: { readonly picture: string; readonly caption: string };
  /** When the position stood, the first time first; empty where that is not known. */
  readonly moments: readonly string[];
  /** The moves of one lap, or of the run. */
  readonly moves: readonly RuledMove[];
  readonly ruling: string;
  readonly clause: string;
  /** How the sides meet each other's attacks, how far the repetition has come, and doubts. */
  readonly remarks: readonly string[];
}

/** The sheet for a ruling on a cycle, or on a long run of attacks. */
export const rulingSheetOf = (
  game: Pick<GameRecord, 'tags'>,
  line: Line,
  judged: JudgedCycle | JudgedRun,
  options: RulingSheetOptions,
): RulingSheet => {
  const { locale, rules, isLap } = options;
  const stands = 'cycle' in judged ? standsOf(line, judged.cycle) : [];
  const [from = 'run' in judged ? judged.run.from : 0, second = line.moves.length] = stands;
  const lap = 'cycle' in judged ? judged.moves.filter(({ ply }) => ply < second) : judged.moves;
  const start = positionAfter(line, from);
  const caption = RULING_WORDS[locale].begins(
    momentOf(line, from, locale),
    MESSAGES[locale].side[start.turn],
  );
  const { heads, players, referee } = namesOn(game);
  return {
    locale,
    heads,
    players,
    referee,
    board: { picture: drawSvg(start, locale, { title: caption, theme: 'print' }), caption },
    moments: isLap ? [] : stands.map((ply) => momentOf(line, ply, locale)),
    moves: ruledMoves(line, lap, options),
    ruling: sayRuling(judged.ruling, rules, locale),
    clause: sayClause(judged.ruling, rules, locale),
    remarks: remarksOn(line, judged, options),
  };
};

const ruledMoves = (
  line: Line,
  moves: JudgedCycle['moves'],
  { locale, rules }: RulingSheetOptions,
): RuledMove[] => {
  const positions = positionsOf(line);
  const reasons = explainNatures(line, moves, rules, locale);
  return moves.map(({ ply, color, move, nature }, i) => ({
    round: roundOf(ply, line.start.turn),
    color,
    text: sayMove(positions[ply] ?? line.start, move, locale),
    nature,
    named: MESSAGES[locale].nature[nature],
    reason: reasons[i] ?? '',
  }));
};

const remarksOn = (
  line: Line,
  judged: JudgedCycle | JudgedRun,
  { locale, rules, isLap }: RulingSheetOptions,
): string[] =>
  ('run' in judged
    ? [sayRun(judged.run, locale)]
    : [
        sayAnswers(answersOf(line, judged.moves, rules), rules, locale),
        isLap ? '' : sayState(judged, rules, locale),
      ]
  )
    .concat(sayDoubts(judged.ruling, locale))
    .filter((text) => text !== '');
