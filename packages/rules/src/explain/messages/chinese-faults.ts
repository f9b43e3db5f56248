import { moveName } from '../../board/move.ts';
import { squareName } from '../../board/square.ts';
import { digit, type ChineseWords } from './chinese-words.ts';
import type { DamagedPart } from '../../record/fault.ts';
import type { Messages } from './messages.ts';
import type { Zh } from './script.ts';

type Sections = Pick<
  Messages,
  'setupFault' | 'fenFault' | 'moveFault' | 'recordFault' | 'unclosedComment' | 'truncated'
>;

/** What may be wrong with positions, moves and records. */
export const chineseFaults = ({ zh, side, role: names, obstacle }: ChineseWords): Sections => ({
  setupFault: {
    'king-count': ({ color, count }) =>
      count === 0
        ? zh`${side[color]}没有${names[color].king}。`
        : zh`${side[color]}有 ${count} 个${names[color].king}，只能有 1 个。`,
    'too-many': ({ color, role, count, most }) =>
      zh`${side[color]}有 ${count} 个${names[color][role]}，最多 ${most} 个。`,
    misplaced: ({ square, piece }) =>
      zh`${side[piece.color]}的${names[piece.color][piece.role]}不可能站在 ${squareName(square)}。`,
    'kings-facing': ({ file }) => zh`帅和将在红方${digit(9 - file)}路照面，中间没有子。`,
    'waiting-side-in-check': ({ color }) => zh`轮到对方走棋，${side[color]}却正被将军。`,
  },
  fenFault: {
    empty: () => zh`FEN 是空的，应写十行棋子和走棋的一方。`,
    'rank-count': ({ count }) => zh`FEN 有 ${count} 行，应为 10 行，用“/”隔开。`,
    'rank-length': ({ rank, length }) => zh`FEN 第 ${10 - rank} 行有 ${length} 个点，应为 9 个。`,
    'piece-letter': ({ letter, rank, column }) =>
      zh`FEN 第 ${10 - rank} 行第 ${column} 个字符“${letter}”不是棋子，应为 k a b n r c p 或数字。`,
    turn: ({ text }) => zh`走棋的一方写作“${text}”，应为 w（红）或 b（黑）。`,
  },
  moveFault: {
    syntax: ({ text }) => zh`“${text}”不是着法，应如“炮二平五”“C2=5”或“h2e2”。`,
    illegal: ({ text, because }) => zh`“${text}”走不得：${obstacle[because]}。`,
    ambiguous: ({ text, candidates }) => zh`“${text}”不止一种走法：${candidates.map(moveName).join('、')}。`,
  },
  recordFault: recordFaults(zh),
  unclosedComment: zh`注释没有结束，缺“}”。`,
  truncated: zh`文件到此中断，后面还应有着法。`,
});

const recordFaults = (zh: Zh): Sections['recordFault'] => ({
  empty: () => zh`文件是空的，应有一局棋。`,
  'too-big': ({ most }) => zh`文件太大，棋谱最多 ${most} MiB。`,
  binary: ({ begins }) => zh`不是棋谱文本，也不是认得的格式（开头是 ${begins}）。`,
  'other-game': ({ name }) => zh`这是另一种棋（${name}），不是中国象棋。`,
  'foreign-pieces': ({ letters }) => zh`有中国象棋里没有的棋子（${letters}），这是另一种棋。`,
  'foreign-move': ({ text }) =>
    zh`没有一局中国象棋能从“${text}”走起：这是另一种棋，或者没有写出开始时的局面。`,
  'no-moves': ({ text }) => zh`“${text}”处应有着法，但没有一着读得出来。`,
  'empty-board': ({ title }) => zh`棋盘是空的：这是标题“${title}”，不是对局。`,
  'board-rows': ({ rows }) => zh`棋图里认得出 ${rows} 行九个点，应为十行。`,
  damaged: ({ part, byte }) => zh`文件损坏：第 ${byte} 字节处的${partsIn(zh)[part]}不对。`,
  'unknown-version': ({ version }) => zh`不认得这种格式的第 ${version} 版，没有公开的说明。`,
  json: ({ message }) => zh`不是完整的 JSON：${message}`,
});

const partsIn = (zh: Zh): Readonly<Record<DamagedPart, string>> => ({
  header: zh`文件头`,
  keys: zh`密钥`,
  index: zh`索引`,
  moves: zh`着法表`,
  checksum: zh`校验和`,
});
