import {
  MESSAGES,
  isLegalMove,
  play,
  weighCapture,
  type Locale,
  type Move,
  type Position,
  type Protector,
  type Root,
  type Weighing,
} from '@qili/rules';
import { sound } from '../course/lesson.ts';
import { termName } from '../course/sentence.ts';
import { text } from '../text.ts';
import { arrow, circle, pieceOn, playOn, say, type Proof, type Scene } from './scene.ts';

/** What is said of a root, and against another answer: `trusted` where a root is believed in that does not hold. */
const SAYINGS = {
  none: text(
    '{captor}吃{target}（{taking}）之后，{side}没有一个子能走到那里回吃：{root}。',
    'After {captor} takes {target} ({taking}), {side} has no piece that could take back there: {root}.',
  ),
  true: text('{guard}能回吃：{line}。所以是{root}。', '{guard} can take back: {line}. So it is a {root}.'),
  false: text(
    '{guard}看着{target}，却回吃不得：{flaw}。所以是{root}。',
    '{guard} bears on {target} but cannot take back: {flaw}. So it is a {root}.',
  ),
  outnumbered: text(
    '攻击的子有 {attackers} 个，根只有 {roots} 个：{line}。所以是{root}。',
    'Attackers {attackers}, roots {roots}: {line}. So it is {root}.',
  ),
  outnumberedPlay: text(
    '回吃之后还要失子：{line}。所以是{root}。',
    'Taking back is not the end of it: {line}. So it is {root}.',
  ),
  trusted: text(
    '你信的根是{guard}。{taking} 之后它去回吃：{flaw}。',
    'The root you trust is {guard}. Let it take back after {taking}: {flaw}.',
  ),
  trustedAmongFew: text(
    '{guard}是能回吃（{retake}），但一个人守不住：',
    '{guard} can take back ({retake}), but that is not enough: ',
  ),
  holds: text(
    '若是{given}，总有什么使{guard}回吃不得；可是 {retake} 照样可走，走了也不吃亏。',
    'If it were a {given}, something would keep {guard} from taking back; but {retake} can be played, and loses nothing.',
  ),
  holdsForFew: text(
    '若是{given}，{guard}便回吃不得；可是 {retake} 可走，它是根，只是根不够：',
    'If it were a {given}, {guard} could not take back; but it can ({retake}): a root, only one too few: ',
  ),
  enough: text(
    '若是{given}，攻击的子要比根多，回吃也不够；这里攻击的 {attackers} 个，根 {roots} 个，{retake} 回吃之后，再没有便宜可占。',
    'If it were {given}, taking back would not be enough; here it is attackers {attackers}, roots {roots}, and after {retake} nothing more is won.',
  ),
  notByNumber: text(
    '这里不是数目的问题（攻击的 {attackers} 个，根 {roots} 个）：{guard}本来就回吃不得，{flaw}。',
    'It is no matter of numbers (attackers {attackers}, roots {roots}): {guard} cannot take back at all, {flaw}.',
  ),
  seen: text('{target}有子看着：{guard}。', '{target} is watched by {guard}. '),
} as const;

/** What is wrong with a root, with the pieces and the play that show it. */
const FLAWS = {
  pinned: text('它被{by}牵住，一离开就送将', 'it is pinned by {by}, and its king would be taken'),
  'faces-king': text('它一离开，两将照面', 'it would leave the kings face to face'),
  'in-check': text('{by}同时将军，来不及回吃', '{by} gives check, and there is no time for it'),
  'king-exposed': text(
    '{by}看着那一点，将（帅）不能送吃',
    '{by} commands the point, and a king may not step there',
  ),
  mated: text('{line}，反被将死', '{line}, and that is mate'),
  'loses-more': text('{line}，反而丢了{loses}', '{line}, and that loses {loses}'),
  none: text('回吃也不够', 'even so it is not enough'),
} as const;

/** The capture that a question about a root is about, weighed. */
export const weighedIn = ({ passed, rules }: Scene, capture: Move): Weighing | undefined =>
  passed === undefined ? undefined : weighCapture(passed, capture, rules.natures);

/** A capture, what it meets, and the words for both. */
interface Case {
  readonly on: Position;
  readonly capture: Move;
  readonly weighing: Weighing;
  readonly locale: Locale;
}

const caseOf = (scene: Scene, capture: Move): Case => ({
  on: sound(scene.passed, 'a position in which one may pass'),
  capture,
  weighing: sound(weighedIn(scene, capture), 'a capture of worth'),
  locale: scene.locale,
});

/** What protects the target of a capture, and how one sees it. */
export const rootProof = (scene: Scene, capture: Move): Proof => proofOf(caseOf(scene, capture));

/** Why the target of a capture has not the root that was answered: the root that was trusted is tried, or looked for. */
export const notThatRoot = (scene: Scene, capture: Move, given: Root): Proof => {
  const asked = caseOf(scene, capture);
  const { weighing, locale } = asked;
  const { protectors } = weighing.protection;
  const proof = proofOf(asked);
  const sure = protectors.find(({ flaw }) => flaw === undefined);
  const broken = protectors.find(({ flaw }) => flaw !== undefined);
  const told = (saying: keyof typeof SAYINGS, protector: Protector): string =>
    say(SAYINGS[saying], locale, { ...wordsOf(asked, protector), given: termName(given, locale) });
  const is = weighing.root;
  const [any] = protectors;
  if (any === undefined || is === 'none') return proof;
  if (given === 'none') return { ...proof, says: told('seen', any) + proof.says };
  if (is === 'false' && broken !== undefined)
    return tried(asked, broken, told(given === 'true' ? 'trusted' : 'notByNumber', broken));
  if (sure === undefined) return proof;
  if (is === 'true') return tried(asked, sure, told(given === 'false' ? 'holds' : 'enough', sure));
  const opening = told(given === 'true' ? 'trustedAmongFew' : 'holdsForFew', sure);
  return { ...proof, says: opening + proof.says };
};

const proofOf = (asked: Case): Proof => {
  const { on, weighing, locale, capture } = asked;
  const { attackers, roots, protectors } = weighing.protection;
  const sure = protectors.find(({ flaw }) => flaw === undefined);
  const broken = protectors.find(({ flaw }) => flaw !== undefined);
  const [any] = protectors;
  const saying = ((): keyof typeof SAYINGS => {
    if (any === undefined || weighing.root === 'none') return 'none';
    if (weighing.root === 'outnumbered')
      return attackers > roots && roots > 0 ? 'outnumbered' : 'outnumberedPlay';
    return weighing.root;
  })();
  const shown = saying === 'false' ? (broken ?? any) : (sure ?? any);
  return {
    says: say(SAYINGS[saying], locale, wordsOf(asked, shown)),
    on,
    line: weighing.line,
    marks: marksOf(capture, protectors),
  };
};

/** The words that a saying about a root may ask for. */
const wordsOf = (asked: Case, protector: Protector | undefined): Readonly<Record<string, string>> => {
  const { on, capture, weighing, locale } = asked;
  const { attackers, roots } = weighing.protection;
  const taking = playOn(on, [capture], locale);
  const words = {
    root: termName(weighing.root, locale),
    captor: pieceOn(on, capture.from, locale),
    target: pieceOn(on, capture.to, locale),
    side: MESSAGES[locale].side[on.turn === 'red' ? 'black' : 'red'],
    attackers: String(attackers),
    roots: String(roots),
    taking,
    line: playOn(on, weighing.line, locale),
  };
  if (protector === undefined) return words;
  const line = [capture, { from: protector.root.at, to: capture.to }];
  return {
    ...words,
    guard: pieceOn(on, protector.root.at, locale),
    flaw: flawOf(asked, protector),
    retake: playOn(on, line, locale),
  };
};

const flawOf = ({ on, locale }: Case, { flaw }: Protector): string => {
  if (flaw === undefined) return say(FLAWS.none, locale);
  return say(FLAWS[flaw.code], locale, {
    ...('by' in flaw ? { by: pieceOn(on, flaw.by.at, locale) } : {}),
    ...('line' in flaw ? { line: playOn(on, flaw.line, locale) } : {}),
    ...('loses' in flaw ? { loses: pieceOn(on, flaw.loses.at, locale) } : {}),
  });
};

/** The root put to the test: the play that shows what becomes of it, as far as it may be played. */
const tried = ({ on, capture }: Case, { root, flaw }: Protector, says: string): Proof => {
  const retake = { from: root.at, to: capture.to };
  const legal = isLegalMove(play(on, capture), retake) ? [capture, retake] : [capture];
  return {
    says,
    on,
    line: flaw !== undefined && 'line' in flaw ? flaw.line : legal,
    marks: [
      arrow(capture, 'chase'),
      arrow(retake, 'hold'),
      ...(flaw !== undefined && 'by' in flaw ? [circle(flaw.by.at, 'check')] : []),
    ],
  };
};

const marksOf = (capture: Move, protectors: readonly Protector[]): Proof['marks'] => [
  arrow(capture, 'chase'),
  ...protectors.map(({ root }) => arrow({ from: root.at, to: capture.to }, 'hold')),
];
