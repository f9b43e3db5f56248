import type { zhHansArchive } from './zh-hans.ts';

/** The same in traditional Chinese. */
export const zhHantArchive: Readonly<Record<keyof typeof zhHansArchive, string>> = {
  'place.archive': '棋譜',
  'archive.lead':
    '選一些棋譜檔案、一個資料夾、壓縮檔（zip、gz）或一行一局的 NDJSON，逐局找重複局面並裁決。檔案不離開這臺裝置。',
  'archive.files': '選檔案',
  'archive.folder': '選資料夾',
  'archive.progress': '進度',
  'archive.stop': '停止',
  'archive.export': '匯出報告 NDJSON',
  'archive.faults': '讀不了的（{count}）',
  'archive.found': '有重複的對局（{count}）',
  'archive.show': '列出',
  'archive.place': '{file} 第 {game} 局，{plies} 著',
  'archive.stood': '同一局面出現 {times} 次。',
  'archive.more': '另有 {count} 局，見匯出的報告。',
  'archive-status.none': '未開始',
  'archive-status.running': '正在查看……',
  'archive-status.stopped': '已停止',
  'archive-status.done': '查完了',
  'archive-count.games': '對局',
  'archive-count.plies': '著數',
  'archive-count.recurring': '有重複',
  'archive-count.ruled': '有裁決',
  'archive-count.unread': '讀不了',
  'archive-fault.damaged': '壓縮檔已損壞。',
  'archive-fault.too-big': '檔案太大。',
};
