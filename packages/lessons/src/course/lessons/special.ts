import { text } from '../../text.ts';
import { board, claim, prose, type Lesson } from '../lesson.ts';

/** 闲着的特殊规定: answers to check, and what king and pawn may do. */
export const SPECIAL: readonly Lesson[] = [
  {
    id: 'answering-check',
    title: text('应将', 'Answering check'),
    terms: ['king-answers-check'],
    parts: [
      prose(
        '走帅（将）应将，由此产生的捉和杀都按闲。走别的子应将，新产生的捉和杀照样算。',
        'What the king attacks or lets attack by answering check itself is idle. Where another piece answers, a new chase or kill counts.',
      ),
      board('king-answers', '4k2c1/4a4/9/9/9/9/9/9/n7C/4KA3 b', 'h9h0 e0e1', [
        claim(
          { about: 'looks', ply: 1, like: 'chase', nature: 'idle' },
          '{m} 让帅成了炮架，炮打边马，像{like}；但走的是帅：{nature}。{why}',
          '{m} makes the king the mount for a cannon that bears on the horse, which looks like a {like}; but it is the king that moved: {nature}. {why}',
        ),
      ]),
      board('advisor-answers', '4k2c1/4a4/9/9/9/9/9/9/n7C/4KA3 b', 'h9h0 f0e1', [
        claim(
          { about: 'nature', ply: 1, nature: 'chase', target: 'horse@a1' },
          '换{m} 应将，同样的炮打{target}就算{nature}。',
          'Answer by {m}, and the same cannon’s attack on {target} is a {nature}.',
        ),
      ]),
      board('king-answers-mating', '5k3/3rP4/9/9/7R1/9/9/9/4A4/3K5 w', 'd0e0', [
        claim(
          { about: 'looks', ply: 0, like: 'kill', nature: 'idle' },
          '{like}也一样：{m} 是{nature}。',
          'The same for a {like}: {m} is {nature}.',
        ),
      ]),
      board('old-attack-in-check', '3ak1b2/4a4/4b4/R6n1/4r4/9/9/9/9/3AK4 w', 'd0e1', [
        claim(
          { about: 'looks', ply: 0, like: 'chase', nature: 'idle' },
          '别的子应将也要有新的攻击：{m} 之前车已经对着马，不算{like}，是{nature}。',
          'With another piece too the attack must be new: before {m} the rook bore on the horse already, so it is no {like} but {nature}.',
        ),
      ]),
    ],
  },
  {
    id: 'king-and-pawn',
    title: text('帅和兵可以长捉', 'King and pawn may chase'),
    terms: ['king-or-pawn'],
    parts: [
      prose(
        '帅（将）、兵（卒）自己捉子，按闲，步步捉也可以。',
        'What king or pawn attacks by itself counts as idle, even with every move.',
      ),
      board('pawn-after-cannon', '3k5/7c1/6P2/9/9/9/9/9/9/4K4 w', 'g7h7 h8g8 h7g7 g8h8', [
        claim(
          { about: 'looks', ply: 0, like: 'chase', nature: 'idle' },
          '{m} 像{like}，捉的是兵，按{nature}。',
          '{m} looks like a {like}, but by a pawn: {nature}.',
        ),
        claim(
          { about: 'ruling', verdict: 'draw', red: 'all-idle', black: 'all-idle' },
          '{ruling}',
          '{ruling}',
        ),
      ]),
      board('king-after-cannon', '3ak4/4a4/4b4/p7p/9/9/9/4B4/4K4/2Bc1A3 w', 'e1d1 d0e0 d1e1 e0d0', [
        claim(
          { about: 'looks', ply: 0, like: 'chase', nature: 'idle' },
          '{m} 用帅叫吃炮，像{like}，按{nature}。',
          '{m} attacks the cannon with the king, which looks like a {like}: {nature}.',
        ),
        claim(
          { about: 'ruling', verdict: 'draw', red: 'all-idle', black: 'all-idle' },
          '{ruling}',
          '{ruling}',
        ),
      ]),
      board('pawns-after-rook', '4k1cr1/8P/7PP/9/9/9/9/9/9/3K5 w', 'i8h8 h9i9 h8i8 i9h9', [
        claim(
          { about: 'looks', ply: 0, like: 'chase', nature: 'idle' },
          '叫吃车也一样：{m} 像{like}，是{nature}。',
          'Even a rook: {m} looks like a {like} and is {nature}.',
        ),
        claim(
          { about: 'ruling', verdict: 'draw', red: 'all-idle', black: 'perpetual-follow' },
          '{ruling}',
          '{ruling}',
        ),
      ]),
      prose(
        '但是帅、兵一动，让别的子新产生攻击，算捉；兵将军是将，兵要杀是杀。',
        'But a step of king or pawn that lets another piece attack anew is a chase; and a pawn’s check is check, a pawn’s mate threat a kill.',
      ),
      board('pawn-lets-cannon', '4kab2/4a4/4b4/C1P1p2n1/9/9/9/4B4/4A4/4KAB2 w', 'c6c7', [
        claim(
          { about: 'nature', ply: 0, nature: 'chase', target: 'horse@h6', means: 'discovered' },
          '{m} 让出横线，炮打{target}：{nature}。',
          '{m} leaves the rank and the cannon bears on {target}: a {nature}.',
        ),
      ]),
      board('pawn-kills', '5k3/4P4/6P2/c8/9/9/9/9/9/4K4 w', 'g7g8', [
        claim(
          { about: 'nature', ply: 0, nature: 'kill' },
          '{m} 是{nature}。{why}',
          '{m} is a {nature}. {why}',
        ),
      ]),
    ],
  },
];
