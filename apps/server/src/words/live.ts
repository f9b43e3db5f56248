import type { LiveFault } from '@qili/protocol';
import type { Locale } from '@qili/rules';
import type { Refused } from '../play/fault.ts';

type FaultWords = Readonly<Record<LiveFault['code'], (fault: Refused) => string>>;

const zhHans: FaultWords = {
  malformed: ({ path = '' }) => (path === '' ? '消息不对。' : `消息的“${path}”不对。`),
  'no-such-game': () => '没有这局棋。',
  'wrong-link': () => '这个链接不属于这局棋。',
  'not-joined': () => '请先以 join 加入。',
  'not-yours': () => '这个链接不能这样做。',
  'not-your-turn': () => '轮到对方走。',
  waiting: () => '对局者还没有到齐。',
  paused: () => '对局暂停中。',
  'not-paused': () => '对局没有暂停。',
  over: () => '对局已经结束。',
  'wrong-ply': ({ ply = 0 }) => `已走了 ${String(ply)} 个半回合，这一着不在此处。`,
  illegal: () => '这样走不合规则。',
  touched: ({ square = '' }) => `摸子走子：${square} 的棋子已被摸，必须走它。`,
  'cannot-move': () => '这里没有可走的己方棋子，或本局不计摸子。',
  'would-offend': ({ danger }) =>
    `这着犯禁（${danger?.clause ?? ''}），走了会判负或仍属不变；若坚持，请再走一次。`,
  'offer-open': () => '已经提和，等对方答复；走一着以后才能再提。',
  'no-offer': () => '对方没有提和。',
  'claimed-already': () => '这个局面已经提过，走一着以后才能再提。',
  'too-long': () => '着数已到上限。',
  'too-fast': () => '消息太频繁。',
  busy: () => '一时存不下来，请用同一编号再发一次。',
};

const zhHant: FaultWords = {
  malformed: ({ path = '' }) => (path === '' ? '訊息不對。' : `訊息的「${path}」不對。`),
  'no-such-game': () => '沒有這局棋。',
  'wrong-link': () => '這個連結不屬於這局棋。',
  'not-joined': () => '請先以 join 加入。',
  'not-yours': () => '這個連結不能這樣做。',
  'not-your-turn': () => '輪到對方走。',
  waiting: () => '對局者還沒有到齊。',
  paused: () => '對局暫停中。',
  'not-paused': () => '對局沒有暫停。',
  over: () => '對局已經結束。',
  'wrong-ply': ({ ply = 0 }) => `已走了 ${String(ply)} 個半回合，這一著不在此處。`,
  illegal: () => '這樣走不合規則。',
  touched: ({ square = '' }) => `摸子走子：${square} 的棋子已被摸，必須走它。`,
  'cannot-move': () => '這裡沒有可走的己方棋子，或本局不計摸子。',
  'would-offend': ({ danger }) =>
    `這著犯禁（${danger?.clause ?? ''}），走了會判負或仍屬不變；若堅持，請再走一次。`,
  'offer-open': () => '已經提和，等對方答覆；走一著以後才能再提。',
  'no-offer': () => '對方沒有提和。',
  'claimed-already': () => '這個局面已經提過，走一著以後才能再提。',
  'too-long': () => '著數已到上限。',
  'too-fast': () => '訊息太頻繁。',
  busy: () => '一時存不下來，請用同一編號再發一次。',
};

const en: FaultWords = {
  malformed: ({ path = '' }) => (path === '' ? 'This is no message.' : `The message is wrong in ${path}.`),
  'no-such-game': () => 'There is no such game.',
  'wrong-link': () => 'This link is not one of this game.',
  'not-joined': () => 'Join first.',
  'not-yours': () => 'This link may not do that.',
  'not-your-turn': () => 'It is the other side’s turn.',
  waiting: () => 'Not both players have come.',
  paused: () => 'The game is paused.',
  'not-paused': () => 'The game is not paused.',
  over: () => 'The game is over.',
  'wrong-ply': ({ ply = 0 }) => `${String(ply)} half-moves have been played; this one does not come next.`,
  illegal: () => 'The rules of movement do not allow this.',
  touched: ({ square = '' }) => `The piece on ${square} was touched and has to move.`,
  'cannot-move': () => 'No piece of yours that can move stands there, or this game is not touch-move.',
  'would-offend': ({ danger }) =>
    `This move is forbidden (${danger?.clause ?? ''}): it loses, or does not change what must be changed. Play it again if you mean it.`,
  'offer-open': () => 'A draw is offered already; another offer may follow after a move.',
  'no-offer': () => 'The other side has not offered a draw.',
  'claimed-already': () => 'This was claimed in this position; another claim may follow after a move.',
  'too-long': () => 'The game has as many moves as it may have.',
  'too-fast': () => 'Too many messages.',
  busy: () => 'This could not be stored just now; send it again under the same id.',
};

const WORDS: Readonly<Record<Locale, FaultWords>> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en };

/** The fault with its message. */
export const inWords = (fault: Refused, locale: Locale): LiveFault => ({
  ...fault,
  message: WORDS[locale][fault.code](fault),
});
