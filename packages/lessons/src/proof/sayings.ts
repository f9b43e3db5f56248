import { text } from '../text.ts';

/** What is said against a wrong answer. Places are filled with what the rules library finds. */
export const SAYINGS = {
  noCheck: text('{m} 之后没有子攻击{king}，不是将。', 'After {m} nothing attacks {king}: no check.'),
  heavier: text(
    '{m} 也可以说是{given}，但它同时是{nature}，兼从重，按{nature}定。',
    '{m} is a {given} too, but at the same time a {nature}, and the heaviest nature rules.',
  ),
  checkAtOnce: text(
    '{m} 已经在攻击{king}：是将，将重于{given}。',
    '{m} attacks {king} already: a check, which is heavier than a {given}.',
  ),
  noCheckNext: text(
    '若是杀，下一着要能将军；可是{m} 之后，对方即使不应，也没有一着能将军。',
    'If it were a kill there would have to be a check on the next move; but after {m} there is none, even if the opponent passed.',
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
    '{line} 的杀着走 {m} 之前就有，不是这一着造成的。',
    'The mate by {line} was there before {m}: the move did not make it.',
  ),
  noMateCounted: text(
    '{line} 虽能将死，这里却不算杀。{why}',
    'There is a mate by {line}, but it does not count here. {why}',
  ),
  nothingToTake: text(
    '若是捉，要吃哪一个？{m} 之后，即使对方不应，也没有一个有价值的子吃得到。',
    'If it were a chase, of what? After {m} nothing of value can be taken, even if the opponent passed.',
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
    '{m} 之后，对方没有同样或等价的子能吃{piece}，谈不上{given}。',
    'After {m} no enemy piece of the same type or value can take {piece}: no {given}.',
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
  attacks: text('{given}不能带有攻击，{m} 却有。{why}', 'A {given} must not attack, but {m} does. {why}'),
  notIdle: text('{m} 有攻击，不是闲。{why}', '{m} attacks, so it is not idle. {why}'),
  finer: text('是闲；说得再细，是{nature}。', 'Idle it is; more precisely, a {nature}.'),
  lighter: text(
    '{target}也能吃，可是 {m} 是{nature}，比捉重。{why}',
    '{target} can be taken too, but {m} is a {nature}, which is heavier than a chase. {why}',
  ),
  nobodyTakes: text('{m} 之后没有子能吃{target}。', 'After {m} nothing can take {target}.'),
  notWonAnew: text(
    '{target}能吃，但这个攻击不是{m} 造成的，或不算捉。{why}',
    '{target} can be taken, but {m} did not make that attack, or it does not count. {why}',
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
  sameMove: text('这就是要改掉的那一着。', 'That is the very move that must be changed.'),
  stillAttacks: text('改走 {m} 仍是{nature}，不算变着。{why}', '{m} is still a {nature}: no change. {why}'),
  alsoIdle: text('改走 {m} 是{nature}，属于闲。', '{m} is {nature}, which is permitted.'),
  otherMove: text('“{given}”是另一着：{piece}走到别处。', '“{given}” is another move, of {piece}.'),
  noStroke: text('“{given}”不画线就是“平”。', '“{given}” without a stroke means across 平.'),
  notThatForm: text('着法不错，但不是要的写法。', 'The right move, but not in the form that is asked for.'),
  stoodAt: text('这个局面出现在：{places}。', 'The position stood: {places}.'),
  atStart: text('开始时', 'at the start'),
  afterMove: text('第 {n} 着之后', 'after move {n}'),
  noRoots: text(
    '{captor}吃{target}后，没有子能回吃：{root}。',
    'After {captor} takes {target} nothing can take back: {root}.',
  ),
  trueRoot: text(
    '{guard}能回吃：{line}。所以是{root}。',
    '{guard} can take back: {line}. So it is a {root}.',
  ),
  falseRoot: text(
    '{guard}看着{target}，却回吃不得：{flaw}。所以是{root}。',
    '{guard} bears on {target} but cannot take back: {flaw}. So it is a {root}.',
  ),
  fewRoots: text(
    '攻击的子比根多：{line}。所以是{root}。',
    'There are more attackers than roots: {line}. So it is {root}.',
  ),
} as const;

/** What is wrong with a root, in a few words. */
export const FLAWS = {
  pinned: text('它被牵住了', 'it is pinned'),
  'faces-king': text('一离开，两将照面', 'the kings would face each other'),
  'in-check': text('吃子同时将军，来不及回吃', 'the capture gives check, and there is no time'),
  'king-exposed': text('将（帅）不能送吃', 'the king would step into an attack'),
  mated: text('回吃就被将死', 'taking back leads to mate'),
  'loses-more': text('回吃失子更多', 'taking back loses more'),
} as const;
