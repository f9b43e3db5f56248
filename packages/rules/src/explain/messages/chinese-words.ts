import { NUMERALS, SCRIPTS } from '../../notation/glyphs.ts';
import type { Messages } from './messages.ts';
import { zhIn, type Script, type Zh } from './script.ts';

/** The words of which Chinese sentences are made, in one script, and the script to write sentences in. */
export interface ChineseWords extends Pick<Messages, 'side' | 'role' | 'nature' | 'obstacle'> {
  readonly zh: Zh;
}

export const chineseWords = (script: Script): ChineseWords => {
  const zh = zhIn(script);
  return {
    zh,
    side: { red: zh`红方`, black: zh`黑方` },
    role: SCRIPTS[script].roles,
    nature: {
      check: zh`将`,
      kill: zh`杀`,
      chase: zh`捉`,
      exchange: zh`兑`,
      offer: zh`献`,
      block: zh`拦`,
      follow: zh`跟`,
      idle: zh`闲`,
      unknown: zh`未定`,
    },
    obstacle: {
      'no-such-piece': zh`那里没有这个子`,
      'wrong-side': zh`那是对方的子`,
      'cannot-go-there': zh`这个子走不到那里`,
      'leaves-king-in-check': zh`走后自己的帅（将）仍受将军，或与对方照面`,
    },
  };
};

/** 一 to 九; other numbers in figures. */
export const digit = (n: number): string => NUMERALS[n - 1] ?? String(n);

/** The same before a word that is counted: 两着. */
export const amountIn = ({ zh }: ChineseWords, n: number): string => (n === 2 ? zh`两` : digit(n));
