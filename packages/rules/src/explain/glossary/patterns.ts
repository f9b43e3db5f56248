import { termsOf } from './term.ts';

/** What a side does throughout a cycle. */
export const PATTERN_TERMS = termsOf('pattern', [
  [
    'perpetual-check',
    ['长将', '長將', 'perpetual check'],
    ['循环中步步照将。', '循環中步步照將。', 'Every move of the side in the cycle is a check.'],
    'S3, CXA 2020 24.9–24.12',
  ],
  [
    'perpetual-kill',
    ['长杀', '長殺', 'perpetual kill'],
    ['循环中步步要杀。', '循環中步步要殺。', 'Every move of the side in the cycle is a kill.'],
    'S0, CXA 2020 24.9–24.12',
  ],
  [
    'perpetual-chase',
    ['长捉', '長捉', 'perpetual chase'],
    [
      '循环中步步捉子，不论捉一子或数子。',
      '循環中步步捉子，不論捉一子或數子。',
      'Every move of the side in the cycle is a chase, of one piece or of several.',
    ],
    'S3, CXA 2020 24.9–24.12',
  ],
  [
    'check-and-kill',
    ['一将一杀', '一將一殺', 'check and kill'],
    ['将与杀交替，没有闲着。', '將與殺交替，沒有閒著。', 'Checks and kills in turn, without an idle move.'],
    'CXA 2020 24.13',
  ],
  [
    'check-and-chase',
    ['一将一捉', '一將一捉', 'check and chase'],
    ['将与捉交替，没有闲着。', '將與捉交替，沒有閒著。', 'Checks and chases in turn, without an idle move.'],
    'CXA 2020 24.13',
  ],
  [
    'kill-and-chase',
    ['一杀一捉', '一殺一捉', 'kill and chase'],
    ['杀与捉交替，没有闲着。', '殺與捉交替，沒有閒著。', 'Kills and chases in turn, without an idle move.'],
    'CXA 2020 24.13',
  ],
  [
    'mixed-attacks',
    ['将杀捉相间', '將殺捉相間', 'mixed attacks'],
    [
      '将、杀、捉以其他次数相间，没有闲着。',
      '將、殺、捉以其他次數相間，沒有閒著。',
      'Checks, kills and chases in other numbers, without an idle move.',
    ],
    'CXA 2020 24.13',
  ],
  [
    'one-check-one-idle',
    ['一将一闲', '一將一閒', 'one check, one idle'],
    ['一着将，一着闲。', '一著將，一著閒。', 'A check and an idle move in turn.'],
    'S0, CXA 2020 24.14',
  ],
  [
    'one-kill-one-idle',
    ['一杀一闲', '一殺一閒', 'one kill, one idle'],
    ['一着杀，一着闲。', '一著殺，一著閒。', 'A kill and an idle move in turn.'],
    'S0, CXA 2020 24.14',
  ],
  [
    'one-chase-one-idle',
    ['一捉一闲', '一捉一閒', 'one chase, one idle'],
    ['一着捉，一着闲。', '一著捉，一著閒。', 'A chase and an idle move in turn.'],
    'S0, CXA 2020 24.14',
  ],
  [
    'attacks-and-idle',
    ['打闲相间', '打閒相間', 'attacks and idle moves'],
    [
      '有将、杀、捉，也有闲着，次数不等。',
      '有將、殺、捉，也有閒著，次數不等。',
      'Some attacks and some idle moves, in other numbers.',
    ],
    'CXA 2020 24.14',
  ],
  [
    'perpetual-exchange',
    ['长兑', '長兌', 'perpetual exchange'],
    ['连续不停地邀兑。', '連續不停地邀兌。', 'Every move offers an exchange.'],
    'S0, S3, CXA 2020 24.14',
  ],
  [
    'perpetual-offer',
    ['长献', '長獻', 'perpetual offer'],
    ['连续不停地献子。', '連續不停地獻子。', 'Every move offers a piece for nothing.'],
    'S0, S3, CXA 2020 24.14',
  ],
  [
    'perpetual-block',
    ['长拦', '長攔', 'perpetual block'],
    ['连续不停地拦。', '連續不停地攔。', 'Every move blocks.'],
    'S0, S3, CXA 2020 24.14',
  ],
  [
    'perpetual-follow',
    ['长跟', '長跟', 'perpetual follow'],
    ['连续不停地跟。', '連續不停地跟。', 'Every move follows.'],
    'S0, S3, CXA 2020 24.14',
  ],
  [
    'all-idle',
    ['二闲', '二閒', 'all idle'],
    [
      '循环中都是闲着，种类不一。',
      '循環中都是閒著，種類不一。',
      'Nothing but idle moves, of one kind or several.',
    ],
    'S0, S3, CXA 2020 24.14',
    '均闲',
  ],
  [
    'two-attacks-one-back',
    ['二打一还打', '二打一還打', 'two attacks, one back'],
    [
      '一方两着都是打，另一方两着中只有一着打：由二打的一方变着。',
      '一方兩著都是打，另一方兩著中只有一著打：由二打的一方變著。',
      'One side attacks with both moves, the other with one of two: the side with two must change.',
    ],
    'S3',
  ],
  [
    'check-answered-by-check',
    ['解将还将', '解將還將', 'check answered by check'],
    [
      '双方都以将应将：不变作和。',
      '雙方都以將應將：不變作和。',
      'Both sides answer check with check: a draw if neither changes.',
    ],
    'S3',
  ],
  [
    'kill-answered-by-kill',
    ['解杀还杀', '解殺還殺', 'kill answered by kill'],
    [
      '每逢对方要杀，都以要杀化解。',
      '每逢對方要殺，都以要殺化解。',
      'A side meets every mate threat with a move that parries it and threatens mate itself.',
    ],
    'Inferred',
  ],
  [
    'chase-answered-by-chase',
    ['解捉还捉', '解捉還捉', 'chase answered by chase'],
    [
      '每逢对方捉子，都在避捉的同时还捉。',
      '每逢對方捉子，都在避捉的同時還捉。',
      'A side meets every chase with a move that saves the piece and chases in turn.',
    ],
    'Inferred',
  ],
]);
