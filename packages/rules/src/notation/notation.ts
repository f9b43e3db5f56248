import type { Result } from '../base/result.ts';
import type { Move } from '../board/move.ts';
import type { Obstacle } from '../position/obstacle.ts';
import type { Position } from '../position/position.ts';

/** Ways of writing one move, in the order in which a text that fits several is understood. */
export const NOTATION_IDS = ['chinese', 'wxf', 'iccs', 'uci', 'uci-10', 'san', 'san-10', 'short'] as const;
export type NotationId = (typeof NOTATION_IDS)[number];

/** Choices within a notation. Readers need none of them but `tandem`, and that only for `33.4`. */
export interface MoveStyle {
  /** Chinese characters: simplified 简体 (default) or traditional 繁體. */
  readonly script?: 'hans' | 'hant';
  /** Black's digits in Chinese notation: `7` (default) or `７`, as printed. */
  readonly digits?: 'plain' | 'full-width';
  /** Pawns on one file: 一兵 二兵 … (规范, default) or 前兵 二兵 …, 前四平五 (东萍, older books). */
  readonly pawns?: 'standard' | 'old';
  /** Strokes of short notation: `马8+7` (default), U+0332 and U+0305, or decorated HTML or SVG text. */
  readonly strokes?: 'ascii' | 'unicode' | 'html' | 'svg';
  /** 平 in WXF: `C2=5` as AXF has it (default), or `C2.5`. */
  readonly sideways?: '=' | '.';
  /**
   * WXF pawns on one file: `Pa=4` (xqbase, default), `P+=4`, `33=4` (wxf.org), `13=4` (world rules
   * 2018) or `+3=4`, `23=4` (东萍).
   */
  readonly tandem?: 'xqbase' | 'official' | 'world' | 'dongping';
}

/** What is wrong with the text of a move: no move at all, no legal one, or more than one. */
export type MoveTextFault =
  | { readonly code: 'syntax'; readonly text: string }
  | { readonly code: 'illegal'; readonly text: string; readonly because: Obstacle }
  | { readonly code: 'ambiguous'; readonly text: string; readonly candidates: readonly Move[] };

/** One way of writing moves. `parse` undoes `make`; what `parse` answers is legal in the position. */
export interface Notation {
  readonly id: NotationId;
  readonly parse: (position: Position, text: string, style?: MoveStyle) => Result<Move, MoveTextFault>;
  readonly make: (position: Position, move: Move, style?: MoveStyle) => string;
}
