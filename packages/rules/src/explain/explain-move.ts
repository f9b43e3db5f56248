import { assertNever } from '../base/assert.ts';
import {
  isAttack,
  type ChaseFinding,
  type Excuse,
  type Finding,
  type JudgedMove,
} from '../nature/finding.ts';
import { positionAfter, type Line } from '../position/line.ts';
import { MESSAGES } from './messages/languages.ts';
import type { Locale } from './locale.ts';
import type { Messages, Scene } from './messages/messages.ts';
import { sayMove } from './play.ts';
import { sceneOf } from './scene.ts';

/** How many findings of one nature are told in words; the rest are kept in the judgement. */
const TOLD = 2;

/**
 * A short paragraph about a judged move of the line: the move, its nature, what it attacks and by
 * which play, or, for an idle move, why what looks like an attack is none.
 */
export const explainMove = (line: Line, judged: JudgedMove, locale: Locale): string => {
  const say = MESSAGES[locale];
  const scene = sceneOf(line, judged, locale);
  const deciding = oneATarget(judged.findings.filter((finding) => finding.nature === judged.nature)).slice(
    0,
    TOLD,
  );
  const excuses = isAttack(judged.nature)
    ? []
    : oneATarget(judged.excuses.filter((excuse) => isAbout(judged, excuse))).slice(0, TOLD);
  const told = excuses.length > 0 ? deciding.filter((finding) => finding.nature !== 'idle') : deciding;
  const sentences = [
    ...told.flatMap((finding) => sayFinding(say, finding, scene)),
    ...excuses.map((excuse) => sayExcuse(say, excuse, scene)),
  ];
  const text = sayMove(positionAfter(line, judged.ply), judged.move, locale);
  return say.about(text, say.nature[judged.nature], say.paragraph(sentences));
};

/** The proof of a ruling in words: a paragraph for each move, leaving out what an earlier lap has said. */
export const explainMoves = (line: Line, moves: readonly JudgedMove[], locale: Locale): string[] => [
  ...new Set(moves.map((move) => explainMove(line, move, locale))),
];

/** One finding in words. */
export const explainFinding = (line: Line, judged: JudgedMove, finding: Finding, locale: Locale): string => {
  const say = MESSAGES[locale];
  return say.paragraph(sayFinding(say, finding, sceneOf(line, judged, locale)));
};

const sayFinding = (say: Messages, finding: Finding, scene: Scene): string[] => {
  switch (finding.nature) {
    case 'check':
      return [say.check(finding.by, scene)];
    case 'kill':
      return [say.kill(finding.line, scene)];
    case 'chase':
      return sayChase(say, finding, scene);
    case 'exchange':
    case 'offer': {
      const met = say.meeting[finding.nature](finding.by, finding.target, scene);
      return finding.line.length === 0 ? [met] : [met, say.taken(finding.line, scene)];
    }
    case 'block':
    case 'follow':
      return [say.hold[finding.nature](finding.by, finding.target, scene)];
    case 'idle':
      return [say.idle];
    case 'unknown':
      return [say.unknown(finding.asked, finding.nodes)];
    default:
      return assertNever(finding);
  }
};

/** What is attacked and how, why protection does not help, and the play that shows it. */
const sayChase = (say: Messages, finding: ChaseFinding, scene: Scene): string[] => {
  const protection = isRootTold(finding) ? [say.root[finding.root](finding, scene)] : [];
  const proof = finding.line.length === 0 ? [] : [say.wins(finding, scene)];
  return [say.chase[finding.means](finding, scene), ...protection, ...proof];
};

/** What wins by way of check, or only by the whole exchange, does not turn on the root of its target. */
const isRootTold = ({ means, root }: ChaseFinding): boolean =>
  means !== 'checks' && (means !== 'exchange' || root === 'false' || root === 'outnumbered');

/** An attack that stood before is worth a word only where the piece that moved could be thought to make it. */
const isAbout = ({ move }: JudgedMove, { code, by }: Excuse): boolean =>
  code !== 'stood-before' || by.some(({ at }) => at === move.to);

/** The first finding or excuse about each target; the others are about the same piece in other ways. */
const oneATarget = <T extends Finding | Excuse>(told: readonly T[]): T[] => {
  const targets = told.map((each) => ('target' in each ? each.target.id : undefined));
  return told.filter((_, i) => targets[i] === undefined || targets.indexOf(targets[i]) === i);
};

const sayExcuse = (say: Messages, excuse: Excuse, scene: Scene): string =>
  say.excuse[excuse.code](excuse, scene);
