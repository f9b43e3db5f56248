import { text } from '../text.ts';

/** What is said against a wrong answer. Places are filled with what the rules library finds. */
export const SAYINGS = {
  noCheck: text('{m} 之后没有子攻击{king}，不是将。', 'After {m} nothing attacks {king}: no check.'),
  heavier: text(
    '{m} 也可以说是{given}，但它同时是{nature}，兼从重，按{nature}定。{why}',
    '{m} is a {given} too, but at the same time a {nature}, and the heaviest nature rules. {why}',
  ),
  checkAtOnce: text(
    '{m} 已经在攻击{king}：是将，将重于{given}。',
    '{m} attacks {king} already: a check, which is heavier than a {given}.',
  ),
  noCheckNext: text(
    '若是杀，下一着要能将军；可是{m} 之后，即使对方不应，{side}的 {n} 种走法里没有一种将得到{king}。',
    'If it were a kill there would have to be a check on the next move; but after {m}, even if the opponent passed, none of the {n} moves that {side} has checks {king}.',
  ),
  parriedByTaking: text(
    '若是杀，怎样将死？{attempt} 将军，{answer} 便把它吃了。',
    'If it were a kill, how would you mate? {attempt} checks, and {answer} takes the piece.',
  ),
  parriedByKing: text(
    '若是杀，怎样将死？{attempt} 将军，{answer} 便走开了。',
    'If it were a kill, how would you mate? {attempt} checks, and the king walks out by {answer}.',
  ),
  parriedByBlock: text(
    '若是杀，怎样将死？{attempt} 将军，{answer} 便挡住了。',
    'If it were a kill, how would you mate? {attempt} checks, and {answer} stands in the way.',
  ),
  oldMate: text(
    '走 {m} 之前就有 {line} 的杀着，不是这一着造成的。',
    'Before {m} there was a mate already: {line}. The move did not make it.',
  ),
  oldMateBehindCheck: text(
    '{line} 的杀着走 {m} 之前就在，只是先要应将，不是这一着造成的。',
    'The mate by {line} stood before {m}, but for the check that had to be answered: the move did not make it.',
  ),
  mateByKing: text(
    '{line} 虽能将死，但 {m} 是{king}应将：应将的将（帅）走出来的威胁，不算杀。',
    'There is a mate by {line}, but {m} is {king} answering check, and what that threatens counts as no kill.',
  ),
  mateByExchange: text(
    '{line} 虽能将死，却要先吃邀兑的{target}：对方不过是不肯兑，不算杀。',
    'There is a mate by {line}, but it begins by accepting the exchange of {target}, which the opponent merely declines: no kill.',
  ),
  mateTooLong: text(
    '{line} 要连将 {n} 着才能将死，超出了算杀的着数。',
    'The mate by {line} takes {n} checks, more than a kill may.',
  ),
  nothingToTake: text(
    '若是捉，要吃哪一个？{m} 之后，即使对方不应，{side}的 {n} 种走法里没有一种吃得到子。',
    'If it were a chase, of what? After {m}, even if the opponent passed, none of the {n} moves that {side} has takes a piece.',
  ),
  onlyWorthless: text(
    '若是捉，要吃哪一个？{m} 之后能吃的只有{target}（{taking}），未过河的兵（卒）不算。',
    'If it were a chase, of what? After {m} all that can be taken is {target} ({taking}), and a pawn that has not crossed the river does not count.',
  ),
  fruitless: text(
    '若是捉{target}，就要吃它；可是 {line}，得不到什么。',
    'If it were a chase of {target} you would take it; but {line}, and nothing is won.',
  ),
  fruitlessRoot: text(
    '若是捉{target}，就要吃它；可是它有根，{root}能回吃：{line}，得不到什么。',
    'If it were a chase of {target} you would take it; but it has a root, {root}, which takes back: {line}, and nothing is won.',
  ),
  why: text('{m} 不是{given}。{why}', '{m} is no {given}. {why}'),
  noMeeting: text(
    '{m} 之后，对方没有一个子能吃{piece}，谈不上{given}。',
    'After {m} no enemy piece can take {piece}: no {given}.',
  ),
  otherValue: text(
    '{m} 之后能吃{piece}的只有{taker}，既不同类也不等价，谈不上{given}。',
    'After {m} all that can take {piece} is {taker}, of another kind and value: no {given}.',
  ),
  worthless: text(
    '{taker}能吃{piece}，但未过河的兵（卒）不算子，谈不上{given}。',
    '{taker} can take {piece}, but a pawn that has not crossed the river is nothing to give: no {given}.',
  ),
  stoodToTake: text(
    '{taker}能吃{piece}，但走 {m} 之前就能吃它：这一着没有送上去，不是{given}。',
    '{taker} can take {piece}, but could before {m} as well: the move does not bring it there, so it is no {given}.',
  ),
  takingLoses: text(
    '对方如果吃{piece}，{line}，反而吃亏，所以不是{given}。',
    'If the enemy took {piece}, he would lose by it: {line}. So it is no {given}.',
  ),
  takingFree: text(
    '对方有子能吃{piece}，但{m} 先是{nature}。{why}',
    'An enemy piece may take {piece}, but first of all {m} is a {nature}. {why}',
  ),
  hasRoot: text(
    '它有根：{line}。有根是兑，无根才是献。',
    'It has a root: {line}. Rooted it is an exchange, only unrooted an offer.',
  ),
  hasNoRoot: text(
    '它没有根：{line} 之后没有子能回吃。无根是献，有根才是兑。',
    'It has no root: after {line} nothing takes back. Unrooted it is an offer, only rooted an exchange.',
  ),
  notIdle: text('{m} 有攻击，不是闲。{why}', '{m} attacks, so it is not idle. {why}'),
  finer: text('是闲；说得再细，是{nature}。', 'Idle it is; more precisely, a {nature}.'),
  lighter: text(
    '{target}也能吃，可是 {m} 是{nature}，比捉重。{why}',
    '{target} can be taken too, but {m} is a {nature}, which is heavier than a chase. {why}',
  ),
  nobodyTakes: text('{m} 之后没有子能吃{target}。', 'After {m} nothing can take {target}.'),
  oldAttack: text(
    '走 {m} 之前，{captor}就能吃{target}：{line}。这个攻击不是 {m} 造成的。',
    'Before {m} {captor} could take {target} already: {line}. It is not {m} that made this attack.',
  ),
  oldAttackBehindCheck: text(
    '{captor}看着{target}是走 {m} 之前就有的，只是先要应将；{line} 不是这一着造成的捉。',
    '{captor} bore on {target} before {m}, but for the check that had to be answered; {line} is no chase that this move made.',
  ),
  notWonAnew: text(
    '{line} 虽然得子，但得的是靠原来就有的攻击；单凭 {m} 造成的，吃{target}得不到什么。',
    '{line} does win something, but by attacks that stood before; by what {m} made, taking {target} wins nothing.',
  ),
  notByThis: text(
    '“{given}”是：{means}这里不是。{why}',
    '“{given}” means: {means} Here it is otherwise. {why}',
  ),
  hasIdleMove: text(
    '{side}的 {m} 是{nature}，不是将、杀、捉，所以{side}是允许着法，不必变。',
    '{side}’s {m} is {nature}, no check, kill or chase: {side}’s play is permitted and need not change.',
  ),
  neverIdle: text(
    '{side}每一着都是攻击（{moves}），没有闲着；对方的 {m} 却是{nature}。所以{side}必须变。',
    '{side} attacks with every move ({moves}) and has no idle one, while the other side’s {m} is {nature}. So {side} must change.',
  ),
  eachMove: text('逐着看：{moves}。{ruling}', 'Move by move: {moves}. {ruling}'),
  sameMove: text('这就是要改掉的那一着。', 'That is the very move that must be changed.'),
  stillAttacks: text('改走 {m} 仍是{nature}，不算变着。{why}', '{m} is still a {nature}: no change. {why}'),
  alsoIdle: text('改走 {m} 是{nature}，属于闲。', '{m} is {nature}, which is permitted.'),
  otherMove: text('“{given}”是另一着：{piece}走到别处。', '“{given}” is another move, of {piece}.'),
  noStroke: text('“{given}”不画线就是“平”。', '“{given}” without a stroke means across 平.'),
  notThatForm: text('着法不错，但不是要的写法。', 'The right move, but not in the form that is asked for.'),
  stoodAt: text('这个局面出现在：{places}。', 'The position stood: {places}.'),
  notThird: text(
    '到第 {n} 着之后，这个局面才出现 {k} 次（{places}）。{third}',
    'After move {n} the position had stood {k} times ({places}). {third}',
  ),
  thirdIs: text(
    '第三次出现是在第 {n} 着之后（{places}）。',
    'One stood for the third time after move {n} ({places}).',
  ),
  noThird: text(
    '出现最多的局面也只有 {k} 次（{places}）。',
    'The one that came most often stood {k} times ({places}).',
  ),
  atStart: text('开始时', 'at the start'),
  afterMove: text('第 {n} 着之后', 'after move {n}'),
} as const;
