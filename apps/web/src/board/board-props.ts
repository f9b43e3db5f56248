import type { Locale, Mark, Move, Setup, Square, ThemeId } from '@qili/rules';
import type { Lie } from './points.ts';
import type { Destinations } from './tap.ts';

/** What a board shows, and whom it tells what is done on it. */
export interface BoardProps {
  readonly setup: Setup;
  readonly lie: Lie;
  readonly theme: ThemeId;
  readonly locale: Locale;
  /** Numbers of the files: as the language has them, in digits on both sides, or none. */
  readonly numbers: 'own' | 'digits' | 'none';
  /** Whether the pieces of the upper side stand on their heads, for who sits there. */
  readonly seat?: boolean;
  readonly marks: readonly Mark[];
  /** Where pieces may go; an empty map for a board that is only looked at. */
  readonly destinations: Destinations;
  /** The points that matter, where others are greyed. */
  readonly lit?: ReadonlySet<Square> | undefined;
  readonly label: string;
  readonly onMove?: (move: Move) => void;
  /** Told of a piece that is picked up, which touch-move binds to. */
  readonly onSelect?: (square: Square) => void;
  /** Taps go here instead, where a position is set up. */
  readonly onPoint?: (square: Square) => void;
  /** Told of a piece that is dragged off the board, where a position is set up; any point may then be gone to. */
  readonly onDropOff?: (from: Square) => void;
}
