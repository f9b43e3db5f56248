import { chineseExcuses } from './chinese-excuses.ts';
import { chineseFaults } from './chinese-faults.ts';
import { chineseAttacks } from './chinese-attacks.ts';
import { chineseKinds } from './chinese-kinds.ts';
import { chineseConducts, chineseRulings } from './chinese-rulings.ts';
import { chineseWords, digit } from './chinese-words.ts';
import type { Messages } from './messages.ts';
import type { Script } from './script.ts';

/** Chinese in one script, in the manner of the rule books. Every sentence is kept once. */
export const chinese = (script: Script): Messages => {
  const words = chineseWords(script);
  const { zh, side, role, nature, obstacle } = words;
  const order = { alone: '', front: zh`前`, middle: zh`中`, rear: zh`后` };
  return {
    side,
    role,
    nature,
    obstacle,
    piece: ({ color, role: kind, file, order: place }) => {
      const name = role[color][kind];
      const owner = color === 'red' ? zh`红` : zh`黑`;
      if (kind === 'king') return owner + name;
      return zh`${owner}${color === 'red' ? digit(file) : file}路${order[place]}${name}`;
    },
    list: (items) => items.join('、'),
    paragraph: (sentences) => sentences.join(''),
    about: (move, named, sentences) => `${move}（${named}）：${sentences}`,
    turn: (round, color) => zh`第 ${round} 回合${side[color]}`,
    ...chineseAttacks(words),
    ...chineseKinds(words),
    ...chineseExcuses(words),
    ...chineseConducts(words),
    ...chineseRulings(words),
    ...chineseFaults(words),
  };
};
