import { moveName } from '../../board/move.ts';
import { squareName } from '../../board/square.ts';
import { opposite } from '../../board/types.ts';
import { NUMERALS, SCRIPTS } from '../../notation/glyphs.ts';
import { EVEN } from '../../tactics/worth.ts';
import type { Messages } from './messages.ts';

const digit = (n: number): string => NUMERALS[n - 1] ?? String(n);

const SIDE = { red: '紅方', black: '黑方' } as const;
const ORDER = { alone: '', front: '前', middle: '中', rear: '後' } as const;
const NATURE = {
  check: '將',
  kill: '殺',
  chase: '捉',
  exchange: '兌',
  offer: '獻',
  block: '攔',
  follow: '跟',
  idle: '閒',
  unknown: '未定',
} as const;
const ROLE = SCRIPTS.hant.roles;

const OBSTACLE = {
  'no-such-piece': '那裡沒有這個子',
  'wrong-side': '那是對方的子',
  'cannot-go-there': '這個子走不到那裡',
  'leaves-king-in-check': '走後自己的帥（將）仍受將軍，或與對方照面',
} as const;

/** 繁體中文, in the manner of the rule books. */
export const zhHant: Messages = {
  side: SIDE,
  role: ROLE,
  nature: NATURE,
  piece: ({ color, role, file, order }) => {
    const side = color === 'red' ? '紅' : '黑';
    if (role === 'king') return side + ROLE[color].king;
    return `${side}${color === 'red' ? digit(file) : String(file)}路${ORDER[order]}${ROLE[color][role]}`;
  },
  list: (items) => items.join('、'),
  paragraph: (sentences) => sentences.join(''),
  about: (move, nature, sentences) => `${move}（${nature}）：${sentences}`,

  check: (by, { moved, name }) => {
    if (by.length > 1) return `${name(by)}同時將軍。`;
    return by.some(({ at }) => at === moved.at)
      ? `${name(by)}將軍。`
      : `${name([moved])}讓開，${name(by)}將軍。`;
  },
  kill: (line, { mover, play }) => {
    const checks = Math.ceil(line.length / 2);
    const other = SIDE[opposite(mover)];
    return checks === 1
      ? `${other}若不應，下一著${play(line)}，將死。`
      : `${other}若不應，連將 ${String(checks)} 著成殺：${play(line)}。`;
  },
  chase: {
    capture: ({ by, target }, { name }) => `${name(by)}捉${name([target])}。`,
    discovered: ({ by, target }, { name, moved }) => `${name([moved])}讓開，${name(by)}捉${name([target])}。`,
    joint: ({ by, target }, { name }) =>
      by.length > 1
        ? `${name(by)}聯合捉${name([target])}。`
        : `${name(by)}在己方其他子的配合下捉${name([target])}。`,
    'root-cut': ({ by, target }, { name }) => `斷了${name([target])}的根，${name(by)}捉${name([target])}。`,
    checks: ({ by, target }, { name }) => `${name(by)}要先將後吃，抽${name([target])}。`,
    exchange: ({ by, target }, { name }) => `${name(by)}捉${name([target])}，須算完整個交換。`,
  },
  root: {
    none: ({ target }) => `這個${ROLE[target.color][target.role]}無根。`,
    false: ({ target }) => `這個${ROLE[target.color][target.role]}的根是假根，吃不回來。`,
    outnumbered: ({ target }) => `這個${ROLE[target.color][target.role]}少根，保護的子少於進攻的子。`,
    true: ({ by, target }) => {
      const taker = by[0];
      return target.role === 'rook' && taker !== undefined && taker.role !== 'rook'
        ? `車雖有根，以${ROLE[taker.color][taker.role]}換車仍是得子。`
        : `這個${ROLE[target.color][target.role]}雖有根，交換之後仍是得子。`;
    },
  },
  wins: ({ value, line }, { mover, play }) =>
    `${SIDE[opposite(mover)]}若不應，${play(line)}，${value > EVEN ? '得子' : '兌換相等，仍判捉'}。`,
  meeting: {
    exchange: (by, target, { name }) => `${name(by)}有根，邀兌${name([target])}。`,
    offer: (by, target, { name }) => `${name(by)}無根，獻給${name([target])}吃。`,
  },
  taken: (line, { mover, play }) =>
    `${SIDE[opposite(mover)]}若吃，${play(line)}，既不致立即被將死，也不致立即失子，所以不是攻擊。`,
  hold: {
    block: (by, target, { name }) => `${name(by)}擋住${name([target])}的去路，本身沒有攻擊，仍屬閒。`,
    follow: (by, target, { name }) => `${name(by)}盯住有根的${name([target])}，吃它得不到便宜，仍屬閒。`,
  },
  idle: '沒有將、殺、捉，是閒著。',
  unknown: (asked, nodes) => `算了 ${String(nodes)} 個局面，仍不能斷定是不是${NATURE[asked]}。`,
  excuse: {
    'king-or-pawn': ({ by, target }, { name }) =>
      `${name(by)}雖然叫吃${target === undefined ? '' : name([target])}，但帥（將）、兵（卒）本身允許長捉，按閒處理。`,
    'king-answers-check': ({ nature }) => `走動帥（將）應將而產生的${NATURE[nature]}，按閒處理。`,
    'stood-before': ({ nature, by, target }, { name }) =>
      target === undefined
        ? `這個${NATURE[nature]}走這著以前就有，不是這著走出來的，按閒處理。`
        : `${name(by)}本來就可以吃${name([target])}，從捉到捉，不是新的捉，按閒處理。`,
    'same-type-meets': ({ by, target }, { name }) =>
      `${name(by)}與${target === undefined ? '對方同兵種' : name([target])}相遇，雙方可以互吃，不算捉。`,
    'key-point': ({ nature }) => `佔據防守要點而兼帶的${NATURE[nature]}，按閒處理。`,
    'joint-attack': ({ by, target }, { name }) =>
      `${name(by)}要靠別的子聯合，才能捉${target === undefined ? '子' : name([target])}；按這部規則，聯合捉按閒處理。`,
    'own-doing': ({ target }, { mover, name }) =>
      `${target === undefined ? '這個子' : name([target])}受攻是${SIDE[opposite(mover)]}自己走出來的，按閒處理。`,
    'taking-loses': ({ by, target, line }, { name, play }) => {
      const proof = line.length === 0 ? '' : `（${play(line)}）`;
      return target === undefined
        ? `看似要殺，其實對方應得住${proof}，不成殺。`
        : `${name(by)}若吃${name([target])}，反受其害${proof}，不算捉。`;
    },
  },

  pattern: {
    'perpetual-check': '長將',
    'perpetual-kill': '長殺',
    'perpetual-chase': '長捉',
    'perpetual-exchange': '長兌',
    'perpetual-offer': '長獻',
    'perpetual-block': '長攔',
    'perpetual-follow': '長跟',
    'all-idle': '二閒',
  },
  shares: (shares) => shares.map(([head, count]) => digit(count) + NATURE[head]).join(''),
  ruling: {
    none: (red, black) => `紅方${red}，黑方${black}，尚不裁決。`,
    draw: (red, black) => `紅方${red}，黑方${black}，雙方不變作和。`,
    'red-must-change': (red, black) => `紅方${red}，黑方${black}，紅方變著，不變作負。`,
    'black-must-change': (red, black) => `紅方${red}，黑方${black}，黑方變著，不變作負。`,
    'red-loses': (red, black) => `紅方${red}，黑方${black}，紅方不變，判負。`,
    'black-loses': (red, black) => `紅方${red}，黑方${black}，黑方不變，判負。`,
  },
  state: {
    nothing: () => '沒有重複局面。',
    repeated: (times, needed) => `同一局面出現了 ${String(times)} 次，滿 ${String(needed)} 次才作裁決。`,
    'may-claim-draw': (times) => `同一局面出現了 ${String(times)} 次，棋手可以提和。`,
    'must-change': (times) => `同一局面出現了 ${String(times)} 次，違例的一方必須變著。`,
    lost: (times) => `同一局面出現了 ${String(times)} 次，違例的一方沒有變著。`,
  },
  clause: (rules, clause, says) =>
    /^\d/u.test(clause) ? `${rules}第 ${clause} 條：${says}` : `${rules}：${says}`,
  founded: { stated: '', inferred: '（條文未明寫，由圖例推得。）', inherited: '（沿用其他版本的條文。）' },
  restsOnUnknown: '有的著法在規定的計算量內沒有算清，裁決有可能因此改變。',
  restsOnSoft: '這項裁決用到了聯合捉、捉少根子與其他捉的區別，條文依據較弱，請裁判員覆核。',
  end: {
    checkmate: (loser) => `${SIDE[loser]}被將死，${SIDE[loser]}負。`,
    stalemate: (loser) => `${SIDE[loser]}困斃，${SIDE[loser]}負。`,
  },

  setupFault: {
    'king-count': ({ color, count }) =>
      count === 0
        ? `${SIDE[color]}沒有${ROLE[color].king}。`
        : `${SIDE[color]}有 ${String(count)} 個${ROLE[color].king}，只能有 1 個。`,
    'too-many': ({ color, role, count, most }) =>
      `${SIDE[color]}有 ${String(count)} 個${ROLE[color][role]}，最多 ${String(most)} 個。`,
    misplaced: ({ square, piece }) =>
      `${SIDE[piece.color]}的${ROLE[piece.color][piece.role]}不可能站在 ${squareName(square)}。`,
    'kings-facing': ({ file }) => `帥和將在紅方${digit(9 - file)}路照面，中間沒有子。`,
    'waiting-side-in-check': ({ color }) => `輪到對方走棋，${SIDE[color]}卻正被將軍。`,
  },
  fenFault: {
    empty: () => 'FEN 是空的，應寫十行棋子和走棋的一方。',
    'rank-count': ({ count }) => `FEN 有 ${String(count)} 行，應為 10 行，用「/」隔開。`,
    'rank-length': ({ rank, length }) =>
      `FEN 第 ${String(10 - rank)} 行有 ${String(length)} 個點，應為 9 個。`,
    'piece-letter': ({ letter, rank, column }) =>
      `FEN 第 ${String(10 - rank)} 行第 ${String(column)} 個字符「${letter}」不是棋子，應為 k a b n r c p 或數字。`,
    turn: ({ text }) => `走棋的一方寫作「${text}」，應為 w（紅）或 b（黑）。`,
  },
  moveFault: {
    syntax: ({ text }) => `「${text}」不是著法，應如「炮二平五」「C2=5」或「h2e2」。`,
    illegal: ({ text, because }) => `「${text}」走不得：${OBSTACLE[because]}。`,
    ambiguous: ({ text, candidates }) => `「${text}」不止一種走法：${candidates.map(moveName).join('、')}。`,
  },
  recordFault: {
    empty: () => '檔案是空的，應有一局棋。',
    'too-big': ({ mebibytes, most }) => `檔案有 ${String(mebibytes)} MiB，棋譜最多 ${String(most)} MiB。`,
    binary: ({ begins }) => `不是棋譜文字，也不是認得的格式（開頭是 ${begins}）。`,
    'other-game': ({ name }) => `這是另一種棋（${name}），不是中國象棋。`,
    'no-moves': ({ text }) => `「${text}」處應有著法，但沒有一著讀得出來。`,
    json: ({ message }) => `不是完整的 JSON：${message}`,
  },
  unclosedComment: '註解沒有結束，缺「}」。',
  obstacle: OBSTACLE,
  turn: (round, color) => `第 ${String(round)} 回合${SIDE[color]}`,
};
