import { opposite } from '../../board/types.ts';
import type { ChasedPiece } from '../../ruling/ruling.ts';
import { amountIn, digit, type ChineseWords } from './chinese-words.ts';
import type { Messages } from './messages.ts';

type Conducts = Pick<Messages, 'pattern' | 'chasing' | 'shares' | 'allIdle' | 'attackShares' | 'answer'>;

/** What a side does throughout a cycle. */
export const chineseConducts = (words: ChineseWords): Conducts => {
  const { zh, nature, side } = words;
  const who = (by: readonly ('red' | 'black')[]): string =>
    by.length > 1 ? zh`双方` : by.map((color) => side[color]).join('');
  return {
    pattern: {
      'perpetual-check': zh`长将`,
      'perpetual-kill': zh`长杀`,
      'perpetual-chase': zh`长捉`,
      'perpetual-exchange': zh`长兑`,
      'perpetual-offer': zh`长献`,
      'perpetual-block': zh`长拦`,
      'perpetual-follow': zh`长跟`,
    },
    chasing: (chased) => {
      if (chased.length === 0) return zh`长捉`;
      const pieces = piecesIn(words, chased);
      return chased.length === 1 ? zh`长捉${pieces}` : zh`长捉（轮捉${pieces}）`;
    },
    shares: (shares) => shares.map(([head, count]) => digit(count) + nature[head]).join(''),
    allIdle: (period) => (period === 2 ? zh`二闲` : zh`均闲`),
    attackShares: (said, attacks, idle) =>
      idle === 0 ? zh`${said}（${digit(attacks)}打）` : zh`${said}（${digit(attacks)}打${digit(idle)}闲）`,
    answer: {
      'check-answered-by-check': (by) => zh`${who(by)}解将还将。`,
      'kill-answered-by-kill': (by) => zh`${who(by)}解杀还杀。`,
      'chase-answered-by-chase': (by) => zh`${who(by)}解捉还捉。`,
      'two-attacks-one-back': (by) =>
        zh`${by.map((color) => side[opposite(color)]).join('')}二打，${who(by)}一还打，是“二打一还打”。`,
    },
  };
};

/** 车、炮; two alike are 双马. */
const piecesIn = (words: ChineseWords, pieces: readonly ChasedPiece[]): string => {
  const { zh, role } = words;
  const names = pieces.map((piece) => role[piece.color][piece.role]);
  return [...new Set(names)]
    .map((name) => {
      const count = names.filter((other) => other === name).length;
      if (count === 1) return name;
      return count === 2 ? zh`双${name}` : zh`${amountIn(words, count)}个${name}`;
    })
    .join('、');
};

type Rulings = Pick<
  Messages,
  'ruling' | 'state' | 'clause' | 'founded' | 'restsOnUnknown' | 'restsOnSoft' | 'end'
>;

/** Who must change, by which clause, and how far play has come. */
export const chineseRulings = ({ zh, side }: ChineseWords): Rulings => ({
  ruling: {
    none: (red, black) => zh`红方${red}，黑方${black}，尚不裁决。`,
    draw: (red, black) => zh`红方${red}，黑方${black}，双方不变作和。`,
    'red-must-change': (red, black) => zh`红方${red}，黑方${black}，红方变着，不变作负。`,
    'black-must-change': (red, black) => zh`红方${red}，黑方${black}，黑方变着，不变作负。`,
    'red-loses': (red, black) => zh`红方${red}，黑方${black}，红方不变，判负。`,
    'black-loses': (red, black) => zh`红方${red}，黑方${black}，黑方不变，判负。`,
  },
  state: {
    nothing: () => zh`没有重复局面。`,
    repeated: (times, needed) => zh`同一局面出现了 ${times} 次，满 ${needed} 次才作裁决。`,
    'may-claim-draw': (times) => zh`同一局面出现了 ${times} 次，棋手可以提和。`,
    drawn: (times) => zh`同一局面出现了 ${times} 次，裁判员判和，不必提和。`,
    'must-change': (times) => zh`同一局面出现了 ${times} 次，违例的一方必须变着。`,
    lost: (times) => zh`同一局面出现了 ${times} 次，违例的一方没有变着。`,
  },
  clause: (rules, clause, says) =>
    /^\d/u.test(clause) ? zh`${rules}第 ${clause} 条：${says}` : zh`${rules}：${says}`,
  founded: {
    stated: '',
    inferred: zh`（条文未明写，由图例推得。）`,
    inherited: zh`（沿用其他版本的条文。）`,
  },
  restsOnUnknown: zh`有的着法在规定的计算量内没有算清，裁决有可能因此改变。`,
  restsOnSoft: zh`这项裁决用到了联合捉、捉少根子与其他捉的区别，条文依据较弱，请裁判员复核。`,
  end: {
    checkmate: (loser) => zh`${side[loser]}被将死，${side[loser]}负。`,
    stalemate: (loser) => zh`${side[loser]}困毙，${side[loser]}负。`,
  },
});
