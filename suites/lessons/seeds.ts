/**
 * Where each definition, example, special rule and exercise of the two texts that the course grew out of has its
 * place. `lines` are those of the text, `place` a board or an exercise where there is one, `cases` the published
 * cases that state the same.
 */
export interface Placed {
  readonly text: 'S0' | 'S3';
  readonly lines: readonly [first: number, last: number];
  readonly says: string;
  readonly lesson: string;
  readonly place?: string;
  readonly cases?: readonly string[];
}

const row = (
  text: Placed['text'],
  lines: Placed['lines'],
  says: string,
  lesson: string,
  place?: string,
  ...cases: readonly string[]
): Placed => ({
  text,
  lines,
  says,
  lesson,
  ...(place === undefined ? {} : { place }),
  ...(cases.length === 0 ? {} : { cases }),
});

/** Exercises stand under this instead of a lesson. */
export const EXERCISES = 'exercises';

export const PLACED: readonly Placed[] = [
  row('S0', [1, 1], 'permitted moves 允许着法', 'forbidden-and-permitted'),
  row('S0', [2, 3], '兑 defined, and its two conditions', 'exchange', 'rook-comes-back'),
  row('S0', [4, 7], 'figure 2: check, exchange, idle, exchange', 'exchange', 'rook-comes-back', 'S0-fig2'),
  row('S0', [8, 9], 'figure 3: rooks offered on a rank', 'exchange', 'rooks-side-by-side', 'S0-fig3'),
  row('S0', [10, 11], '长兑 is permitted, three occurrences draw', 'claiming-a-draw', 'two-laps'),
  row(
    'S0',
    [12, 13],
    'the two conditions for claiming; the sheet as evidence',
    'claiming-a-draw',
    'two-laps',
  ),
  row('S0', [14, 14], '献 and 长献 defined', 'offer', 'offers-for-ever'),
  row('S0', [15, 16], '兑 and 献 differ by the root', 'offer', 'no-advisor'),
  row(
    'S0',
    [17, 20],
    'figures 4 and 5: the same moves with and without the advisor',
    'offer',
    'no-advisor',
    'S0-fig5',
  ),
  row('S0', [21, 21], '拦 and 跟 are permitted', 'forbidden-and-permitted'),
  row('S0', [22, 24], '拦 defined; figure 6', 'block', 'cannon-shuts-in', 'S0-fig6'),
  row('S0', [25, 25], '兼从重: what also attacks is judged by the attack', 'heaviest', 'block-and-chase'),
  row('S0', [25, 25], '兑兼捉, 献兼杀 and the like', 'heaviest', 'offer-and-chase'),
  row('S0', [26, 32], 'figure 7: 长拦 against 长杀', 'block', 'blocks-a-mate', 'S0-fig7'),
  row('S0', [32, 33], '跟 defined', 'follow', 'rook-behind-cannon'),
  row('S0', [34, 35], 'figure 8: 跟, and 跟 that is also 捉', 'heaviest', 'follow-and-chase', 'S0-fig8'),
  row('S0', [36, 38], 'figure 9: a kill parried by following', 'follow', 'rook-behind-cannon', 'S0-fig9'),
  row('S0', [38, 44], 'figure 10: what a pupil took for a kill, put right', 'kill', 'cannon-seems-to-mate'),
  row('S0', [45, 46], 'look closely: what seems an attack need be none', 'kill', 'cannon-seems-to-mate'),
  row('S0', [47, 52], '闲: the family and the plain move', 'idle', 'plain-wait'),
  row('S0', [53, 53], 'answering check by the king, or by another piece', 'answering-check'),
  row('S0', [54, 58], 'figures 11 and 12: the king answers', 'answering-check', 'king-answers', 'S0-fig11'),
  row('S0', [58, 61], 'figure 13: the advisor answers', 'answering-check', 'advisor-answers', 'S0-fig13'),
  row('S0', [61, 63], 'king and pawn may chase; figure 14', 'king-and-pawn', 'pawn-after-cannon', 'S0-fig14'),
  row('S0', [64, 65], 'figure 15: the king chases', 'king-and-pawn', 'king-after-cannon', 'S0-fig15'),
  row('S0', [66, 66], 'forbidden and permitted, reviewed', 'forbidden-and-permitted', 'chase-for-ever'),
  row('S0', [67, 67], '打, the word for check, kill and chase', 'the-word-attack'),
  row('S0', [68, 68], 'a ruling names the three, not 打', 'the-word-attack', 'in-old-words'),
  row('S0', [69, 69], 'since 2011 the word is no longer used', 'the-word-attack'),
  row('S0', [70, 76], 'exercise 1, left', EXERCISES, 'four-1', 'S0-ex1-left'),
  row('S0', [70, 76], 'exercise 1, right', EXERCISES, 'four-2', 'S0-ex1-right'),
  row('S0', [70, 76], 'exercise 2, left', EXERCISES, 'four-3', 'S0-ex2-left'),
  row('S0', [70, 76], 'exercise 2, right', EXERCISES, 'four-4', 'S0-ex2-right'),
  row('S3', [1, 1], '高兵, 低兵, 底兵', 'pawn-lines', 'five-pawns'),
  row('S3', [3, 3], 'forbidden 禁止着法', 'forbidden-and-permitted', 'chase-for-ever'),
  row('S3', [5, 5], 'permitted 允许着法', 'forbidden-and-permitted', 'one-idle-is-enough'),
  row('S3', [7, 11], '闲着, 等着, 空着', 'idle'),
  row('S3', [13, 13], 'why and how both players write the game down', 'claiming-a-draw'),
  row('S3', [15, 17], 'full notation; file numbers; front and rear', 'full-notation', 'eight-moves'),
  row('S3', [19, 19], 'eight moves written in full', 'full-notation', 'eight-moves'),
  row('S3', [21, 23], 'short notation and its strokes', 'short-notation', 'opening'),
  row('S3', [21, 23], 'a stroke above the figure', 'short-notation', 'stroke-above'),
  row('S3', [25, 27], 'Red first; rounds', 'the-game'),
  row('S3', [29, 29], 'touch-move, no take-back', 'the-game'),
  row('S3', [31, 31], '长将, 长杀, 长捉 must change or lose', 'forbidden-and-permitted', 'chase-for-ever'),
  row('S3', [31, 31], 'an uncrossed pawn is not chased', 'chase', 'pawn-at-home'),
  row('S3', [33, 33], 'one-sided 长将 is never allowed', 'perpetual-check', 'only-the-rook'),
  row('S3', [33, 37], '解将还将', 'check-for-check', 'both-check', 'S3-answer-check-with-check'),
  row(
    'S3',
    [39, 43],
    '长将 with the only legal moves',
    'perpetual-check',
    'only-the-rook',
    'S3-perpetual-check',
  ),
  row('S3', [45, 49], '二打一还打', 'two-attacks-one-back', 'horse-after-rook', 'S3-two-attacks-one-back'),
  row(
    'S3',
    [51, 57],
    '长拦 against 一打一闲',
    'forbidden-and-permitted',
    'block-against-kill-and-idle',
    'S3-block',
  ),
  row(
    'S3',
    [59, 65],
    'the king may attack with every move',
    'king-and-pawn',
    'king-after-cannon',
    'S3-king-calls',
  ),
  row(
    'S3',
    [65, 69],
    'pawns may attack with every move',
    'king-and-pawn',
    'pawns-after-rook',
    'S3-pawn-calls',
  ),
  row('S3', [65, 65], 'but a pawn’s mate threat is a kill', 'king-and-pawn', 'pawn-kills'),
  row('S3', [71, 73], 'the rule books compared', 'rule-books'),
];
