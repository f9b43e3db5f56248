import type { FormatId, Keepable, Sureness } from '../record/format.ts';
import type { Locale } from './locale.ts';

/** What is said of record formats: their names, what they keep, and what a conversion drops or shortens. */
export interface FormatWords {
  readonly name: Readonly<Record<FormatId, string>>;
  /** Something that a format may keep. */
  readonly keepable: Readonly<Record<Keepable, string>>;
  /** What is known of a format. */
  readonly facts: Readonly<Record<Sureness, string>>;
  readonly head: Readonly<
    Record<'id' | 'name' | 'facts' | 'extension' | 'reads' | 'writes' | 'keeps', string>
  >;
  readonly yes: string;
  readonly everything: string;
  /** Tags by name, where not all are kept. */
  readonly someTags: (tags: string) => string;
  readonly dropped: (format: string, what: string) => string;
  readonly counted: (what: string, count: number) => string;
  readonly cut: (tag: string, kept: string) => string;
  readonly noSuchCharacter: (characters: string) => string;
  readonly brokenVariations: (count: number, first: string) => string;
  /** Several games for a format that holds one. */
  readonly oneGameOnly: (format: string, games: number) => string;
}

const en: FormatWords = {
  name: {
    xqf: 'XQF, XQStudio 象棋演播室',
    cbr: 'CBR, CCBridge 象棋桥',
    cbl: 'CBL, library of CCBridge 象棋桥',
    xqr: 'XQR',
    cbf: 'CBF, XML of CCBridge 象棋桥',
    json: 'JSON, one object a line a game',
    wxf: 'WXF, PlayOK',
    dhtmlxq: '东萍 DhtmlXQ, UBB, web pages',
    mxq: '弈天 MXQ',
    chn: '联众 CHN, moves only',
    ccm: '中国游戏中心 CCM, moves only',
    dhjhtmlxq: '广东象棋网 DHJHtmlXQ',
    pfc: '鹏飞 PFC',
    che: "QQ CHE, columns from Red's left, moves only",
    'che-mirrored': "QQ CHE, columns from Red's right",
    pgn: 'PGN, Chinese moves',
    'pgn-wxf': 'PGN, WXF moves',
    'pgn-iccs': 'PGN, ICCS moves',
    epd: 'lists of FENs, EPD',
    'text-board': 'boards drawn in text',
    moves: 'bare moves',
  },
  keepable: {
    start: 'start',
    result: 'result',
    tags: 'tags',
    variations: 'variations',
    comments: 'comments',
    nags: 'annotations',
    clocks: 'clocks',
    annotator: 'annotator',
  },
  facts: {
    own: 'our own',
    verified: 'verified on files',
    'one-file': 'one file seen',
    described: 'described by its makers',
    'two-sources': "two programs' readers",
    'one-source': "one program's reader",
    disputed: 'programs contradict each other',
  },
  head: {
    facts: 'rests on',
    id: 'id',
    name: 'name',
    extension: 'file',
    reads: 'reads',
    writes: 'writes',
    keeps: 'keeps',
  },
  yes: 'yes',
  everything: 'everything',
  someTags: (tags) => `tags: ${tags}`,
  dropped: (format, what) => `${format} cannot hold, and so drops: ${what}`,
  counted: (what, count) => `${what} ${String(count)}`,
  cut: (tag, kept) => `${tag} is too long and was cut to “${kept}”`,
  noSuchCharacter: (characters) => `“?” stands for characters that the format does not have: ${characters}`,
  brokenVariations: (count, first) =>
    `${String(count)} ${count === 1 ? 'variation goes' : 'variations go'} wrong and ${count === 1 ? 'is' : 'are'} cut there; the first: ${first}`,
  oneGameOnly: (format, games) =>
    `A file in ${format} holds one game and there are ${String(games)}; name a folder that is there with -o.`,
};

const zhHans: FormatWords = {
  name: {
    xqf: 'XQF，象棋演播室',
    cbr: 'CBR，象棋桥',
    cbl: 'CBL，象棋桥棋谱库',
    xqr: 'XQR',
    cbf: 'CBF，象棋桥的 XML',
    json: 'JSON，每局一行',
    wxf: 'WXF、PlayOK',
    dhtmlxq: '东萍 DhtmlXQ、UBB、网页',
    mxq: '弈天 MXQ',
    chn: '联众 CHN，仅着法',
    ccm: '中国游戏中心 CCM，仅着法',
    dhjhtmlxq: '广东象棋网 DHJHtmlXQ',
    pfc: '鹏飞 PFC',
    che: 'QQ CHE，列从红方左边数，仅着法',
    'che-mirrored': 'QQ CHE，列从红方右边数',
    pgn: 'PGN，中文着法',
    'pgn-wxf': 'PGN，WXF 着法',
    'pgn-iccs': 'PGN，ICCS 着法',
    epd: 'FEN 列表、EPD',
    'text-board': '文字棋图',
    moves: '纯着法',
  },
  keepable: {
    start: '起始局面',
    result: '结果',
    tags: '标签',
    variations: '变着',
    comments: '注释',
    nags: '评注符号',
    clocks: '用时',
    annotator: '评注者',
  },
  facts: {
    own: '自定',
    verified: '经真实文件核对',
    'one-file': '只见一份文件',
    described: '有作者说明',
    'two-sources': '据两个程序的读法',
    'one-source': '据一个程序的读法',
    disputed: '程序之间有矛盾',
  },
  head: {
    facts: '依据',
    id: '代号',
    name: '名称',
    extension: '文件',
    reads: '读',
    writes: '写',
    keeps: '保留',
  },
  yes: '能',
  everything: '全部',
  someTags: (tags) => `标签：${tags}`,
  dropped: (format, what) => `${format} 存不下，已舍去：${what}`,
  counted: (what, count) => `${what} ${String(count)} 处`,
  cut: (tag, kept) => `${tag} 太长，截成“${kept}”`,
  noSuchCharacter: (characters) => `以下字符该格式没有，以“?”代替：${characters}`,
  brokenVariations: (count, first) => `${String(count)} 条变着走不通，从那里截断；第一处：${first}`,
  oneGameOnly: (format, games) =>
    `${format} 文件只存一局，现有 ${String(games)} 局；请用 -o 指定一个已有的文件夹。`,
};

const zhHant: FormatWords = {
  name: {
    xqf: 'XQF，象棋演播室',
    cbr: 'CBR，象棋橋',
    cbl: 'CBL，象棋橋棋譜庫',
    xqr: 'XQR',
    cbf: 'CBF，象棋橋的 XML',
    json: 'JSON，每局一行',
    wxf: 'WXF、PlayOK',
    dhtmlxq: '東萍 DhtmlXQ、UBB、網頁',
    mxq: '弈天 MXQ',
    chn: '聯眾 CHN，僅著法',
    ccm: '中國遊戲中心 CCM，僅著法',
    dhjhtmlxq: '廣東象棋網 DHJHtmlXQ',
    pfc: '鵬飛 PFC',
    che: 'QQ CHE，列從紅方左邊數，僅著法',
    'che-mirrored': 'QQ CHE，列從紅方右邊數',
    pgn: 'PGN，中文著法',
    'pgn-wxf': 'PGN，WXF 著法',
    'pgn-iccs': 'PGN，ICCS 著法',
    epd: 'FEN 列表、EPD',
    'text-board': '文字棋圖',
    moves: '純著法',
  },
  keepable: {
    start: '起始局面',
    result: '結果',
    tags: '標籤',
    variations: '變著',
    comments: '註解',
    nags: '評註符號',
    clocks: '用時',
    annotator: '評註者',
  },
  facts: {
    own: '自訂',
    verified: '經真實檔案核對',
    'one-file': '只見一份檔案',
    described: '有作者說明',
    'two-sources': '據兩個程式的讀法',
    'one-source': '據一個程式的讀法',
    disputed: '程式之間有矛盾',
  },
  head: {
    facts: '依據',
    id: '代號',
    name: '名稱',
    extension: '檔案',
    reads: '讀',
    writes: '寫',
    keeps: '保留',
  },
  yes: '能',
  everything: '全部',
  someTags: (tags) => `標籤：${tags}`,
  dropped: (format, what) => `${format} 存不下，已捨去：${what}`,
  counted: (what, count) => `${what} ${String(count)} 處`,
  cut: (tag, kept) => `${tag} 太長，截成「${kept}」`,
  noSuchCharacter: (characters) => `以下字元該格式沒有，以「?」代替：${characters}`,
  brokenVariations: (count, first) => `${String(count)} 條變著走不通，從那裡截斷；第一處：${first}`,
  oneGameOnly: (format, games) =>
    `${format} 檔案只存一局，現有 ${String(games)} 局；請用 -o 指定一個已有的資料夾。`,
};

export const FORMAT_WORDS: Readonly<Record<Locale, FormatWords>> = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};
