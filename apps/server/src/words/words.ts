import type { Locale } from '@qili/rules';

/** Why a request is not answered, as far as that is for the server to say. */
export const REFUSALS = [
  'not-json',
  'malformed',
  'unsupported-media',
  'no-archive',
  'too-big',
  'too-many-plies',
  'too-many-games',
  'too-many-requests',
  'busy',
  'too-slow',
  'not-found',
  'no-such-rules',
  'no-such-term',
  'no-such-game',
  'no-such-audit',
  'audits-full',
  'wrong-origin',
  'stopping',
  'internal',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What a refusal is about: a field, a limit, a name, seconds to wait. */
export type About = string | number | undefined;

export interface RefusalWords extends Readonly<Record<Refusal, (about: About) => string>> {
  /** A field of the request, and what was expected in it. */
  readonly expected: (field: string, expected: string) => string;
}

const said = (about: About): string => (about === undefined ? '' : String(about));

const zhHans: RefusalWords = {
  'not-json': () => '正文不是 JSON。',
  malformed: (field) =>
    said(field) === ''
      ? '请求的格式不对；各项及其写法见 /api/docs。'
      : `请求的“${said(field)}”不对；应有的写法见 /api/docs。`,
  'unsupported-media': () => '不认识这种正文；应为 application/json。',
  'no-archive': () => '没有文件；正文应为文件本身，或带一个文件的表单。',
  expected: (field, expected) => `请求的“${field}”不对；应为 ${expected}。`,
  'too-big': (most) => `正文太大，最多 ${said(most)} 字节。`,
  'too-many-plies': (most) => `着法太多，一局最多 ${said(most)} 个半回合。`,
  'too-many-games': (most) => `局数太多，一次最多 ${said(most)} 局。整批棋谱请用 /api/v1/audits。`,
  'too-many-requests': (seconds) => `请求太频繁，请过 ${said(seconds)} 秒再试。`,
  busy: () => '服务器正忙，请稍后再试。',
  'too-slow': () => '这个问题算得太久，已停下；请稍后再试，或把棋局分短。',
  'not-found': () => '没有这个地址；所有地址见 /api/docs。',
  'no-such-rules': (id) => `没有名为“${said(id)}”的规则；全部规则见 /api/v1/rules。`,
  'no-such-term': (term) => `没有“${said(term)}”这个术语；全部术语见 /api/v1/glossary。`,
  'no-such-game': () => '没有这局棋。',
  'no-such-audit': () => '没有这批棋谱。',
  'audits-full': () => '正在审的棋谱太多，请稍后再上传。',
  'wrong-origin': () => '只有本站的网页可以这样连接。',
  stopping: () => '服务器正在重新启动，请稍后再试。',
  internal: () => '服务器出了差错，已记录下来。',
};

const zhHant: RefusalWords = {
  'not-json': () => '正文不是 JSON。',
  malformed: (field) =>
    said(field) === ''
      ? '請求的格式不對；各項及其寫法見 /api/docs。'
      : `請求的「${said(field)}」不對；應有的寫法見 /api/docs。`,
  'unsupported-media': () => '不認識這種正文；應為 application/json。',
  'no-archive': () => '沒有檔案；正文應為檔案本身，或帶一個檔案的表單。',
  expected: (field, expected) => `請求的「${field}」不對；應為 ${expected}。`,
  'too-big': (most) => `正文太大，最多 ${said(most)} 位元組。`,
  'too-many-plies': (most) => `著法太多，一局最多 ${said(most)} 個半回合。`,
  'too-many-games': (most) => `局數太多，一次最多 ${said(most)} 局。整批棋譜請用 /api/v1/audits。`,
  'too-many-requests': (seconds) => `請求太頻繁，請過 ${said(seconds)} 秒再試。`,
  busy: () => '伺服器正忙，請稍後再試。',
  'too-slow': () => '這個問題算得太久，已停下；請稍後再試，或把棋局分短。',
  'not-found': () => '沒有這個位址；所有位址見 /api/docs。',
  'no-such-rules': (id) => `沒有名為「${said(id)}」的規則；全部規則見 /api/v1/rules。`,
  'no-such-term': (term) => `沒有「${said(term)}」這個術語；全部術語見 /api/v1/glossary。`,
  'no-such-game': () => '沒有這局棋。',
  'no-such-audit': () => '沒有這批棋譜。',
  'audits-full': () => '正在審的棋譜太多，請稍後再上傳。',
  'wrong-origin': () => '只有本站的網頁可以這樣連線。',
  stopping: () => '伺服器正在重新啟動，請稍後再試。',
  internal: () => '伺服器出了差錯，已記錄下來。',
};

const en: RefusalWords = {
  'not-json': () => 'The body is not JSON.',
  malformed: (field) =>
    said(field) === ''
      ? 'The request has not the form that was expected; /api/docs has it.'
      : `The request is wrong in ${said(field)}; /api/docs says what was expected.`,
  'unsupported-media': () => 'This kind of body is not known; application/json was expected.',
  'no-archive': () => 'There is no file; the body was expected to be the file, or a form with one.',
  expected: (field, expected) => `The request is wrong in ${field}; expected was ${expected}.`,
  'too-big': (most) => `The body is too large; ${said(most)} bytes are the most.`,
  'too-many-plies': (most) => `There are too many moves; a game may have ${said(most)} half-moves.`,
  'too-many-games': (most) =>
    `There are too many games; ${said(most)} are the most at once. /api/v1/audits takes archives.`,
  'too-many-requests': (seconds) => `Too many requests; try again in ${said(seconds)} seconds.`,
  busy: () => 'The server is busy; try again in a moment.',
  'too-slow': () => 'This took too long and was given up; try again later, or with a shorter game.',
  'not-found': () => 'There is nothing at this address; /api/docs lists them all.',
  'no-such-rules': (id) => `There is no rule set “${said(id)}”; /api/v1/rules lists them.`,
  'no-such-term': (term) => `There is no term “${said(term)}”; /api/v1/glossary lists them.`,
  'no-such-game': () => 'There is no such game.',
  'no-such-audit': () => 'There is no such audit.',
  'audits-full': () => 'Too many archives are being audited; upload this one later.',
  'wrong-origin': () => 'Only pages of this server may connect like this.',
  stopping: () => 'The server is restarting; try again in a moment.',
  internal: () => 'The server has made a mistake; it is noted down.',
};

export const REFUSAL_WORDS: Readonly<Record<Locale, RefusalWords>> = {
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  en,
};
