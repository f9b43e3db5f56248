import { termsOf } from './term.ts';

/** The seven kinds of piece, in Red's and in Black's characters. */
export const PIECE_TERMS = termsOf('piece', [
  [
    'king',
    ['帅／将', '帥／將', 'king'],
    [
      '走一步，横或直，不出九宫；两将不得直接照面。',
      '走一步，橫或直，不出九宮；兩將不得直接照面。',
      'One step along a line, inside the palace. The kings may not face each other on an open file.',
    ],
    'every book',
    '帅',
    '帥',
    '将',
    '將',
  ],
  [
    'advisor',
    ['仕／士', '仕／士', 'advisor'],
    ['斜走一步，不出九宫。', '斜走一步，不出九宮。', 'One step along the palace diagonals.'],
    'every book',
    '仕',
    '士',
  ],
  [
    'elephant',
    ['相／象', '相／象', 'elephant'],
    [
      '走田字，不过河；田字中心有子，不能走。',
      '走田字，不過河；田字中心有子，不能走。',
      'Two points along a diagonal, never across the river, and not when the point between is occupied.',
    ],
    'every book',
    '相',
    '象',
  ],
  [
    'horse',
    ['马', '馬', 'horse'],
    [
      '走日字；紧邻的直线点有子，即蹩马腿，不能走。',
      '走日字；緊鄰的直線點有子，即蹩馬腿，不能走。',
      'One step along a line, then one outward along a diagonal; not when the first point is occupied.',
    ],
    'every book',
    '傌',
  ],
  [
    'rook',
    ['车', '車', 'rook'],
    ['直走横走，步数不限。', '直走橫走，步數不限。', 'Any distance along a line.'],
    'every book',
    '俥',
    'chariot',
  ],
  [
    'cannon',
    ['炮', '炮', 'cannon'],
    [
      '行走同车；吃子须隔一子，称炮架。',
      '行走同車；吃子須隔一子，稱炮架。',
      'Moves as the rook does; takes only by jumping over exactly one piece, the mount.',
    ],
    'every book',
    '砲',
    '包',
  ],
  [
    'pawn',
    ['兵／卒', '兵／卒', 'pawn'],
    [
      '只进不退；过河后可以横走。',
      '只進不退；過河後可以橫走。',
      'One step forward; after the river also sideways; never back.',
    ],
    'every book',
    '兵',
    '卒',
    'soldier',
  ],
  [
    'crossed-pawn',
    ['过河兵', '過河兵', 'crossed pawn'],
    [
      '已过河的兵（卒）。它有子力价值，但价值浮动：一兵换几子或一子换几兵，不算得失。',
      '已過河的兵（卒）。它有子力價值，但價值浮動：一兵換幾子或一子換幾兵，不算得失。',
      'A pawn beyond the river. It has value, but a floating one: one pawn for any pieces, or one piece for any pawns, is no gain.',
    ],
    'S3, CXA 2020 24.3',
  ],
  [
    'high-pawn',
    ['高兵', '高兵', 'high pawn'],
    [
      '在对方第二条横线（卒林线）上的过河兵（卒）。',
      '在對方第二條橫線（卒林線）上的過河兵（卒）。',
      "A crossed pawn on the enemy's second line, the pawn line: rank 6 for Red, rank 3 for Black.",
    ],
    'S3',
    '高卒',
  ],
  [
    'low-pawn',
    ['低兵', '低兵', 'low pawn'],
    [
      '在对方第三、四条横线上的过河兵（卒）。',
      '在對方第三、四條橫線上的過河兵（卒）。',
      "A crossed pawn on the enemy's third or fourth line: ranks 7 and 8 for Red, 2 and 1 for Black.",
    ],
    'S3',
    '低卒',
  ],
  [
    'bottom-pawn',
    ['底兵', '底兵', 'bottom pawn'],
    ['到达对方底线的兵（卒）。', '到達對方底線的兵（卒）。', "A pawn on the enemy's back rank."],
    'S3',
    '底卒',
    '老兵',
    '老卒',
  ],
]);
