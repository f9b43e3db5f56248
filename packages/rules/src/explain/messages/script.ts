/** 简 or 繁: the scripts in which Chinese is written. */
export type Script = 'hans' | 'hant';

/** Writes a template in one script; what is put into it already is. */
export type Zh = (text: TemplateStringsArray, ...values: readonly (string | number)[]) => string;

/** Words that the two scripts' readers call differently, not only write differently. */
const WORDS: readonly (readonly [hans: string, hant: string])[] = [
  ['文件', '檔案'],
  ['文本', '文字'],
  ['注释', '註解'],
];

/** The simplified characters and quotation marks of our sentences that have a traditional form, each followed by it. */
const CHARS =
  '“「”」与與两兩个個为為产產从從兑兌内內写寫军軍决決净淨击擊则則别別区區单單占佔却卻双雙变變后後员員国國图圖处處复複头頭实實对對将將帅帥带帶应應开開拦攔挡擋换換' +
  '据據数數断斷无無时時杀殺条條来來毙斃没沒满滿点點牵牽献獻现現着著离離种種红紅线線结結给給联聯虽雖规規计計认認让讓请請读讀谱譜负負车車轮輪较較还還这這违違连連释釋' +
  '里裡动動长長闲閒间間项項须須' +
  '输輸论論进進横橫边邊马馬总總达達样樣简簡过過飞飛记記录錄画畫难難刚剛续續闷悶会會经經旧舊够夠贵貴丢丟垫墊许許统統称稱属屬讲講压壓费費废廢谁誰质質环環词詞说說纸紙亚亞么麼几幾于於价價准準备備问問题題练練习習错錯误誤选選择擇显顯试試务務学學档檔级級随隨机機页頁师師类類导導签簽听聽关關键鍵询詢东東隐隱检檢验驗确確优優异異减減闭閉岁歲业業层層' +
  '亏虧况況凭憑发發细細胁脅谈談链鏈册冊标標汇匯绩績课課贴貼软軟';

const TRADITIONAL: ReadonlyMap<string, string> = new Map(
  Array.from({ length: CHARS.length / 2 }, (_, i) => [CHARS.charAt(2 * i), CHARS.charAt(2 * i + 1)]),
);

/** A text of ours in traditional characters, and in the words of those who read them. */
export const inTraditional = (text: string): string =>
  [...WORDS.reduce((said, [hans, hant]) => said.replaceAll(hans, hant), text)]
    .map((char) => TRADITIONAL.get(char) ?? char)
    .join('');

/** How to write a template in this script. Sentences are kept once, in simplified characters. */
export const zhIn = (script: Script): Zh => {
  const write = script === 'hant' ? inTraditional : (text: string): string => text;
  return (text, ...values) => text.map((part, i) => write(part) + String(values[i] ?? '')).join('');
};
