import { board, claim, prose, type Lesson } from '../lesson.ts';

/** How a game goes, and how it is written down. */
export const RECORDING: readonly Lesson[] = [
  {
    id: 'the-game',
    title: { 'zh-Hans': '一局棋', 'zh-Hant': '一局棋', en: 'A game' },
    terms: ['round', 'touch-move', 'no-take-back', 'checkmate', 'stalemate'],
    parts: [
      prose(
        '红方先走，双方轮流各走一着；各走一着叫一个回合。摸了自己的子就要走它，摸了对方的子就要吃它，只要合法；走出的着法不能收回。',
        'Red moves first and the sides take turns; one move each is a round. A touched piece of one’s own must be moved and a touched enemy piece taken, where that is legal; a move made stands.',
      ),
      prose(
        '没有合法着法的一方输，不论是不是正被将军。',
        'A side without a legal move loses, whether it is in check or not.',
      ),
      board('no-move-left', '3k5/R8/9/9/9/9/9/9/9/4K4 b', '', [
        claim(
          { about: 'choices', ply: 0, count: 0 },
          '黑将没有被将军，可走的着法却有 {count} 种。',
          'Black’s king is not in check, and yet Black has {count} legal moves.',
        ),
        claim({ about: 'end', plies: 0, end: 'stalemate' }, '{end}', '{end}'),
      ]),
      board('no-way-out', '3k5/R8/9/9/9/9/9/9/1R7/4K4 w', 'b1b9', [
        claim({ about: 'nature', ply: 0, nature: 'check' }, '{m} 是{nature}。', '{m} is {nature}.'),
        claim({ about: 'end', plies: 1, end: 'checkmate' }, '{end}', '{end}'),
      ]),
    ],
  },
  {
    id: 'full-notation',
    title: { 'zh-Hans': '完整记录', 'zh-Hant': '完整記錄', en: 'Full notation' },
    terms: ['full-notation', 'tandem', 'file'],
    parts: [
      prose(
        '一着写四个字：什么子，在哪条直线，往前“进”、往后“退”还是横走“平”，最后是几步或到哪条直线。直线从各自的右边数起，红方写一到九，黑方写 1 到 9。',
        'A move is four characters: the piece; its file; 进 forward, 退 back or 平 across; and how many points, or which file. Each side counts files from its own right, Red in Chinese numerals, Black in figures.',
      ),
      prose(
        '车、炮、兵、帅进退时，末字是步数。马、相、仕斜着走，末字总是到达的直线。同一直线上有两个同样的子，用“前”“后”代替直线。',
        'For rook, cannon, pawn and king going forward or back the last sign is a number of points. Horse, elephant and advisor move aslant, so it is always the file they reach. Of two like pieces on one file the front 前 and the rear 后 one are named instead of the file.',
      ),
      board(
        'eight-moves',
        '3ak4/9/1c6b/9/6P2/9/1c5R1/6N2/9/3K5 w',
        'h3h8 b3b6 g2e3 b7d7 g5f5 i7g5 d0d1 d9e8',
        [
          claim(
            { about: 'written', ply: 0, full: '车二进五', short: '车2+5' },
            '红车在第二条直线，向前五步：{full}（简写 {short}）。',
            'The rook on Red’s second file goes five points forward: {full} (in short {short}).',
          ),
          claim(
            { about: 'written', ply: 1, full: '前炮退3', short: '前炮-3' },
            '黑方两炮同线，前面的后退三步：{full}（简写 {short}）。',
            'Black’s cannons share a file; the front one goes back three: {full} (in short {short}).',
          ),
          claim(
            { about: 'written', ply: 2, full: '马三进五', short: '马3+5' },
            '马从三路跳到五路：{full}（简写 {short}）。',
            'The horse leaps from file three to file five: {full} (in short {short}).',
          ),
          claim(
            { about: 'written', ply: 3, full: '后炮平4', short: '后炮4' },
            '后面的炮横走到 4 路：{full}（简写 {short}）。',
            'The rear cannon goes across to file 4: {full} (in short {short}).',
          ),
          claim(
            { about: 'written', ply: 4, full: '兵三平四', short: '兵34' },
            '过了河的兵横走：{full}（简写 {short}）。',
            'A pawn across the river goes sideways: {full} (in short {short}).',
          ),
          claim(
            { about: 'written', ply: 5, full: '象9进7', short: '象9+7' },
            '黑象从 9 路飞到 7 路，越走越近红方，所以是进：{full}（简写 {short}）。',
            'Black’s elephant goes from file 9 to file 7, towards Red, so forward: {full} (in short {short}).',
          ),
          claim(
            { about: 'written', ply: 6, full: '帅六进一', short: '帅6+1' },
            '帅向前一步：{full}（简写 {short}）。',
            'The king goes one forward: {full} (in short {short}).',
          ),
          claim(
            { about: 'written', ply: 7, full: '士4进5', short: '士4+5' },
            '士从 4 路到 5 路：{full}（简写 {short}）。',
            'The advisor goes from file 4 to file 5: {full} (in short {short}).',
          ),
        ],
      ),
    ],
  },
  {
    id: 'short-notation',
    title: { 'zh-Hans': '简写', 'zh-Hant': '簡寫', en: 'Short notation' },
    terms: ['full-notation', 'score-sheet'],
    parts: [
      prose(
        '手写记录常省去第三个字，双方都用阿拉伯数字。末字下面画一短线是“进”，上面画一短线是“退”，不画是“平”。本程序里下线写作 +，上线写作 -。',
        'On a sheet written by hand the third sign is left out and both sides use figures. A stroke under the last figure means forward, a stroke over it back, none across. Typed, the stroke below is + and the stroke above -.',
      ),
      board(
        'opening',
        'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w',
        'h2e2 h9g7 h0g2 i9h9',
        [
          claim(
            { about: 'written', ply: 0, full: '炮二平五', short: '炮25' },
            '{full} 写成 {short}。',
            '{full} becomes {short}.',
          ),
          claim(
            { about: 'written', ply: 1, full: '马8进7', short: '马8+7' },
            '{full} 写成 {short}：7 的下面有线。',
            '{full} becomes {short}: a stroke under the 7.',
          ),
          claim(
            { about: 'written', ply: 2, full: '马二进三', short: '马2+3' },
            '{full} 写成 {short}。',
            '{full} becomes {short}.',
          ),
          claim(
            { about: 'written', ply: 3, full: '车9平8', short: '车98' },
            '{full} 写成 {short}。',
            '{full} becomes {short}.',
          ),
        ],
      ),
      board('stroke-above', '4ck3/9/5a3/9/4C4/9/9/9/5R3/4K4 w', 'e5f5 f7e8', [
        claim(
          { about: 'written', ply: 1, full: '士6退5', short: '士6-5' },
          '{full} 写成 {short}：5 的上面有线。',
          '{full} becomes {short}: a stroke over the 5.',
        ),
      ]),
    ],
  },
  {
    id: 'pawn-lines',
    title: { 'zh-Hans': '高兵、低兵、底兵', 'zh-Hant': '高兵、低兵、底兵', en: 'High, low and bottom pawns' },
    terms: ['high-pawn', 'low-pawn', 'bottom-pawn', 'crossed-pawn', 'pawn-line'],
    parts: [
      prose(
        '过河的兵（卒）走得越深越难回头，所以按所到的横线叫不同的名字。',
        'A pawn that has crossed cannot turn back, so it is called by how deep it has gone.',
      ),
      board('five-pawns', '3k4P/6P2/4P4/2P6/P8/9/7p1/9/9/4K4 w', '', [
        claim(
          { about: 'stage', at: 'a5', stage: 'new' },
          '{piece}刚过河，只叫{stage}。',
          '{piece} has just crossed: simply a {stage}.',
        ),
        claim(
          { about: 'stage', at: 'c6', stage: 'high' },
          '{piece}在对方卒林线上，是{stage}。',
          '{piece} stands on the enemy’s pawn line: a {stage}.',
        ),
        claim(
          { about: 'stage', at: 'e7', stage: 'low' },
          '{piece}再进一线，是{stage}。',
          '{piece}, one line deeper, is a {stage}.',
        ),
        claim(
          { about: 'stage', at: 'g8', stage: 'low' },
          '{piece}也是{stage}。',
          '{piece} is a {stage} too.',
        ),
        claim(
          { about: 'stage', at: 'i9', stage: 'bottom' },
          '{piece}到了底线，是{stage}，只能横走。',
          '{piece} has reached the back rank: a {stage}, which can only go sideways.',
        ),
        claim(
          { about: 'stage', at: 'h3', stage: 'high' },
          '黑方也一样：{piece}在红方兵林线上，是{stage}。',
          'The same for Black: {piece} on Red’s pawn line is a {stage}.',
        ),
      ]),
    ],
  },
];
