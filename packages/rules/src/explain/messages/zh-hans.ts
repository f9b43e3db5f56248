import { moveName } from '../../board/move.ts';
import { squareName } from '../../board/square.ts';
import { opposite } from '../../board/types.ts';
import { NUMERALS, SCRIPTS } from '../../notation/glyphs.ts';
import { EVEN } from '../../tactics/worth.ts';
import type { Messages } from './messages.ts';

const digit = (n: number): string => NUMERALS[n - 1] ?? String(n);

const SIDE = { red: '红方', black: '黑方' } as const;
const ORDER = { alone: '', front: '前', middle: '中', rear: '后' } as const;
const NATURE = {
  check: '将',
  kill: '杀',
  chase: '捉',
  exchange: '兑',
  offer: '献',
  block: '拦',
  follow: '跟',
  idle: '闲',
  unknown: '未定',
} as const;
const ROLE = SCRIPTS.hans.roles;

const OBSTACLE = {
  'no-such-piece': '那里没有这个子',
  'wrong-side': '那是对方的子',
  'cannot-go-there': '这个子走不到那里',
  'leaves-king-in-check': '走后自己的帅（将）仍受将军，或与对方照面',
} as const;

/** 简体中文, in the manner of the rule books. */
export const zhHans: Messages = {
  side: SIDE,
  role: ROLE,
  nature: NATURE,
  piece: ({ color, role, file, order }) => {
    const side = color === 'red' ? '红' : '黑';
    if (role === 'king') return side + ROLE[color].king;
    return `${side}${color === 'red' ? digit(file) : String(file)}路${ORDER[order]}${ROLE[color][role]}`;
  },
  list: (items) => items.join('、'),
  paragraph: (sentences) => sentences.join(''),
  about: (move, nature, sentences) => `${move}（${nature}）：${sentences}`,

  check: (by, { moved, name }) => {
    if (by.length > 1) return `${name(by)}同时将军。`;
    return by.some(({ at }) => at === moved.at)
      ? `${name(by)}将军。`
      : `${name([moved])}让开，${name(by)}将军。`;
  },
  kill: (line, { mover, play }) => {
    const checks = Math.ceil(line.length / 2);
    const other = SIDE[opposite(mover)];
    return checks === 1
      ? `${other}若不应，下一着${play(line)}，将死。`
      : `${other}若不应，连将 ${String(checks)} 着成杀：${play(line)}。`;
  },
  chase: {
    capture: ({ by, target }, { name }) => `${name(by)}捉${name([target])}。`,
    discovered: ({ by, target }, { name, moved }) => `${name([moved])}让开，${name(by)}捉${name([target])}。`,
    joint: ({ by, target }, { name }) =>
      by.length > 1
        ? `${name(by)}联合捉${name([target])}。`
        : `${name(by)}在己方其他子的配合下捉${name([target])}。`,
    'root-cut': ({ by, target }, { name }) => `断了${name([target])}的根，${name(by)}捉${name([target])}。`,
    checks: ({ by, target }, { name }) => `${name(by)}要先将后吃，抽${name([target])}。`,
    exchange: ({ by, target }, { name }) => `${name(by)}捉${name([target])}，须算完整个交换。`,
  },
  root: {
    none: ({ target }) => `这个${ROLE[target.color][target.role]}无根。`,
    false: ({ target }) => `这个${ROLE[target.color][target.role]}的根是假根，吃不回来。`,
    outnumbered: ({ target }) => `这个${ROLE[target.color][target.role]}少根，保护的子少于进攻的子。`,
    true: ({ by, target }) => {
      const taker = by[0];
      return target.role === 'rook' && taker !== undefined && taker.role !== 'rook'
        ? `车虽有根，以${ROLE[taker.color][taker.role]}换车仍是得子。`
        : `这个${ROLE[target.color][target.role]}虽有根，交换之后仍是得子。`;
    },
  },
  wins: ({ value, line }, { mover, play }) =>
    `${SIDE[opposite(mover)]}若不应，${play(line)}，${value > EVEN ? '得子' : '兑换相等，仍判捉'}。`,
  meeting: {
    exchange: (by, target, { name }) => `${name(by)}有根，邀兑${name([target])}。`,
    offer: (by, target, { name }) => `${name(by)}无根，献给${name([target])}吃。`,
  },
  taken: (line, { mover, play }) =>
    `${SIDE[opposite(mover)]}若吃，${play(line)}，既不致立即被将死，也不致立即失子，所以不是攻击。`,
  hold: {
    block: (by, target, { name }) => `${name(by)}挡住${name([target])}的去路，本身没有攻击，仍属闲。`,
    follow: (by, target, { name }) => `${name(by)}盯住有根的${name([target])}，吃它得不到便宜，仍属闲。`,
  },
  idle: '没有将、杀、捉，是闲着。',
  unknown: (asked, nodes) => `算了 ${String(nodes)} 个局面，仍不能断定是不是${NATURE[asked]}。`,
  excuse: {
    'king-or-pawn': ({ by, target }, { name }) =>
      `${name(by)}虽然叫吃${target === undefined ? '' : name([target])}，但帅（将）、兵（卒）本身允许长捉，按闲处理。`,
    'king-answers-check': ({ nature }) => `走动帅（将）应将而产生的${NATURE[nature]}，按闲处理。`,
    'stood-before': ({ nature, by, target }, { name }) =>
      target === undefined
        ? `这个${NATURE[nature]}走这着以前就有，不是这着走出来的，按闲处理。`
        : `${name(by)}本来就可以吃${name([target])}，从捉到捉，不是新的捉，按闲处理。`,
    'same-type-meets': ({ by, target }, { name }) =>
      `${name(by)}与${target === undefined ? '对方同兵种' : name([target])}相遇，双方可以互吃，不算捉。`,
    'key-point': ({ nature }) => `占据防守要点而兼带的${NATURE[nature]}，按闲处理。`,
    'joint-attack': ({ by, target }, { name }) =>
      `${name(by)}要靠别的子联合，才能捉${target === undefined ? '子' : name([target])}；按这部规则，联合捉按闲处理。`,
    'own-doing': ({ target }, { mover, name }) =>
      `${target === undefined ? '这个子' : name([target])}受攻是${SIDE[opposite(mover)]}自己走出来的，按闲处理。`,
    'taking-loses': ({ by, target, line }, { name, play }) => {
      const proof = line.length === 0 ? '' : `（${play(line)}）`;
      return target === undefined
        ? `看似要杀，其实对方应得住${proof}，不成杀。`
        : `${name(by)}若吃${name([target])}，反受其害${proof}，不算捉。`;
    },
  },

  pattern: {
    'perpetual-check': '长将',
    'perpetual-kill': '长杀',
    'perpetual-chase': '长捉',
    'perpetual-exchange': '长兑',
    'perpetual-offer': '长献',
    'perpetual-block': '长拦',
    'perpetual-follow': '长跟',
    'all-idle': '二闲',
  },
  shares: (shares) => shares.map(([head, count]) => digit(count) + NATURE[head]).join(''),
  ruling: {
    none: (red, black) => `红方${red}，黑方${black}，尚不裁决。`,
    draw: (red, black) => `红方${red}，黑方${black}，双方不变作和。`,
    'red-must-change': (red, black) => `红方${red}，黑方${black}，红方变着，不变作负。`,
    'black-must-change': (red, black) => `红方${red}，黑方${black}，黑方变着，不变作负。`,
    'red-loses': (red, black) => `红方${red}，黑方${black}，红方不变，判负。`,
    'black-loses': (red, black) => `红方${red}，黑方${black}，黑方不变，判负。`,
  },
  state: {
    nothing: () => '没有重复局面。',
    repeated: (times, needed) => `同一局面出现了 ${String(times)} 次，满 ${String(needed)} 次才作裁决。`,
    'may-claim-draw': (times) => `同一局面出现了 ${String(times)} 次，棋手可以提和。`,
    'must-change': (times) => `同一局面出现了 ${String(times)} 次，违例的一方必须变着。`,
    lost: (times) => `同一局面出现了 ${String(times)} 次，违例的一方没有变着。`,
  },
  clause: (rules, clause, says) =>
    /^\d/u.test(clause) ? `${rules}第 ${clause} 条：${says}` : `${rules}：${says}`,
  founded: { stated: '', inferred: '（条文未明写，由图例推得。）', inherited: '（沿用其他版本的条文。）' },
  restsOnUnknown: '有的着法在规定的计算量内没有算清，裁决有可能因此改变。',
  restsOnSoft: '这项裁决用到了联合捉、捉少根子与其他捉的区别，条文依据较弱，请裁判员复核。',
  end: {
    checkmate: (loser) => `${SIDE[loser]}被将死，${SIDE[loser]}负。`,
    stalemate: (loser) => `${SIDE[loser]}困毙，${SIDE[loser]}负。`,
  },

  setupFault: {
    'king-count': ({ color, count }) =>
      count === 0
        ? `${SIDE[color]}没有${ROLE[color].king}。`
        : `${SIDE[color]}有 ${String(count)} 个${ROLE[color].king}，只能有 1 个。`,
    'too-many': ({ color, role, count, most }) =>
      `${SIDE[color]}有 ${String(count)} 个${ROLE[color][role]}，最多 ${String(most)} 个。`,
    misplaced: ({ square, piece }) =>
      `${SIDE[piece.color]}的${ROLE[piece.color][piece.role]}不可能站在 ${squareName(square)}。`,
    'kings-facing': ({ file }) => `帅和将在红方${digit(9 - file)}路照面，中间没有子。`,
    'waiting-side-in-check': ({ color }) => `轮到对方走棋，${SIDE[color]}却正被将军。`,
  },
  fenFault: {
    empty: () => 'FEN 是空的，应写十行棋子和走棋的一方。',
    'rank-count': ({ count }) => `FEN 有 ${String(count)} 行，应为 10 行，用“/”隔开。`,
    'rank-length': ({ rank, length }) =>
      `FEN 第 ${String(10 - rank)} 行有 ${String(length)} 个点，应为 9 个。`,
    'piece-letter': ({ letter, rank, column }) =>
      `FEN 第 ${String(10 - rank)} 行第 ${String(column)} 个字符“${letter}”不是棋子，应为 k a b n r c p 或数字。`,
    turn: ({ text }) => `走棋的一方写作“${text}”，应为 w（红）或 b（黑）。`,
  },
  moveFault: {
    syntax: ({ text }) => `“${text}”不是着法，应如“炮二平五”“C2=5”或“h2e2”。`,
    illegal: ({ text, because }) => `“${text}”走不得：${OBSTACLE[because]}。`,
    ambiguous: ({ text, candidates }) => `“${text}”不止一种走法：${candidates.map(moveName).join('、')}。`,
  },
  recordFault: {
    empty: () => '文件是空的，应有一局棋。',
    'too-big': ({ mebibytes, most }) => `文件有 ${String(mebibytes)} MiB，棋谱最多 ${String(most)} MiB。`,
    binary: ({ begins }) => `不是棋谱文本，也不是认得的格式（开头是 ${begins}）。`,
    'other-game': ({ name }) => `这是另一种棋（${name}），不是中国象棋。`,
    'no-moves': ({ text }) => `“${text}”处应有着法，但没有一着读得出来。`,
    json: ({ message }) => `不是完整的 JSON：${message}`,
  },
  unclosedComment: '注释没有结束，缺“}”。',
  obstacle: OBSTACLE,
  turn: (round, color) => `第 ${String(round)} 回合${SIDE[color]}`,
};
