import { text } from '../../text.ts';
import { board, claim, prose, type Lesson } from '../lesson.ts';

/** 将, 杀, 捉: the natures that attack. */
export const ATTACKS: readonly Lesson[] = [
  {
    id: 'check',
    title: text('将', 'Check'),
    terms: ['check'],
    parts: [
      prose(
        '走后直接攻击对方将（帅），是将。不论是走动的子，还是它让开后别的子。',
        'A move after which the enemy king is attacked is a check, by the piece that moved or by another that it uncovered.',
      ),
      board('rook-checks', '2b1k4/4a4/4br1R1/9/9/9/9/9/9/4K4 w', 'h7h9 f7f9 h9h7 f9f7', [
        claim(
          { about: 'nature', ply: 0, nature: 'check' },
          '{m} 是{nature}。{why}',
          '{m} is {nature}. {why}',
        ),
        claim(
          { about: 'nature', ply: 2, nature: 'follow' },
          '{m} 离开了将，不再攻击，只是{nature}。',
          '{m} leaves the king alone and attacks nothing: a {nature}.',
        ),
      ]),
      board('uncovered-check', '3k5/9/9/9/3N5/9/9/3R5/9/4K4 w', 'd5b6', [
        claim(
          { about: 'nature', ply: 0, nature: 'check' },
          '{m}，马没有攻击将，后面的车却露了出来：{nature}。{why}',
          '{m}: the horse attacks nothing, but the rook behind it does: {nature}. {why}',
        ),
      ]),
    ],
  },
  {
    id: 'kill',
    title: text('杀', 'Kill: the mate threat'),
    terms: ['kill'],
    parts: [
      prose(
        '走后如果对方不应，下一着就能将死，或者连续将军直到将死，是杀。中间有一着不是将军就不算。',
        'If the opponent passed, the mover would mate on the next move, or by checks one after the other until mate: that is a kill. A quiet move on the way does not count.',
      ),
      board('rook-goes-down', '3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w', 'g3h3 h5g5 h3g3 g5h5', [
        claim(
          { about: 'nature', ply: 1, nature: 'kill', line: 'g5g0' },
          '{m} 是{nature}：下一着 {line} 将死。',
          '{m} is a {nature}: {line} would be mate.',
        ),
        claim(
          { about: 'nature', ply: 3, nature: 'kill' },
          '{m} 也是{nature}。{why}',
          '{m} is a {nature} too. {why}',
        ),
      ]),
      board('three-checks', '4k4/9/R8/9/9/9/2n5P/9/9/3K2B1R w', 'i0h0', [
        claim(
          { about: 'nature', ply: 0, nature: 'kill' },
          '连将几步也是{nature}。{why}',
          'A run of checks is a {nature} as well. {why}',
        ),
      ]),
      prose(
        '杀必须是真的。看上去要将死，其实对方有解，就不是杀。',
        'A kill must be real. What looks like mate and can be parried is none.',
      ),
      board('cannon-seems-to-mate', '4k4/4a4/9/9/9/9/1n7/2R6/c3A4/3AK4 w', 'c2a2 a1c1 a2c2 c1a1', [
        claim(
          { about: 'nature', ply: 1, nature: 'kill', line: 'c1c0' },
          '{m} 是{nature}：下一着 {line} 闷死。',
          '{m} is a {nature}: {line} would smother the king.',
        ),
        claim(
          { about: 'looks', ply: 3, like: 'kill', nature: 'idle' },
          '{m} 像{like}，其实是{nature}：',
          '{m} looks like a {like} and is {nature}:',
        ),
        claim(
          { about: 'parried', ply: 3, attempt: 'a1a0', answer: 'c2c0' },
          '就算让他走 {attempt}，红车 {answer} 便解了。',
          'even if Black got to play {attempt}, the rook parries by {answer}.',
        ),
      ]),
    ],
  },
  {
    id: 'chase',
    title: text('捉', 'Chase'),
    terms: ['chase', 'capture', 'discovered', 'checks'],
    parts: [
      prose(
        '走后如果对方不应，就能得子，是捉。得子要算到底：吃完对方反吃、反将，仍有所得才算；吃了会被将死，也不算。',
        'If the opponent passed, the mover would win material: that is a chase. It is counted to the end: what remains after the other side has taken back and checked back. Taking into a mate is no chase.',
      ),
      board('rook-chases-cannon', '3ak1b2/4a4/4b4/6c2/9/9/9/4B2R1/4A4/3AK1B2 w', 'h2g2 g6h6 g2h2 h6g6', [
        claim(
          { about: 'nature', ply: 0, nature: 'chase', target: 'cannon@g6', means: 'capture', root: 'none' },
          '{m} 是{nature}，捉{target}，它是{root}。{why}',
          '{m} is a {nature} of {target}, which is {root}. {why}',
        ),
        claim(
          { about: 'nature', ply: 1, nature: 'idle' },
          '{m} 只是逃走，是{nature}。',
          '{m} only runs away: {nature}.',
        ),
      ]),
      board('steps-aside', '3ak1b2/4a4/4b4/R1R4n1/9/9/9/4B4/4A4/3AK1B2 w', 'c6c2', [
        claim(
          { about: 'nature', ply: 0, nature: 'chase', target: 'horse@h6', means: 'discovered' },
          '前车让开，后车来捉：{m} 是{nature}，捉{target}。',
          'The front rook steps aside and the rear one attacks: {m} is a {nature} of {target}.',
        ),
      ]),
      board('through-checks', '4k4/1n7/9/9/9/9/8P/9/9/3K2B1R w', 'i0h0', [
        claim(
          { about: 'nature', ply: 0, nature: 'chase', target: 'horse@b8', means: 'checks' },
          '先将军再吃子也是{nature}，捉的是{target}。{why}',
          'To check first and then to take is a {nature} as well, of {target}. {why}',
        ),
      ]),
      board('already-attacked', '3ak1b2/4a4/4b4/R6n1/9/9/9/4B4/4A4/3AK1B2 w', 'a6b6', [
        claim(
          { about: 'looks', ply: 0, like: 'chase', nature: 'idle' },
          '捉要由这一着造成。{m} 之前车已经能吃马，走后照旧，所以不是{like}，是{nature}。',
          'The move itself must make the attack. Before {m} the rook could take the horse as well, so it is no {like} but {nature}.',
        ),
      ]),
      prose(
        '车、马、炮、士、象和过河的兵卒才有价值。没过河的兵卒没有价值，要吃它不算捉。过河兵的价值是浮动的：一个兵换一个子不算得失。',
        'Rook, horse, cannon, advisor, elephant and crossed pawns have value. A pawn that has not crossed has none, and to attack it is no chase. A crossed pawn’s value floats: a pawn for a piece is no gain either way.',
      ),
      board('pawn-at-home', '3ak1b2/4a4/4b4/9/p8/9/9/4B2R1/4A4/3AK1B2 w', 'h2h5', [
        claim(
          { about: 'looks', ply: 0, like: 'chase', nature: 'idle' },
          '卒没过河：{m} 不是{like}，是{nature}。',
          'The pawn has not crossed: {m} is no {like} but {nature}.',
        ),
      ]),
      board('pawn-across', '3ak1b2/4a4/4b4/9/9/p8/9/4B2R1/4A4/3AK1B2 w', 'h2h4', [
        claim(
          { about: 'nature', ply: 0, nature: 'chase', target: 'pawn@a4' },
          '卒过了河：{m} 是{nature}，捉{target}。',
          'This one has: {m} is a {nature} of {target}.',
        ),
      ]),
    ],
  },
];
