import { text } from '../../text.ts';
import { board, claim, prose, type Lesson } from '../lesson.ts';

/** 根: what protects a piece. */
export const ROOTS: readonly Lesson[] = [
  {
    id: 'root',
    title: text('根', 'The root: what protects a piece'),
    terms: ['protector', 'rooted', 'none', 'true'],
    parts: [
      prose(
        '一个子被吃后能回吃的子，叫它的根。有足够的根，叫有根子；没有，叫无根子。捉有根子捉不到什么，除非用便宜的子换贵的。',
        'A piece that could take back is a root. A piece with roots enough is rooted, one without is unrooted. To attack a rooted piece wins nothing, unless a cheaper piece takes a dearer one.',
      ),
      board('watched-cannon', '3ak1b2/4a4/4b4/7c1/5n3/9/R8/4B4/4A4/3AK1B2 w', 'a3h3', [
        claim(
          { about: 'capture', ply: 0, capture: 'h3h6', root: 'true', wins: false },
          '马是炮的{root}：吃炮就是 {line}。',
          'The horse is a {root} of the cannon: taking it is {line}.',
        ),
        claim(
          { about: 'nature', ply: 0, nature: 'follow', target: 'cannon@h6' },
          '所以 {m} 是{nature}，跟着{target}，不是捉。',
          'So {m} is a {nature} of {target}, no chase.',
        ),
      ]),
      board('unrooted-horse', '3ak1b2/4a4/4b4/7n1/R8/9/9/4B4/4A4/3AK1B2 w', 'a5a6', [
        claim(
          { about: 'capture', ply: 0, capture: 'a6h6', root: 'none', wins: true },
          '这个马是{root}。',
          'This horse is {root}.',
        ),
        claim(
          { about: 'nature', ply: 0, nature: 'chase', target: 'horse@h6' },
          '{m} 是{nature}，捉{target}。',
          '{m} is a {nature} of {target}.',
        ),
      ]),
      board('hidden-root', 'r2ak1b2/4a4/4b4/r6n1/9/9/2R6/4B4/4A4/3AK1B2 w', 'c3c6', [
        claim(
          { about: 'capture', ply: 0, capture: 'c6h6', root: 'true', wins: false },
          '黑车在红车背后。红车吃马便让开横线，黑车回吃 {line}：隔着子的暗根也是{root}。',
          'The black rook stands behind the red one. When that takes the horse the rank is open: {line}. A root behind another piece is a {root} too.',
        ),
        claim(
          { about: 'nature', ply: 0, nature: 'offer', target: 'rook@a6' },
          '红车自己却送给{target}吃，{m} 是{nature}。',
          'The red rook itself may be taken by {target}: {m} is an {nature}.',
        ),
      ]),
    ],
  },
  {
    id: 'false-root',
    title: text('假根', 'False roots'),
    terms: ['false'],
    parts: [
      prose(
        '形式上能回吃，其实不能或不敢回吃，是假根。假根等于无根。',
        'A root that seems to take back but cannot, or had better not, is false. A false root counts as none.',
      ),
      board('kings-would-face', '3ak4/4a4/3n5/9/R8/9/9/9/9/4K4 w', 'a5a7', [
        claim(
          { about: 'capture', ply: 0, capture: 'a7d7', root: 'false', wins: true },
          '士若回吃，两将照面：{root}。',
          'If the advisor took back, the kings would face each other: a {root}.',
        ),
        claim(
          { about: 'nature', ply: 0, nature: 'chase', target: 'horse@d7', root: 'false' },
          '{m} 是{nature}，捉{target}。',
          '{m} is a {nature} of {target}.',
        ),
      ]),
      board('kings-apart', '3ak4/4a4/3n5/9/R8/9/9/4B4/9/4K4 w', 'a5a7', [
        claim(
          { about: 'capture', ply: 0, capture: 'a7d7', root: 'true', wins: false },
          '中路多一个相隔着，士便能回吃：{root}。',
          'With an elephant between the kings the advisor may take back: a {root}.',
        ),
        claim(
          { about: 'nature', ply: 0, nature: 'follow' },
          '同一着 {m} 就成了{nature}。',
          'The same {m} is now a {nature}.',
        ),
      ]),
      board('pinned-by-cannon', '3ak1b2/4a4/4b4/9/6c2/4C4/8R/4B4/4A4/3AK1B2 w', 'i3i5', [
        claim(
          { about: 'capture', ply: 0, capture: 'i5g5', root: 'false', wins: true },
          '象一离中路，中炮就有了炮架，象被牵住：{root}。',
          'The elephant is held on its file by the cannon: a {root}.',
        ),
        claim(
          { about: 'nature', ply: 0, nature: 'chase', target: 'cannon@g5' },
          '{m} 是{nature}，捉{target}。',
          '{m} is a {nature} of {target}.',
        ),
      ]),
      board('mated-if-it-takes', '2bk4r/3c5/9/9/8n/9/R6R1/9/9/4K4 w', 'a3a5', [
        claim(
          { about: 'capture', ply: 0, capture: 'a5i5', root: 'false', wins: true },
          '车若回吃便离开底线，立即被将死：{root}。',
          'If the rook took back it would leave the back rank and be mated: a {root}.',
        ),
        claim(
          { about: 'nature', ply: 0, nature: 'chase', target: 'horse@i5' },
          '{m} 是{nature}，捉{target}。{why}',
          '{m} is a {nature} of {target}. {why}',
        ),
      ]),
    ],
  },
  {
    id: 'few-roots',
    title: text('少根', 'Outnumbered'),
    terms: ['outnumbered', 'joint', 'root-cut'],
    parts: [
      prose(
        '攻击的子比根多，逐一交换下来仍要丢子，是少根，也等于无根。',
        'Where more pieces attack than protect, the piece is lost when all have taken in turn: outnumbered, which counts as unrooted too.',
      ),
      board('two-against-one', '3ak1b2/4a4/4b4/9/6c2/4N4/R8/4B4/4A4/3AK1B2 w', 'a3a5', [
        claim(
          {
            about: 'nature',
            ply: 0,
            nature: 'chase',
            target: 'cannon@g5',
            means: 'joint',
            root: 'outnumbered',
          },
          '{m} 是{nature}，捉{target}：{root}。{why}',
          '{m} is a {nature} of {target}: {root}. {why}',
        ),
      ]),
      board('two-against-two', '3ak4/4a4/4b3b/9/6c2/4N4/R8/4B4/4A4/3AK1B2 w', 'a3a5', [
        claim(
          { about: 'looks', ply: 0, like: 'chase', nature: 'follow' },
          '两个象都能回吃，{m} 就不是{like}，是{nature}。',
          'With two elephants to take back {m} is no {like} but {nature}.',
        ),
      ]),
      prose(
        '切断对方的根，原来有根的子就成了无根，也是捉。',
        'To cut a root off makes its ward unrooted: that is a chase too.',
      ),
      board('root-cut-off', '3ak1b2/4a4/4b4/9/9/3r4n/9/4B4/4A3R/3AK1B2 w', 'e2g4', [
        claim(
          { about: 'nature', ply: 0, nature: 'chase', target: 'horse@i4', means: 'root-cut' },
          '{m} 把车和马隔开，是{nature}，捉{target}。{why}',
          '{m} steps between rook and horse: a {nature} of {target}. {why}',
        ),
      ]),
    ],
  },
];
