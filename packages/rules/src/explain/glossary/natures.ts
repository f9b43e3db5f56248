import { termsOf } from './term.ts';

/** 着法性质: what a single move is. */
export const NATURE_TERMS = termsOf('nature', [
  [
    'check',
    ['将', '將', 'check'],
    [
      '走子后直接攻击对方的将（帅）；无论由所走的子，还是由闪开后露出的子。',
      '走子後直接攻擊對方的將（帥）；無論由所走的子，還是由閃開後露出的子。',
      'The move attacks the enemy king directly, with the piece that moved or with one that it uncovered.',
    ],
    'CXA 2020 24.1',
    '将军',
    '照将',
  ],
  [
    'kill',
    ['杀', '殺', 'kill'],
    [
      '走子后，对方若不应，下一着即可将死，或可连续照将直至将死。',
      '走子後，對方若不應，下一著即可將死，或可連續照將直至將死。',
      'The move threatens mate: if the opponent passed, the mover would mate on the next move, or by checks without a pause.',
    ],
    'S0, CXA 2020 24.2',
    '要杀',
    '叫杀',
    'mate threat',
  ],
  [
    'chase',
    ['捉', '捉', 'chase'],
    [
      '走子后，对方若不应，下一着可以吃子得利，而且吃后不致立即被将死，也不致立即失回所得。',
      '走子後，對方若不應，下一著可以吃子得利，而且吃後不致立即被將死，也不致立即失回所得。',
      'The move threatens to win material: if the opponent passed, the mover would take and come out ahead, without being mated at once or losing the gain again.',
    ],
    'S0, CXA 2020 24.3',
  ],
  [
    'exchange',
    ['兑', '兌', 'exchange'],
    [
      '有根子与对方同兵种或等值的子相遇；对方若吃，既不致立即被将死，也不致立即失子。',
      '有根子與對方同兵種或等值的子相遇；對方若吃，既不致立即被將死，也不致立即失子。',
      'A rooted piece meets an enemy piece of its kind or value; the enemy may take it and is neither mated nor loses material at once.',
    ],
    'S0, CXA 2020 24.4',
    '邀兑',
  ],
  [
    'offer',
    ['献', '獻', 'offer'],
    [
      '无根子送吃；对方吃后既不致立即被将死，也不致立即失子。',
      '無根子送吃；對方吃後既不致立即被將死，也不致立即失子。',
      'An unrooted piece lets itself be taken for nothing; the enemy may take it and is neither mated nor loses material at once.',
    ],
    'S0, CXA 2020 24.5',
  ],
  [
    'block',
    ['拦', '攔', 'block'],
    [
      '走子阻拦对方棋子的去路，一般在其正前方，而不具将、杀、捉的作用。',
      '走子阻攔對方棋子的去路，一般在其正前方，而不具將、殺、捉的作用。',
      'The moved piece stands in the way of an enemy piece, as a rule right in front of it, and attacks nothing.',
    ],
    'S0, CXA 2020 24.6',
  ],
  [
    'follow',
    ['跟', '跟', 'follow'],
    [
      '走子从背后盯住对方的有根子，而不具攻击作用。',
      '走子從背後盯住對方的有根子，而不具攻擊作用。',
      'The moved piece keeps watch on a rooted enemy piece from behind and cannot win it.',
    ],
    'S0, CXA 2020 24.7',
  ],
  [
    'idle',
    ['闲', '閒', 'idle'],
    [
      '凡不是将、杀、捉的着法，统称为闲。兑、献、拦、跟都属于闲；没有其他名目时，就只称为闲。',
      '凡不是將、殺、捉的著法，統稱為閒。兌、獻、攔、跟都屬於閒；沒有其他名目時，就只稱為閒。',
      'Any move that is not a check, a kill or a chase. Exchange, offer, block and follow are idle too; a move with no other name is idle and nothing more.',
    ],
    'S0, CXA 2020 24.8',
  ],
]);
