import { text } from '../../text.ts';
import { board, claim, prose, type Lesson } from '../lesson.ts';

/** 兑, 献, 拦, 跟 and 闲: what does not attack. */
export const KINDS: readonly Lesson[] = [
  {
    id: 'exchange',
    title: text('兑', 'Exchange'),
    terms: ['exchange', 'perpetual-exchange'],
    parts: [
      prose(
        '有根的子与对方同兵种或等价的子相遇，对方吃了，既不被将死，也不丢子，这是邀对方兑子，叫兑。看两点：自己的子有没有根；对方敢不敢吃。',
        'A rooted piece meets an enemy piece of the same type or of equal value, and the enemy, if he takes, is neither mated nor loses anything: the move offers an exchange. Two questions decide: has the piece a root, and can the other side take without harm?',
      ),
      board('rook-comes-back', '2b1k4/4a4/4br1R1/9/9/9/9/9/9/4K4 w', 'h7h9 f7f9 h9h7 f9f7', [
        claim(
          { about: 'nature', ply: 1, nature: 'exchange', target: 'rook@h9' },
          '{m} 垫将，又与{target}相遇，将是它的根：{nature}。{why}',
          '{m} parries and meets {target}; the king is its root: an {nature}. {why}',
        ),
        claim(
          { about: 'nature', ply: 2, nature: 'follow' },
          '{m} 什么也吃不到，是闲的一种：{nature}。',
          '{m} can win nothing, a kind of idle move: a {nature}.',
        ),
        claim(
          { about: 'nature', ply: 3, nature: 'exchange', target: 'rook@h7' },
          '{m} 又与{target}相遇，这回士是根，仍是{nature}。',
          '{m} meets {target} again, with the advisor as root: an {nature}.',
        ),
        claim(
          { about: 'ruling', verdict: 'draw', red: 'one-check-one-idle', black: 'perpetual-exchange' },
          '{ruling}',
          '{ruling}',
        ),
      ]),
      board('rooks-side-by-side', '2bakab2/9/9/4p4/9/9/4P4/r6r1/6R1R/3AKA3 w', 'g1h1 h2g2 h1g1 g2h2', [
        claim(
          { about: 'nature', ply: 0, nature: 'exchange' },
          '{m} 有另一车作根，是{nature}。{why}',
          '{m} has the other rook as its root: an {nature}. {why}',
        ),
        claim(
          { about: 'nature', ply: 1, nature: 'idle' },
          '{m} 只是避开：{nature}。',
          '{m} only steps aside: {nature}.',
        ),
        claim(
          { about: 'ruling', verdict: 'draw', red: 'perpetual-exchange', black: 'all-idle' },
          '步步都兑叫长兑，是允许的。{ruling}',
          'To offer exchange with every move is permitted. {ruling}',
        ),
      ]),
      board('equal-in-value', '3ak1b2/4a4/4b4/9/9/5p1c1/9/1N2B4/4A4/2RAK1B2 w', 'b2c4', [
        claim(
          { about: 'nature', ply: 0, nature: 'exchange', target: 'cannon@h4' },
          '马和炮等价：{m} 对{target}也是{nature}。',
          'Horse and cannon are of equal value: {m} is an {nature} with {target} too.',
        ),
      ]),
    ],
  },
  {
    id: 'offer',
    title: text('献', 'Offer'),
    terms: ['offer', 'perpetual-offer'],
    parts: [
      prose(
        '献和兑只差一个根：无根的子送给对方吃，对方吃了不被将死，也不丢子，就是献。',
        'An offer differs from an exchange by the root alone: an unrooted piece stands where the enemy may take it, and comes to no harm by taking.',
      ),
      board('no-advisor', '2b1k4/9/4br1R1/9/9/9/9/9/9/4K4 w', 'h7h9 f7f9 h9h7 f9f7', [
        claim(
          { about: 'nature', ply: 1, nature: 'exchange' },
          '{m} 有将作根，是{nature}。',
          '{m} has the king as root: an {nature}.',
        ),
        claim(
          { about: 'nature', ply: 3, nature: 'offer', target: 'rook@h7' },
          '少了那个士，{m} 面对{target}没有根，成了{nature}。',
          'Without that advisor {m} stands before {target} unrooted: an {nature}.',
        ),
        claim(
          { about: 'ruling', verdict: 'draw', red: 'one-check-one-idle', black: 'all-idle' },
          '{ruling}',
          '{ruling}',
        ),
      ]),
      board('offers-for-ever', '3ak1b2/4a4/4b4/2r6/9/9/3R5/4B4/4A4/3AK1B2 w', 'd3c3 c6d6 c3d3 d6c6', [
        claim(
          { about: 'nature', ply: 0, nature: 'offer', target: 'rook@c6' },
          '{m} 把无根的车送到{target}面前：{nature}。',
          '{m} puts an unrooted rook before {target}: an {nature}.',
        ),
        claim(
          { about: 'ruling', verdict: 'draw', red: 'perpetual-offer', black: 'all-idle' },
          '步步都献叫长献，也是允许的。{ruling}',
          'To offer with every move is permitted as well. {ruling}',
        ),
      ]),
    ],
  },
  {
    id: 'block',
    title: text('拦', 'Block'),
    terms: ['block', 'perpetual-block'],
    parts: [
      prose(
        '走子挡住对方某子的去路，通常在它的正前方，自己又没有攻击什么，是拦。',
        'A piece steps into the way of an enemy piece, normally in front of it, and attacks nothing: a block.',
      ),
      board('cannon-shuts-in', '4k4/4a4/9/9/9/9/2C6/9/3c5/4K4 w', 'c3d3 d1c1 d3c3 c1d1', [
        claim(
          { about: 'nature', ply: 0, nature: 'block', target: 'cannon@d1' },
          '{m} 不让{target}退回：{nature}。',
          '{m} keeps {target} from going back: a {nature}.',
        ),
        claim(
          { about: 'nature', ply: 1, nature: 'idle' },
          '{m} 换一条线，没有攻击什么：{nature}。',
          '{m} tries another file and attacks nothing: {nature}.',
        ),
        claim(
          { about: 'ruling', verdict: 'draw', red: 'perpetual-block', black: 'all-idle' },
          '{ruling}',
          '{ruling}',
        ),
      ]),
      board('blocks-a-mate', '3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w', 'g3h3 h5g5 h3g3 g5h5', [
        claim(
          { about: 'nature', ply: 0, nature: 'block', target: 'rook@h5' },
          '{m} 挡住{target}沉底：{nature}。',
          '{m} keeps {target} from the back rank: a {nature}.',
        ),
        claim(
          { about: 'nature', ply: 1, nature: 'kill' },
          '{m} 避开再来：{nature}。',
          '{m} goes round it: a {nature}.',
        ),
        claim(
          { about: 'ruling', verdict: 'black-must-change', red: 'perpetual-block', black: 'perpetual-kill' },
          '拦是允许的，步步杀不允许。{ruling}',
          'To block is permitted, to threaten mate with every move is not. {ruling}',
        ),
      ]),
    ],
  },
  {
    id: 'follow',
    title: text('跟', 'Follow'),
    terms: ['follow', 'perpetual-follow'],
    parts: [
      prose(
        '盯住对方有根的子，从背后牵着它，却吃不得它，是跟。',
        'To watch a rooted enemy piece, as from behind, without being able to win it, is to follow it.',
      ),
      board('rook-behind-cannon', '4k4/4a4/9/9/9/9/1n7/2R6/c3A4/3AK4 w', 'c2a2 a1c1 a2c2 c1a1', [
        claim(
          { about: 'nature', ply: 0, nature: 'follow', target: 'cannon@a1' },
          '{m} 从背后盯住{target}，马是炮的根：{nature}。',
          '{m} watches {target} from behind; the horse is its root: a {nature}.',
        ),
        claim(
          { about: 'nature', ply: 2, nature: 'follow' },
          '{m} 还是{nature}。',
          '{m} is a {nature} again.',
        ),
        claim(
          { about: 'ruling', verdict: 'draw', red: 'perpetual-follow', black: 'one-kill-one-idle' },
          '{ruling}',
          '{ruling}',
        ),
      ]),
    ],
  },
  {
    id: 'idle',
    title: text('闲', 'Idle'),
    terms: ['idle', 'idle-move', 'pressing-wait', 'lost-tempo'],
    parts: [
      prose(
        '凡不是将、杀、捉的着法，统称闲。兑、献、拦、跟都属于闲；什么也没有的一着，也叫闲。',
        'Whatever is no check, no kill and no chase is idle. Exchange, offer, block and follow belong to this family, and a move that is none of them is plainly idle.',
      ),
      prose(
        '讲棋的人还把闲再分三种：只为等待的闲着（停着）；等待中带点压力的等着；白费一步的空着（废棋）。裁决不看这些，闲就是闲。',
        'Commentators tell three kinds apart: a waiting move; a waiting move with slight pressure; a lost tempo, which gains nothing or even harms. Rulings do not ask which: idle is idle.',
      ),
      board('plain-wait', '2bakab2/9/9/4p4/9/9/4P4/r6r1/6R1R/3AKA3 w', 'g1h1 h2g2 h1g1 g2h2', [
        claim(
          { about: 'nature', ply: 1, nature: 'idle' },
          '{m} 吃不到什么，也不要将死谁：{nature}。{why}',
          '{m} can take nothing and threatens no mate: {nature}. {why}',
        ),
      ]),
    ],
  },
  {
    id: 'heaviest',
    title: text('兼从重', 'The heaviest rules'),
    terms: ['heaviest'],
    parts: [
      prose(
        '一着兼有几种性质，按最重的定：将重于杀，杀重于捉，捉重于闲。',
        'A move of several natures is judged by the heaviest: check before kill, kill before chase, chase before idle.',
      ),
      board('follow-and-chase', '2bak4/4a4/4b4/9/3R5/9/9/rc7/3K5/9 w', 'd5b5 b2d2 b5d5 d2b2', [
        claim(
          { about: 'nature', ply: 0, nature: 'follow', target: 'cannon@b2' },
          '{m} 盯住有根的{target}：{nature}。',
          '{m} watches {target}, which is rooted: a {nature}.',
        ),
        claim(
          { about: 'nature', ply: 2, nature: 'chase', target: 'cannon@d2', root: 'outnumbered' },
          '{m} 也盯着{target}，可是帅车合力，它{root}，能得子：判{nature}。',
          '{m} watches {target} too, but with the king beside it that is {root} and can be won: a {nature}.',
        ),
        claim(
          { about: 'ruling', verdict: 'draw', red: 'one-chase-one-idle', black: 'all-idle' },
          '{ruling}',
          '{ruling}',
        ),
      ]),
      board('offer-and-chase', '3ak1b2/4a4/4b4/9/c8/5n3/9/4B2R1/4A4/3AK1B2 w', 'h2h5', [
        claim(
          { about: 'both', ply: 0, nature: 'chase', also: 'offer' },
          '{m} 把车送给马吃，是{also}，同时捉炮：判{nature}。',
          '{m} gives the rook to the horse, an {also}, and attacks a cannon: judged a {nature}.',
        ),
      ]),
      board('check-and-attack', '4k4/9/9/9/9/1n5R1/9/9/9/3K5 w', 'h4e4', [
        claim(
          { about: 'nature', ply: 0, nature: 'check' },
          '{m} 同时攻击马，但首先是{nature}。',
          '{m} attacks the horse as well, but first of all it is {nature}.',
        ),
      ]),
      board('block-and-chase', '3ak1b2/4a2c1/4b4/6c2/9/9/9/4B1N2/4A4/3AK1B2 w', 'g2h4', [
        claim(
          { about: 'nature', ply: 0, nature: 'chase', target: 'cannon@g6' },
          '{m} 挡住一个炮的路，又捉{target}：判{nature}。',
          '{m} stands in the way of one cannon and attacks {target}: judged a {nature}.',
        ),
      ]),
    ],
  },
];
