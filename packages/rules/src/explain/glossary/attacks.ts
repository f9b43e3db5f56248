import { termsOf } from './term.ts';

/** 打: how an attack is made, and why something that looks like one is none. */
export const ATTACK_TERMS = termsOf('attack', [
  [
    'attack',
    ['打', '打', 'attack'],
    [
      '将、杀、捉的统称，只用于描述，不用于判罚；2011 年以后的规则不再使用。',
      '將、殺、捉的統稱，只用於描述，不用於判罰；2011 年以後的規則不再使用。',
      'The three attacks check, kill and chase in one word. It describes; it is never a nature. Books since 2011 do without it.',
    ],
    'S0',
  ],
  [
    'heaviest',
    ['兼从重', '兼從重', 'the heaviest rules'],
    [
      '一着棋兼有几种性质时，以最重的论处：将重于杀，杀重于捉，捉重于闲。',
      '一著棋兼有幾種性質時，以最重的論處：將重於殺，殺重於捉，捉重於閒。',
      'A move with several natures is judged by the heaviest: check before kill, kill before chase, chase before idle.',
    ],
    'S0, CXA 1999 27.4',
  ],
  [
    'capture',
    ['走动之子捉', '走動之子捉', 'capture by the moved piece'],
    [
      '由刚走动的子直接捉子。',
      '由剛走動的子直接捉子。',
      'The piece that moved would take the target itself.',
    ],
    'CXA 2020 24.3',
  ],
  [
    'discovered',
    ['闪捉', '閃捉', 'discovered chase'],
    [
      '走子后让开线路，由另一个子捉子。',
      '走子後讓開線路，由另一個子捉子。',
      'The move opens a line, and another piece would take the target.',
    ],
    'CXA 2020 24.3',
  ],
  [
    'joint',
    ['联合捉', '聯合捉', 'joint chase'],
    [
      '两个以上的子合力才能得子；缺一则不成捉。',
      '兩個以上的子合力才能得子；缺一則不成捉。',
      'Two or more pieces win the target together; without one of them there is no gain.',
    ],
    'CXA 2020 24.3, 26.9',
    'joint attack',
  ],
  [
    'root-cut',
    ['断根', '斷根', 'root cut'],
    [
      '走子使对方某子失去保护，因而可吃。',
      '走子使對方某子失去保護，因而可吃。',
      'The move takes away what protected the target, so that it can be won.',
    ],
    'CXA 2020 figures',
  ],
  [
    'checks',
    ['抽', '抽', 'chase by checks'],
    [
      '借连续照将得子。',
      '借連續照將得子。',
      'One or more checks, each answered by force, and then a capture that wins material.',
    ],
    'CXA 2020 24.3',
    '抽子',
  ],
  [
    'complete-exchange',
    ['完整交换', '完整交換', 'complete exchange'],
    [
      '把一连串互吃算到底：得利为捉；在该点得利而总账相抵，仍为捉；吃亏则为闲。',
      '把一連串互吃算到底：得利為捉；在該點得利而總賬相抵，仍為捉；吃虧則為閒。',
      'All captures played to the end. Ahead is a chase; even, but won on its own square, is a chase too; behind is idle.',
    ],
    'CXA 2020 26.5',
    '做根子捉子',
    '被牵子捉子',
    '各吃各子',
  ],
  [
    'soft-attack',
    ['软捉', '軟捉', 'soft attack'],
    [
      '联合捉或捉少根子。双方都是禁止着法，而只有一方有软捉时，由另一方变着。此为本程序用语。',
      '聯合捉或捉少根子。雙方都是禁止著法，而只有一方有軟捉時，由另一方變著。此為本程式用語。',
      'A joint chase, or a chase of an outnumbered piece. Where both sides attack throughout and only one of them has a soft attack, the other must change. Our word.',
    ],
    'CXA 2020 26.9, inferred',
  ],
  [
    'king-or-pawn',
    ['帅兵本身捉子', '帥兵本身捉子', 'king or pawn takes'],
    [
      '由走动的将（帅）、兵（卒）本身吃子，按闲处理。',
      '由走動的將（帥）、兵（卒）本身吃子，按閒處理。',
      'A capture threatened by the king or the pawn that moved is idle.',
    ],
    'S0, S3, CXA 2020 26.1',
    '允许帅步步叫吃',
    '允许兵步步叫吃',
  ],
  [
    'king-answers-check',
    ['走帅应将', '走帥應將', 'king answers check'],
    [
      '走动将（帅）应将而产生的捉或杀，按闲处理。',
      '走動將（帥）應將而產生的捉或殺，按閒處理。',
      'A chase or kill that comes about because the king stepped out of check is idle.',
    ],
    'S0, CXA 2020 26.1.3',
  ],
  [
    'stood-before',
    ['从捉到捉', '從捉到捉', 'stood before'],
    [
      '走子前已经存在、走后又没有加强的捉或杀，不算新的捉或杀。',
      '走子前已經存在、走後又沒有加強的捉或殺，不算新的捉或殺。',
      'A chase or kill that stood before the move and was not strengthened by it is not made by it.',
    ],
    'CXA 1999 detail 6',
  ],
  [
    'same-type-meets',
    ['同兵种相遇', '同兵種相遇', 'same type meets'],
    [
      '同兵种的子互相可吃：有根为兑，无根为献；对方不能回吃时才是捉。',
      '同兵種的子互相可吃：有根為兌，無根為獻；對方不能回吃時才是捉。',
      'Pieces of one kind that could take each other: an exchange if rooted, an offer if not; a chase only when the other cannot take back.',
    ],
    'CXA 2020 24.4, 24.5',
  ],
  [
    'key-point',
    ['守和要点', '守和要點', 'key point'],
    [
      '单子守和的一方占据要点，兼及士象，不作捉。',
      '單子守和的一方佔據要點，兼及士象，不作捉。',
      'A lone defender who holds a drawn endgame from a key point does not chase the advisor or elephant that he happens to attack from it.',
    ],
    'CXA 1999 detail 13, CXA 2020 26.2',
  ],
  [
    'taking-loses',
    ['吃子有失', '吃子有失', 'taking loses'],
    [
      '看似可吃，吃后立即被将死或失回更多，不作捉。',
      '看似可吃，吃後立即被將死或失回更多，不作捉。',
      'The capture is only apparent: whoever made it would be mated at once or would lose as much again.',
    ],
    'CXA 2020 24.3, CXA 1999 detail 7',
    '不能离线',
  ],
  [
    'joint-attack',
    ['联合捉按闲', '聯合捉按閒', 'joint attack let pass'],
    [
      '要靠别的子合力才成的捉，在 1999 年的规则中按闲处理。',
      '要靠別的子合力才成的捉，在 1999 年的規則中按閒處理。',
      'By the book of 1999 a chase that needs a second piece is idle.',
    ],
    'CXA 1999 figures',
  ],
]);
