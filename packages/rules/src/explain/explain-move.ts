import { assertNever } from '../base/assert.ts';
import {
  isAttack,
  type ChaseFinding,
  type Excuse,
  type Finding,
  type JudgedMove,
} from '../nature/finding.ts';
import { isCheck } from '../position/position.ts';
import { positionAfter, type Line } from '../position/line.ts';
import { excuseClauseOf, type RuleSet } from '../ruling/ruleset.ts';
import { numberOf } from './clause-number.ts';
import type { Locale } from './locale.ts';
import { MESSAGES } from './messages/languages.ts';
import type { Idling, Messages, Scene, ToldExcuse } from './messages/messages.ts';
import { inTellingOrder } from './order.ts';
import { sayMove } from './play.ts';
import { sceneOf, toldOf } from './scene.ts';

/** How many findings of one nature are told in words; the rest are kept in the judgement. */
const TOLD = 2;

/** What the sentences about one move are made from. */
interface Telling {
  readonly line: Line;
  readonly judged: JudgedMove;
  readonly rules: RuleSet;
  readonly say: Messages;
  readonly scene: Scene;
}

/**
 * A short paragraph about a judged move of the line: the move, its nature, what it attacks, why that
 * is not protected and by which play it is won; or, for an idle move, why what looks like an
 * attack is none. `previous` is the opponent's move before it, where that was judged too.
 */
export const explainMove = (
  line: Line,
  judged: JudgedMove,
  rules: RuleSet,
  locale: Locale,
  previous?: JudgedMove,
): string => {
  const say = MESSAGES[locale];
  const text = sayMove(positionAfter(line, judged.ply), judged.move, locale);
  return say.about(text, say.nature[judged.nature], explainNature(line, judged, rules, locale, previous));
};

/** The sentences of the paragraph, without the move and its name. */
const explainNature = (
  line: Line,
  judged: JudgedMove,
  rules: RuleSet,
  locale: Locale,
  previous?: JudgedMove,
): string => {
  const say = MESSAGES[locale];
  const telling: Telling = { line, judged, rules, say, scene: sceneOf(line, judged, locale) };
  const excuses = excusesToTell(judged, rules);
  const findings = findingsToTell(judged, excuses);
  const sentences = [
    ...sayFindings(findings, telling),
    ...excuses
      .filter((excuse) => !findings.some((finding) => isMeetingOf(finding, excuse)))
      .map((excuse) => sayExcuse(excuse, telling)),
  ];
  return say.paragraph(sentences.length > 0 ? sentences : [sayIdle(telling, previous)]);
};

/** The proof of a ruling in words: a paragraph for each move, leaving out what an earlier lap has said. */
export const explainMoves = (
  line: Line,
  moves: readonly JudgedMove[],
  rules: RuleSet,
  locale: Locale,
): string[] => {
  const told = moves.map((move, i) => explainMove(line, move, rules, locale, beforeIn(line, moves, i)));
  return [...new Set(told)];
};

/** The reasons of each move, for where the move and its nature stand beside them: one text a move, none left out. */
export const explainNatures = (
  line: Line,
  moves: readonly JudgedMove[],
  rules: RuleSet,
  locale: Locale,
): string[] => moves.map((move, i) => explainNature(line, move, rules, locale, beforeIn(line, moves, i)));

/** Where the moves repeat, what stands before the first of them is what stands before its like in the next lap. */
const beforeIn = (line: Line, moves: readonly JudgedMove[], i: number): JudgedMove | undefined =>
  moves[i - 1] ?? (i === 0 ? lastOfLap(line, moves) : undefined);

/** The last move, if it leads back to where the first began. */
const lastOfLap = (line: Line, moves: readonly JudgedMove[]): JudgedMove | undefined => {
  const [first, last] = [moves[0], moves.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const start = positionAfter(line, first.ply);
  const end = positionAfter(line, last.ply + 1);
  const isClosed =
    start.turn === end.turn &&
    start.pieces.size === end.pieces.size &&
    [...start.pieces].every(([at, { color, role }]) => {
      const piece = end.pieces.get(at);
      return piece?.color === color && piece.role === role;
    });
  return isClosed ? last : undefined;
};

/** The findings that decide, one about each target; of holds those that no excuse is about. */
const findingsToTell = ({ findings, nature }: JudgedMove, excuses: readonly ToldExcuse[]): Finding[] => {
  const excused = excuses.flatMap(({ targets }) => targets.map(({ id }) => id));
  const isNews = (finding: Finding): boolean =>
    (finding.nature !== 'follow' && finding.nature !== 'block') || !excused.includes(finding.target.id);
  const deciding = oneATarget(inTellingOrder(findings.filter((finding) => finding.nature === nature)));
  const told = deciding.filter((finding) => finding.nature !== 'idle' && isNews(finding));
  return (
    told.length > 0 || excuses.length > 0 ? told : deciding.filter(({ nature: own }) => own !== 'idle')
  ).slice(0, TOLD);
};

/** The excuses of a move that is idle after all, for attacks that the rule set forbids; those that hold for several targets alike put together. */
const excusesToTell = (judged: JudgedMove, { forbidden }: RuleSet): ToldExcuse[] => {
  if (isAttack(judged.nature)) return [];
  const telling = judged.excuses.filter(
    (excuse) => forbidden.includes(excuse.nature) && isAbout(judged, excuse),
  );
  const told = oneATarget(inTellingOrder(telling));
  const groups: Excuse[][] = [];
  for (const excuse of told) {
    const group = groups.find(([first]) => first !== undefined && isAlike(first, excuse));
    if (group === undefined) groups.push([excuse]);
    else group.push(excuse);
  }
  return groups.slice(0, TOLD).flatMap((group) => {
    const targets = group.flatMap(({ target }) => (target === undefined ? [] : [target])).slice(0, TOLD);
    return group.slice(0, 1).map((first) => ({ ...first, targets }));
  });
};

/** Whether two excuses can be told in one sentence; who attacks does not matter where the king answers check. */
const isAlike = (a: Excuse, b: Excuse): boolean =>
  a.code === b.code &&
  a.nature === b.nature &&
  (a.code === 'king-answers-check' || (a.code !== 'taking-loses' && a.by[0]?.id === b.by[0]?.id));

/** Whether an excuse only repeats that two pieces meet. */
const isMeetingOf = (finding: Finding, { code, by, targets }: ToldExcuse): boolean =>
  code === 'same-type-meets' &&
  (finding.nature === 'exchange' || finding.nature === 'offer') &&
  targets.every(({ id }) => id === finding.target.id) &&
  finding.by[0]?.id === by[0]?.id;

/** An attack that stood before is worth a word only where the piece that moved could be thought to make it. */
const isAbout = ({ move }: JudgedMove, { code, by }: Excuse): boolean =>
  code !== 'stood-before' || by.some(({ at }) => at === move.to);

/** The first finding or excuse about each target; the others are about the same piece in other ways. */
const oneATarget = <T extends Finding | Excuse>(told: readonly T[]): T[] => {
  const targets = told.map((each) => ('target' in each ? each.target.id : undefined));
  return told.filter((_, i) => targets[i] === undefined || targets.indexOf(targets[i]) === i);
};

/** The first finding in full and the others briefly: a paragraph stays short. */
const sayFindings = (findings: readonly Finding[], telling: Telling): string[] => {
  const { say, scene } = telling;
  const [first, ...others] = findings;
  if (first === undefined) return [];
  if (first.nature === 'block' || first.nature === 'follow') {
    const targets = findings.flatMap((finding) => ('target' in finding ? [finding.target] : []));
    return [say.hold[first.nature](first.by, targets, scene)];
  }
  const chases = others.filter((finding) => finding.nature === 'chase');
  if (chases.length > 0) return [sayFinding(first, telling), say.chasesToo(chases, scene)];
  return findings.map((finding) => sayFinding(finding, telling));
};

const sayFinding = (finding: Finding, telling: Telling): string => {
  const { say, scene } = telling;
  switch (finding.nature) {
    case 'check':
      return say.check(finding.by, scene);
    case 'kill':
      return say.kill(finding.line, scene);
    case 'chase':
      return sayChase(finding, telling);
    case 'exchange':
    case 'offer':
      return say.meeting[finding.nature](finding, scene);
    case 'block':
    case 'follow':
      return say.hold[finding.nature](finding.by, [finding.target], scene);
    case 'idle':
      return say.idle[plainUnder(telling.rules)];
    case 'unknown':
      return say.unknown(finding.asked, finding.nodes);
    default:
      return assertNever(finding);
  }
};

const sayChase = (finding: ChaseFinding, { line, judged, rules, say, scene }: Telling): string =>
  say.chase(finding, toldOf(line, judged, finding, rules.natures), scene);

/** An idle move that nothing needs to be said against: what the piece that moved does. */
const sayIdle = ({ line, judged, rules, say, scene }: Telling, previous: JudgedMove | undefined): string => {
  const chasers = (previous?.findings ?? []).flatMap((finding) =>
    finding.nature === 'chase' && finding.target.at === judged.move.from ? finding.by : [],
  );
  if (chasers.length > 0) return say.evades(chasers.slice(0, 1), scene);
  return say.idle[isCheck(positionAfter(line, judged.ply)) ? 'answers-check' : plainUnder(rules)];
};

const plainUnder = ({ forbidden }: RuleSet): Idling =>
  forbidden.includes('kill') ? 'plain' : 'plain-where-kills-are-free';

const sayExcuse = (excuse: ToldExcuse, { rules, say, scene }: Telling): string =>
  say.excused(say.excuse[excuse.code](excuse, scene), numberOf(excuseClauseOf(rules, excuse)));
