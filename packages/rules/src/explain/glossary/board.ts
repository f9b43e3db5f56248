import { termsOf } from './term.ts';

/** The board, and what hinders a piece on it. */
export const BOARD_TERMS = termsOf('board', [
  [
    'file',
    ['直线', '直線', 'file'],
    [
      '棋盘的九条直线；双方各从自己右边数起，红方用一至九，黑方用1至9。',
      '棋盤的九條直線；雙方各從自己右邊數起，紅方用一至九，黑方用1至9。',
      'One of nine lines from Red to Black. Each side counts from its own right: Red 一 to 九, Black 1 to 9.',
    ],
    'S3',
    '路',
  ],
  [
    'rank',
    ['横线', '橫線', 'rank'],
    [
      '棋盘的十条横线。',
      '棋盤的十條橫線。',
      "One of ten lines across. We count them from Red's back rank, 0 to 9.",
    ],
    'S3',
  ],
  [
    'river',
    ['河界', '河界', 'river'],
    ['盘中双方之间的空带。', '盤中雙方之間的空帶。', 'The gap between the two halves of the board.'],
    'every book',
    '楚河汉界',
  ],
  [
    'palace',
    ['九宫', '九宮', 'palace'],
    [
      '将（帅）与士（仕）活动的九个点。',
      '將（帥）與士（仕）活動的九個點。',
      'The nine points that king and advisors may not leave.',
    ],
    'every book',
  ],
  [
    'back-rank',
    ['底线', '底線', 'back rank'],
    ['最靠近己方的横线。', '最靠近己方的橫線。', 'The rank nearest a player.'],
    'every book',
  ],
  [
    'pawn-line',
    ['兵行线', '兵行線', 'pawn line'],
    [
      '兵（卒）开局时所在的横线；对红方而言，黑方的称卒林线。',
      '兵（卒）開局時所在的橫線；對紅方而言，黑方的稱卒林線。',
      "The rank on which a side's pawns begin; Black's is called 卒林线.",
    ],
    'S3',
    '卒林线',
  ],
  [
    'facing-kings',
    ['白脸将', '白臉將', 'facing kings'],
    [
      '两将在同一直线上而其间无子；走成这样的一方违例。',
      '兩將在同一直線上而其間無子；走成這樣的一方違例。',
      'The kings on one file with nothing between. A move that brings this about is illegal.',
    ],
    'every book',
    '将帅照面',
  ],
  [
    'horse-leg',
    ['蹩马腿', '蹩馬腿', 'hobbled horse'],
    [
      '马前的直线点被占，马不能向该方向走。',
      '馬前的直線點被佔，馬不能向該方向走。',
      'The point next to the horse in the direction of its leap is occupied, so it cannot leap that way.',
    ],
    'every book',
    '马腿',
  ],
  [
    'elephant-eye',
    ['塞象眼', '塞象眼', 'blocked elephant'],
    [
      '田字中心被占，象（相）不能走。',
      '田字中心被佔，象（相）不能走。',
      "The middle point of the elephant's leap is occupied, so it cannot leap.",
    ],
    'every book',
    '象眼',
  ],
  [
    'mount',
    ['炮架', '炮架', 'cannon mount'],
    [
      '炮吃子时所隔的那一个子，双方的子都可以。',
      '炮吃子時所隔的那一個子，雙方的子都可以。',
      'The one piece, of either side, that a cannon jumps over to take.',
    ],
    'every book',
    'screen',
  ],
]);
