import {
  fileOf,
  isAcrossRiver,
  isAttack,
  legalMoves,
  MESSAGES,
  rankOf,
  reachOf,
  sayMove,
  type Setup,
  type Square,
} from '@qili/rules';
import { text } from '../text.ts';
import { arrow, circle, moveIn, pieceOn, say, type Proof, type Scene } from './scene.ts';
import { shownBy, whyOf } from './why.ts';

/** What is said against 拦 and 跟: whose line would be closed, and what would be watched. */
const SAYINGS = {
  noLines: text(
    '若是拦，{piece}挡的是谁的路？{foe}已没有车、马、炮，没有路可拦。',
    'If it were a block, whose line would {piece} close? {foe} has no rook, horse or cannon left: there is none.',
  ),
  openLines: text(
    '若是拦，{piece}挡的是谁的路？{target}照样能走到 {n} 个空点，拿掉{piece}也不多一个；别的子也没有被挡。',
    'If it were a block, whose line would {piece} close? {target} can go to {n} empty points, and to no more if {piece} were not there; the others are no more shut in.',
  ),
  kingStands: text(
    '{piece}站在{target}的路上，使它少走 {n} 个点；但将（帅）挡路不叫拦。',
    '{piece} stands in the way of {target} and closes {n} points to it; but a king in the way is no block.',
  ),
  bearsItself: text(
    '{piece}站在{target}的路上，但自己就看着它，不是单单挡路，所以不是拦。',
    '{piece} stands in the way of {target} but bears on it as well: that is more than standing in the way, so no block.',
  ),
  blocksToo: text(
    '{piece}确实挡了{target}的路（少走 {n} 个点），但这一着先是{nature}。{why}',
    '{piece} does stand in the way of {target} (and closes {n} points to it), but first of all the move is a {nature}. {why}',
  ),
  watchesNothing: text(
    '若是跟，{piece}跟的是哪一个？它现在能走到 {n} 个点，没有一个点上有对方值得吃的子。',
    'If it were a follow, what would {piece} follow? It can go to {n} points now, and on none of them stands a piece of worth.',
  ),
  doesNotFollow: text(
    '将（帅）、兵（卒）不叫跟：{piece}看着{target}，也只是闲。',
    'Kings and pawns do not follow: that {piece} bears on {target} is plain idle.',
  ),
  watchedBack: text(
    '{piece}看着{target}，{target}也看着{piece}（{taking}）：跟的是吃不了自己的子。',
    '{piece} bears on {target}, and {target} on {piece} ({taking}): one follows what cannot take oneself.',
  ),
  watchedBefore: text(
    '{piece}看着{target}，可是走 {m} 之前就看着了，不是这一着跟上的。',
    '{piece} bears on {target}, but did so before {m}: it is not this move that follows.',
  ),
  followsToo: text(
    '{piece}确实看着{target}，但这一着先是{nature}。{why}',
    '{piece} does bear on {target}, but first of all the move is a {nature}. {why}',
  ),
  attacksToo: text(
    '况且{given}不能带有攻击，{m} 却有。{why}',
    'And a {given} must not attack, but {m} does. {why}',
  ),
} as const;

/** Why the move is no 拦, as far as it can be seen: nothing is shut in, or more is done than that. */
export const notABlock = (scene: Scene): Proof => {
  const { after, judged, locale } = scene;
  const own = judged.move.to;
  const lines = foesOf(scene).filter((at) => HAS_LINES.has(after.pieces.get(at)?.role ?? ''));
  const shut = lines.filter((at) => closedTo(after, at, own).length > 0);
  const about = (target: Square, saying: keyof typeof SAYINGS, n: number): Proof =>
    holding(scene, target, say(SAYINGS[saying], locale, { ...words(scene, target), n: String(n) }));
  const [nearest] = [...lines].sort((a, b) => apart(a, own) - apart(b, own));
  if (nearest === undefined)
    return attacking(scene, 'block', {
      says: say(SAYINGS.noLines, locale, words(scene, own)),
      on: after,
      line: [],
      marks: [circle(own, 'hold')],
    });
  const [held] = shut.filter((at) => !reachOf(after, own).includes(at));
  const [met] = shut;
  if (met === undefined)
    return attacking(scene, 'block', about(nearest, 'openLines', emptyReach(after, nearest).length));
  if (after.pieces.get(own)?.role === 'king')
    return about(met, 'kingStands', closedTo(after, met, own).length);
  return held === undefined
    ? attacking(scene, 'block', about(met, 'bearsItself', 0))
    : about(held, 'blocksToo', closedTo(after, held, own).length);
};

/** Why the move is no 跟: nothing is watched, it was watched before, or it watches back. */
export const notAFollow = (scene: Scene): Proof => {
  const { after, before, judged, locale } = scene;
  const { from, to: own } = judged.move;
  const reach = reachOf(after, own);
  const watched = foesOf(scene).filter((at) => reach.includes(at) && isDear(after, at));
  const about = (target: Square, saying: keyof typeof SAYINGS): Proof => {
    const taking = sayMove(after, { from: target, to: own }, locale);
    return holding(scene, target, say(SAYINGS[saying], locale, { ...words(scene, target), taking }));
  };
  const [first] = watched;
  if (first === undefined) {
    const says = say(SAYINGS.watchesNothing, locale, { ...words(scene, own), n: String(reach.length) });
    return attacking(scene, 'follow', { says, on: after, line: [], marks: [circle(own, 'hold')] });
  }
  const { role } = after.pieces.get(own) ?? {};
  if (role === 'king' || role === 'pawn') return attacking(scene, 'follow', about(first, 'doesNotFollow'));
  const unmet = watched.filter((at) => !reachOf(after, at).includes(own));
  const [fresh] = unmet.filter((at) => !reachOf(before, from).includes(at));
  if (fresh !== undefined) return about(fresh, 'followsToo');
  const [old] = unmet;
  return attacking(
    scene,
    'follow',
    old === undefined ? about(first, 'watchedBack') : about(old, 'watchedBefore'),
  );
};

const HAS_LINES: ReadonlySet<string> = new Set(['rook', 'horse', 'cannon']);

/** Where the opponent's pieces stand, those dearest in the order of the board. */
const foesOf = ({ after, judged }: Scene): Square[] =>
  [...after.pieces]
    .filter(([, { color }]) => color !== judged.color)
    .map(([at]) => at)
    .sort((a, b) => a - b);

const apart = (a: Square, b: Square): number =>
  Math.abs(fileOf(a) - fileOf(b)) + Math.abs(rankOf(a) - rankOf(b));

/** Kings and pawns on their own side are nothing that one could win. */
const isDear = ({ pieces }: Setup, at: Square): boolean => {
  const piece = pieces.get(at);
  if (piece === undefined || piece.role === 'king') return false;
  return piece.role !== 'pawn' || isAcrossRiver(at, piece.color);
};

const emptyReach = (setup: Setup, at: Square): Square[] =>
  reachOf(setup, at).filter((to) => !setup.pieces.has(to));

/** The empty points that the piece on `at` could go to beside those it can, if nothing stood on `by`. */
const closedTo = (setup: Setup, at: Square, by: Square): Square[] => {
  const pieces = new Map(setup.pieces);
  pieces.delete(by);
  const open = emptyReach(setup, at);
  return emptyReach({ ...setup, pieces }, at).filter((to) => to !== by && !open.includes(to));
};

const words = (scene: Scene, target: Square): Readonly<Record<string, string>> => {
  const { after, judged, locale } = scene;
  const { side, nature } = MESSAGES[locale];
  const own = judged.move.to;
  return {
    m: moveIn(scene),
    piece: pieceOn(after, own, locale),
    target: pieceOn(after, target, locale),
    foe: side[after.turn],
    nature: nature[judged.nature],
    why: whyOf(scene),
  };
};

/** A proof about how the moved piece stands to another: the other's move where it is free, and both marked. */
const holding = ({ after, judged }: Scene, target: Square, says: string): Proof => {
  const own = judged.move.to;
  const free = legalMoves(after).filter(({ from, to }) => from === target && !after.pieces.has(to));
  const [far] = free.sort((a, b) => apart(b.to, target) - apart(a.to, target));
  return {
    says,
    on: after,
    line: far === undefined ? [] : [far],
    marks: [circle(own, 'hold'), circle(target, 'hold'), ...(far === undefined ? [] : [arrow(far, 'hold')])],
  };
};

/** The same, and that the move attacks where it does: then the attack is what is played. */
const attacking = (scene: Scene, given: 'block' | 'follow', proof: Proof): Proof => {
  const { judged, locale } = scene;
  if (!isAttack(judged.nature)) return proof;
  const { nature } = MESSAGES[locale];
  const also = say(SAYINGS.attacksToo, locale, {
    m: moveIn(scene),
    given: nature[given],
    why: whyOf(scene),
  });
  return { ...shownBy(scene), says: `${proof.says}${locale === 'en' ? ' ' : ''}${also}` };
};
