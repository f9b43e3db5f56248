import { text } from '../../text.ts';
import { board, claim, prose, type Lesson } from '../lesson.ts';

/** In the playing hall: how a draw is claimed, and by which book. */
export const HALL: readonly Lesson[] = [
  {
    id: 'claiming-a-draw',
    title: text('提和与记录', 'Claiming a draw'),
    terms: ['may-claim-draw', 'occurrence', 'score-sheet', 'natural-limit'],
    parts: [
      prose(
        '同一局面（子的位置和轮到谁走都相同）第 {occurrences} 次出现，双方都是允许着法，就可以判和。要有两样：记录纸上写着这 {occurrences} 次；棋手自己向裁判提出。裁判一般不主动介入。',
        'When the same position, with the same side to move, stands for the {occurrences}rd time and neither side offends, a draw is given. Two things are needed: the score sheet shows all {occurrences} occurrences, and a player claims. The arbiter does not step in unasked.',
      ),
      prose(
        '所以双方要在自己的时间里，清楚、完整、及时地记下两边的着法。',
        'Hence both players write down both sides’ moves, clearly, completely and in time, in their own thinking time.',
      ),
      board(
        'two-laps',
        '2bakab2/9/9/4p4/9/9/4P4/r6r1/6R1R/3AKA3 w',
        'g1h1 h2g2 h1g1 g2h2 g1h1 h2g2 h1g1 g2h2',
        [
          claim(
            { about: 'state', plies: 4, state: 'repeated', occurrences: 2 },
            '走完一圈：{state}',
            'After one lap: {state}',
          ),
          claim(
            { about: 'state', plies: 8, state: 'may-claim-draw', occurrences: 3 },
            '再走一圈：{state}',
            'After another: {state}',
          ),
        ],
      ),
      board(
        'offender-is-told',
        '3ak1b2/4a4/4b4/6c2/9/9/9/4B2R1/4A4/3AK1B2 w',
        'h2g2 g6h6 g2h2 h6g6 h2g2 g6h6 g2h2 h6g6',
        [
          claim(
            { about: 'state', plies: 4, state: 'must-change', occurrences: 2 },
            '一方禁止时不能靠重复求和。一圈：{state}',
            'Who offends cannot draw by repeating. After one lap: {state}',
          ),
          claim(
            { about: 'state', plies: 8, state: 'lost', occurrences: 3 },
            '再一圈：{state}',
            'After another: {state}',
          ),
        ],
      ),
      prose(
        '另外，连续 {limit} 个回合没有吃子，也可以提和，叫自然限着；一局中 {fouls} 次犯规判负。',
        'Also, {limit} rounds without a capture may be claimed as a draw, the natural limit; {fouls} fouls lose the game.',
      ),
    ],
  },
  {
    id: 'rule-books',
    title: text('各部规则', 'Rule books compared'),
    terms: ['cxa-2020', 'axf'],
    parts: [
      prose(
        '中国规则看每一着的性质，杀也算禁止。亚洲规则和世界规则只禁长将和长捉同一个子：杀不算，轮流捉几个子不算，将捉相间也不算。一局棋只能用一部规则。',
        'The Chinese books name every move, and a mate threat offends too. The Asian and World rules forbid only perpetual check and the perpetual chase of one and the same piece: kills, chasing several in turn and mixtures are free. A game is judged by one book only.',
      ),
      board('kill-here-and-there', '3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w', 'g3h3 h5g5 h3g3 g5h5', [
        claim(
          { about: 'ruling', verdict: 'black-must-change', red: 'perpetual-block', black: 'perpetual-kill' },
          '中国规则：{ruling}',
          'Chinese rules: {ruling}',
        ),
        claim(
          { about: 'ruling', verdict: 'draw', red: 'perpetual-block', black: 'perpetual-kill', rules: 'axf' },
          '亚洲规则：{ruling}',
          'Asian rules: {ruling}',
        ),
      ]),
      board('chase-here-and-there', '3ak1b2/4a4/4b4/6c2/9/9/9/4B2R1/4A4/3AK1B2 w', 'h2g2 g6h6 g2h2 h6g6', [
        claim(
          { about: 'ruling', verdict: 'red-must-change', red: 'perpetual-chase', black: 'all-idle' },
          '捉同一个子，两家一致。中国规则：{ruling}',
          'On one piece chased for ever both agree. Chinese rules: {ruling}',
        ),
        claim(
          {
            about: 'ruling',
            verdict: 'red-must-change',
            red: 'perpetual-chase',
            black: 'all-idle',
            rules: 'axf',
          },
          '亚洲规则：{ruling}',
          'Asian rules: {ruling}',
        ),
      ]),
    ],
  },
];
