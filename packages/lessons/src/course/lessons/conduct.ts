import { text } from '../../text.ts';
import { board, claim, prose, type Lesson } from '../lesson.ts';

/** What a side does throughout a cycle, and what follows. */
export const CONDUCT: readonly Lesson[] = [
  {
    id: 'forbidden-and-permitted',
    title: text('禁止着法和允许着法', 'Forbidden and permitted'),
    terms: ['forbidden', 'permitted', 'cycle', 'perpetual-kill', 'perpetual-chase', 'one-kill-one-idle'],
    parts: [
      prose(
        '双方循环不变时，看每一方在一圈里的全部着法。着着是将、杀或捉，是禁止着法；只要有一着闲，就是允许着法。',
        'When neither side changes, all moves of a side in the cycle are looked at. Nothing but checks, kills and chases is forbidden; with a single idle move among them it is permitted.',
      ),
      prose(
        '单方禁止，由他变着，不变作负。双方都允许，不变作和。长兑、长献、长拦、长跟、一打一闲、二闲都是允许着法。',
        'If one side’s conduct alone is forbidden, that side must change or lose. If both are permitted, the game is drawn. Perpetual exchange, offer, block and follow, one attack with one idle move, and idle moves only, are all permitted.',
      ),
      board('chase-for-ever', '3ak1b2/4a4/4b4/6c2/9/9/9/4B2R1/4A4/3AK1B2 w', 'h2g2 g6h6 g2h2 h6g6', [
        claim(
          { about: 'ruling', verdict: 'red-must-change', red: 'perpetual-chase', black: 'all-idle' },
          '{ruling}',
          '{ruling}',
        ),
      ]),
      board('one-idle-is-enough', '3ak1b2/4a4/4b4/6c2/5n3/9/9/4B2R1/4A4/3AK1B2 w', 'h2g2 g6h6 g2h2 h6g6', [
        claim(
          { about: 'nature', ply: 2, nature: 'follow' },
          '炮走到 8 路有马作根，{m} 成了{nature}。',
          'On file 8 the cannon has the horse as root, and {m} is a {nature}.',
        ),
        claim(
          { about: 'ruling', verdict: 'draw', red: 'one-chase-one-idle', black: 'all-idle' },
          '有了这一着闲：{ruling}',
          'That one idle move is enough: {ruling}',
        ),
      ]),
      board('block-against-kill-and-idle', '4k4/4a4/9/4p4/2r6/9/9/1C6R/5p3/2B1K4 w', 'b2c2 c5b5 c2b2 b5c5', [
        claim(
          { about: 'nature', ply: 3, nature: 'kill' },
          '{m} 吃相要杀：{nature}。',
          '{m} threatens to mate by way of the elephant: a {nature}.',
        ),
        claim({ about: 'nature', ply: 1, nature: 'idle' }, '{m} 却是{nature}。', '{m} however is {nature}.'),
        claim(
          { about: 'ruling', verdict: 'draw', red: 'perpetual-block', black: 'one-kill-one-idle' },
          '{ruling}',
          '{ruling}',
        ),
      ]),
    ],
  },
  {
    id: 'perpetual-check',
    title: text('长将', 'Perpetual check'),
    terms: ['perpetual-check', 'must-change'],
    parts: [
      prose(
        '单方面步步将军，任何时候都不许可。“只有这两步可走”不是理由。',
        'To give check with every move is never allowed to one side alone. That one has no other move is no excuse.',
      ),
      board('only-the-rook', '9/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w', 'f0e0 e8f8 e0f0 f8e8', [
        claim({ about: 'nature', ply: 0, nature: 'check' }, '{m} 是{nature}。', '{m} is {nature}.'),
        claim(
          { about: 'choices', ply: 2, count: 1 },
          '红方此时合法的着法只有 {count} 种，恰恰是将军。这仍不是理由：',
          'Red has just {count} legal move here, and it is the check. That is no excuse:',
        ),
        claim(
          { about: 'ruling', verdict: 'red-must-change', red: 'perpetual-check', black: 'all-idle' },
          '{ruling}',
          '{ruling}',
        ),
      ]),
      board('rook-alone-checks', '4k4/7R1/9/9/9/9/9/9/9/3K5 w', 'h8h9 e9e8 h9h8 e8e9', [
        claim(
          { about: 'ruling', verdict: 'red-must-change', red: 'perpetual-check', black: 'all-idle' },
          '{ruling}',
          '{ruling}',
        ),
      ]),
      board('check-and-wait', '4k4/9/9/9/7R1/9/9/9/9/3K5 w', 'h5h9 e9e8 h9h5 e8e9', [
        claim(
          { about: 'ruling', verdict: 'draw', red: 'one-check-one-idle', black: 'all-idle' },
          '一将一闲就可以：{ruling}',
          'One check with one idle move is allowed: {ruling}',
        ),
      ]),
    ],
  },
  {
    id: 'check-for-check',
    title: text('解将还将', 'Check answered by check'),
    terms: ['check-answered-by-check'],
    parts: [
      prose(
        '双方都步步将军，每一着应将的同时又将对方，叫解将还将，不变作和。',
        'Both sides check with every move, each answering check by a check: neither need change, and the game is drawn.',
      ),
      board('both-check', '4ck3/9/5a3/9/4C4/9/9/9/5R3/4K4 w', 'e5f5 f7e8 f5e5 e8f7', [
        claim({ about: 'nature', ply: 0, nature: 'check' }, '{m} 是{nature}；', '{m} is {nature};'),
        claim(
          { about: 'nature', ply: 1, nature: 'check' },
          '{m} 解了将，露出炮来又是{nature}。',
          '{m} answers it and uncovers the cannon: {nature} too.',
        ),
        claim(
          { about: 'answers', code: 'check-answered-by-check', by: ['red', 'black'] },
          '{answers}',
          '{answers}',
        ),
        claim(
          { about: 'ruling', verdict: 'draw', red: 'perpetual-check', black: 'perpetual-check' },
          '{ruling}',
          '{ruling}',
        ),
      ]),
    ],
  },
  {
    id: 'two-attacks-one-back',
    title: text('二打一还打', 'Two attacks, one back'),
    terms: ['two-attacks-one-back', 'attack'],
    parts: [
      prose(
        '一方两步都是打，另一方两步中有一步还打、一步闲，叫二打一还打：由“二打”的一方变着。',
        'One side attacks with both its moves, the other attacks back with one of its two: the side of the two attacks must change.',
      ),
      board(
        'horse-after-rook',
        '4k4/9/3a5/r1N6/9/9/9/9/9/3K5 w',
        'c6b8 a6a7 b8c6 a7a6',
        [
          claim(
            { about: 'nature', ply: 0, nature: 'chase', target: 'rook@a6' },
            '{m} 捉{target}：{nature}。',
            '{m} attacks {target}: a {nature}.',
          ),
          claim(
            { about: 'nature', ply: 1, nature: 'idle' },
            '{m} 只是躲开：{nature}。',
            '{m} only runs: {nature}.',
          ),
          claim(
            { about: 'nature', ply: 2, nature: 'chase', target: 'rook@a7' },
            '{m} 再捉{target}：{nature}。',
            '{m} attacks {target} again: a {nature}.',
          ),
          claim(
            { about: 'nature', ply: 3, nature: 'chase', target: 'horse@c6' },
            '{m} 反过来捉{target}：{nature}。',
            '{m} attacks {target} in return: a {nature}.',
          ),
          claim({ about: 'answers', code: 'two-attacks-one-back', by: ['black'] }, '{answers}', '{answers}'),
          claim(
            {
              about: 'ruling',
              verdict: 'red-must-change',
              red: 'perpetual-chase',
              black: 'one-chase-one-idle',
            },
            '{ruling}',
            '{ruling}',
          ),
        ],
        'cxa-1999',
      ),
    ],
  },
  {
    id: 'the-word-attack',
    title: text('“打”这个词', 'The word 打, attack'),
    terms: ['attack'],
    parts: [
      prose(
        '1987 年和 1999 年的规则把将、杀、捉合称“打”，说起来省事：二打、一打一闲。但“打”说不清每一着是什么，裁决时必须写明将、杀还是捉；2011 年起不再用它。',
        'The books of 1987 and 1999 had one word for check, kill and chase together, 打. It is handy for describing play, but it does not say what a move is: a ruling had to name the three, and since 2011 the word is no longer used.',
      ),
      board(
        'in-old-words',
        '2b1k4/4a4/4br1R1/9/9/9/9/9/9/4K4 w',
        'h7h9 f7f9 h9h7 f9f7',
        [
          claim(
            { about: 'ruling', verdict: 'draw', red: 'one-check-one-idle', black: 'perpetual-exchange' },
            '1999 年的说法：{ruling}',
            'In the words of 1999: {ruling}',
          ),
          claim(
            {
              about: 'ruling',
              verdict: 'draw',
              red: 'one-check-one-idle',
              black: 'perpetual-exchange',
              rules: 'cxa-2020',
            },
            '今天的说法：{ruling}',
            'In today’s: {ruling}',
          ),
        ],
        'cxa-1999',
      ),
    ],
  },
];
