import {
  RULE_SET_OF,
  scoreSheetOf,
  sheetHtml,
  sheetSvg,
  type GameRecord,
  type RuleSetId,
  type SheetNotation,
} from '@qili/rules';
import type { Session } from '../terminal/session.ts';

/** How a score sheet is asked for. */
export interface SheetAsked {
  readonly as: 'html' | 'svg';
  readonly notation: SheetNotation | undefined;
  readonly rules: RuleSetId;
  readonly comments: boolean;
}

/** The score sheet of a game; in short notation unless asked otherwise, in English in WXF. */
export const drawSheet = (game: GameRecord, asked: SheetAsked, { locale }: Session): string => {
  const sheet = scoreSheetOf(game, {
    locale,
    notation: asked.notation ?? (locale === 'en' ? 'wxf' : 'short'),
    rules: RULE_SET_OF[asked.rules],
    remarks: asked.comments,
  });
  return asked.as === 'svg' ? sheetSvg(sheet) : sheetHtml(sheet);
};
