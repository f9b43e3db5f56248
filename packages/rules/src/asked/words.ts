import type { Locale } from '../explain/locale.ts';

/** What is said of a question that cannot be answered, beside what its faults say themselves. */
interface AskedWords {
  /** Whose move of which round is meant, and what is said of it. */
  readonly inTurn: (turn: string, said: string) => string;
  readonly lapOpen: (ply: number) => string;
}

export const ASKED_WORDS: Readonly<Record<Locale, AskedWords>> = {
  'zh-Hans': {
    inTurn: (turn, said) => `${turn}：${said}`,
    lapOpen: (ply) => `从第 ${String(ply)} 个半回合到末着没有回到同一局面，不是循环的一圈。`,
  },
  'zh-Hant': {
    inTurn: (turn, said) => `${turn}：${said}`,
    lapOpen: (ply) => `從第 ${String(ply)} 個半回合到末著沒有回到同一局面，不是循環的一圈。`,
  },
  en: {
    inTurn: (turn, said) => `${turn}: ${said}`,
    lapOpen: (ply) =>
      `From ply ${String(ply)} to the end the position does not come back, so this is no lap of a cycle.`,
  },
};
