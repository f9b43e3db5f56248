import { VERDICT_WORDS, type Locale, type Verdict } from '@qili/rules';
import type { InputFault } from '../judging/job.ts';

/** Faults that the library has no words for. */
type OwnFault = Exclude<InputFault, { readonly code: 'empty' | 'too-big' }>;

/** What a report says in one language. */
export interface ReportWords {
  readonly title: string;
  readonly games: string;
  readonly plies: string;
  readonly repetitions: string;
  /** In how many games they are. */
  readonly inGames: (n: number) => string;
  readonly runs: string;
  readonly broken: string;
  readonly unknown: string;
  readonly unreadable: string;
  readonly andMore: (n: number) => string;
  /** Headings. */
  readonly rulings: string;
  readonly byRules: string;
  readonly offences: string;
  readonly lengths: string;
  readonly natures: string;
  readonly slowest: string;
  /** Below the heading of cycle lengths. */
  readonly lengthUnit: string;
  readonly longer: (plies: number) => string;
  readonly verdict: Readonly<Record<Verdict, string>>;
  readonly took: (seconds: string, rate: string) => string;
  readonly resumed: (games: number) => string;
  readonly fault: {
    readonly [Code in OwnFault['code']]: (fault: Extract<OwnFault, { code: Code }>) => string;
  };
}

const en: ReportWords = {
  title: 'Audit',
  games: 'games',
  plies: 'plies',
  repetitions: 'repetitions',
  inGames: (n) => `in ${String(n)} ${n === 1 ? 'game' : 'games'}`,
  runs: 'long runs of attacks',
  broken: 'games that break off',
  unknown: 'rulings that rest on an unfinished search',
  unreadable: 'could not be read',
  andMore: (n) => `and ${String(n)} more`,
  rulings: 'Rulings by kind',
  byRules: 'Rulings by rule set',
  offences: 'What offenders did',
  lengths: 'Length of a lap',
  natures: 'Natures of moves',
  slowest: 'Slowest games of this run',
  lengthUnit: 'plies',
  longer: (plies) => `over ${String(plies)}`,
  verdict: { ...VERDICT_WORDS.en, none: 'came back too seldom for a ruling' },
  took: (seconds, rate) => `${seconds} s, ${rate} games a second`,
  resumed: (games) => `${String(games)} of the games were in the report already.`,
  fault: {
    'archive-damaged': () => 'The archive is damaged or no archive; it cannot be unpacked to its end.',
    'archive-too-deep': () => 'Too many archives within archives.',
    'file-unreadable': ({ reason }) => `Cannot be read: ${reason}`,
    'worker-lost': () => 'There was not memory enough to judge it.',
    'put-away': () => 'It was put away: each worker that judged it ended, or failed.',
    bug: ({ message }) =>
      `Qili has a fault of its own (${message}). Please report it together with the input.`,
  },
};

const zhHans: ReportWords = {
  title: '批量审查',
  games: '对局',
  plies: '着法',
  repetitions: '循环',
  inGames: (n) => `见于 ${String(n)} 局`,
  runs: '无循环的长打',
  broken: '中途出错的对局',
  unknown: '搜索未完的裁决',
  unreadable: '读不了',
  andMore: (n) => `另有 ${String(n)} 处`,
  rulings: '各种裁决',
  byRules: '各部规则的裁决',
  offences: '违例者的着法',
  lengths: '一圈的长短',
  natures: '着法的性质',
  slowest: '这次最慢的对局',
  lengthUnit: '着',
  longer: (plies) => `${String(plies)} 以上`,
  verdict: { ...VERDICT_WORDS['zh-Hans'], none: '重复次数不足，不裁决' },
  took: (seconds, rate) => `用时 ${seconds} 秒，每秒 ${rate} 局`,
  resumed: (games) => `其中 ${String(games)} 局报告里已有。`,
  fault: {
    'archive-damaged': () => '压缩文件损坏或不是压缩文件，解不到底。',
    'archive-too-deep': () => '压缩文件套得太多层。',
    'file-unreadable': ({ reason }) => `读不了：${reason}`,
    'worker-lost': () => '内存不够，没有裁决。',
    'put-away': () => '已搁置：裁决它的进程一再中止或失败。',
    bug: ({ message }) => `程序出错（${message}）。这是 qili 的毛病，请附上输入报告。`,
  },
};

const zhHant: ReportWords = {
  title: '批量審查',
  games: '對局',
  plies: '著法',
  repetitions: '循環',
  inGames: (n) => `見於 ${String(n)} 局`,
  runs: '無循環的長打',
  broken: '中途出錯的對局',
  unknown: '搜尋未完的裁決',
  unreadable: '讀不了',
  andMore: (n) => `另有 ${String(n)} 處`,
  rulings: '各種裁決',
  byRules: '各部規則的裁決',
  offences: '違例者的著法',
  lengths: '一圈的長短',
  natures: '著法的性質',
  slowest: '這次最慢的對局',
  lengthUnit: '著',
  longer: (plies) => `${String(plies)} 以上`,
  verdict: { ...VERDICT_WORDS['zh-Hant'], none: '重複次數不足，不裁決' },
  took: (seconds, rate) => `用時 ${seconds} 秒，每秒 ${rate} 局`,
  resumed: (games) => `其中 ${String(games)} 局報告裡已有。`,
  fault: {
    'archive-damaged': () => '壓縮檔損壞或不是壓縮檔，解不到底。',
    'archive-too-deep': () => '壓縮檔套得太多層。',
    'file-unreadable': ({ reason }) => `讀不了：${reason}`,
    'worker-lost': () => '記憶體不夠，沒有裁決。',
    'put-away': () => '已擱置：裁決它的行程一再中止或失敗。',
    bug: ({ message }) => `程式出錯（${message}）。這是 qili 的毛病，請附上輸入回報。`,
  },
};

export const REPORT_WORDS: Readonly<Record<Locale, ReportWords>> = {
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  en,
};

export const sayInputFault = (fault: OwnFault, locale: Locale): string =>
  (REPORT_WORDS[locale].fault[fault.code] as (fault: OwnFault) => string)(fault);
