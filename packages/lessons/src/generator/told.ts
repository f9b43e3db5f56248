import {
  isAttack,
  LOCALES,
  legalMoves,
  MESSAGES,
  positionAfter,
  RULE_SET_OF,
  sayMove,
  sayPiece,
  weighCapture,
  type Locale,
  type Square,
  type Words,
} from '@qili/rules';
import { lineOf } from '../course/lesson.ts';
import { sceneOn, say, type Scene } from '../proof/scene.ts';
import { text } from '../text.ts';
import type { Material } from '../exercise/compose.ts';
import type { Altered } from './alter.ts';
import { inForm } from './forms.ts';

/** What a piece does where it stands, for the nature of a move. */
type Part = 'root' | 'plays' | 'stands';

const PARTS: Readonly<Record<Part, Words>> = {
  root: text('它是根，能回吃', 'it is a root and can take back'),
  plays: text('它在着法里出力', 'it takes part in the play'),
  stands: text(
    '它占着一个点：挡路、作炮架或封住将（帅）',
    'it stands on a point: in the way, as a mount, or shutting the king in',
  ),
};

const TOLD = {
  removed: text(
    '这盘棋原来还有{piece}：{part}。有它时 {m} 是{old}，没有它是{new}。',
    'This position came from one with {piece} as well: {part}. With it {m} was {old}, without it {new}.',
  ),
  added: text(
    '这盘棋多放了{piece}：{part}。没有它时 {m} 是{old}，有了它是{new}。',
    '{piece} was put on the board here: {part}. Without it {m} was {old}, with it {new}.',
  ),
} as const;

/** The first of the plies at which the change alters the nature; undefined where it alters none. */
export const firstAltered = (
  base: Material,
  { material }: Altered,
  plies: readonly number[],
): number | undefined =>
  plies.find((ply) => {
    const [old, now] = [base, material].map((play) => natureAt(play, ply));
    return old !== now && old !== 'unknown' && now !== 'unknown' && now !== undefined;
  });

export const natureAt = (material: Material, ply: number) => sceneIn(material, ply, 'en').judged.nature;

/** Whether the nature is the same with the colours swapped, as the law has it: what is not is not asked. */
export const isSteady = (material: Material, ply: number): boolean => {
  const nature = natureAt(material, ply);
  return nature !== 'unknown' && natureAt(inForm(material, 'swapped'), ply) === nature;
};

const sceneIn = (material: Material, ply: number, locale: Locale): Scene =>
  sceneOn(lineOf(material), ply, RULE_SET_OF[material.rules], locale);

/** Why the answer is another one than before the change. */
export const changeTold = (base: Material, altered: Altered, ply: number): Words => {
  const [hans, hant, en] = LOCALES.map((locale) => told(base, altered, ply, locale));
  return { 'zh-Hans': hans ?? '', 'zh-Hant': hant ?? '', en: en ?? '' };
};

const told = (base: Material, altered: Altered, ply: number, locale: Locale): string => {
  const { piece, at, how, material } = altered;
  const withIt = how === 'removed' ? base : material;
  const line = lineOf(withIt);
  const { nature } = MESSAGES[locale];
  return say(TOLD[how], locale, {
    piece: sayPiece(line.start, { ...piece, at }, locale),
    part: PARTS[partOf(sceneIn(withIt, ply, locale), at)][locale],
    m: sayMove(positionAfter(line, ply), line.moves[ply] ?? { from: at, to: at }, locale),
    old: nature[natureAt(base, ply)],
    new: nature[natureAt(material, ply)],
  });
};

/** What the piece on a point does about the move: by its presence in the proofs. */
const partOf = (scene: Scene, at: Square): Part => {
  const { judged, passed, rules } = scene;
  const plays = judged.findings.some(
    (finding) => 'line' in finding && finding.line.some(({ from }) => from === at),
  );
  const meets = judged.findings.some(
    (finding) => finding.nature === 'exchange' && finding.line[1]?.from === at,
  );
  if (meets) return 'root';
  const captures = passed === undefined ? [] : legalMoves(passed).filter(({ to }) => passed.pieces.has(to));
  const guards = captures.some((move) =>
    passed === undefined
      ? false
      : weighCapture(passed, move, rules.natures)?.protection.protectors.some(
          ({ root }) => root.at === at,
        ) === true,
  );
  if (guards && !isAttack(judged.nature)) return 'root';
  return plays ? 'plays' : 'stands';
};
