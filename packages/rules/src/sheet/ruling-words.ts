import type { Locale } from '../explain/locale.ts';

/** What is printed on a ruling sheet beside what the score sheet has too, in one language. */
export interface RulingWords {
  readonly title: string;
  /** What the board shows: the position in which the lap begins, when it stood first, and whose turn it is. */
  readonly begins: (moment: string, side: string) => string;
  readonly column: Readonly<Record<'round' | 'side' | 'move' | 'nature' | 'reason', string>>;
  readonly clause: string;
  readonly remarks: string;
  readonly signature: Readonly<Record<'referee' | 'chief' | 'date', string>>;
}

export const RULING_WORDS: Readonly<Record<Locale, RulingWords>> = {
  'zh-Hans': {
    title: '裁决书',
    begins: (moment, side) => `循环由此开始：${moment}，轮到${side}走`,
    column: { round: '回合', side: '走方', move: '着法', nature: '性质', reason: '理由' },
    clause: '依据',
    remarks: '说明',
    signature: { referee: '裁判员', chief: '裁判长', date: '日期' },
  },
  'zh-Hant': {
    title: '裁決書',
    begins: (moment, side) => `循環由此開始：${moment}，輪到${side}走`,
    column: { round: '回合', side: '走方', move: '著法', nature: '性質', reason: '理由' },
    clause: '依據',
    remarks: '說明',
    signature: { referee: '裁判員', chief: '裁判長', date: '日期' },
  },
  en: {
    title: 'Ruling',
    begins: (moment, side) => `The lap begins here, ${moment}; ${side} to move`,
    column: { round: 'No.', side: 'Side', move: 'Move', nature: 'Nature', reason: 'Because' },
    clause: 'Clause',
    remarks: 'Remarks',
    signature: { referee: 'Referee', chief: 'Chief referee', date: 'Date' },
  },
};
