import type { Locale } from '@qili/rules';
import type { StoreFault } from './fault.ts';
import type { Address } from './place/place.ts';

type Words = {
  readonly [Code in StoreFault['code']]: (fault: Extract<StoreFault, { code: Code }>) => string;
};

const at = ({ host, port }: Address): string => `${host}:${port}`;

const en: Words = {
  'url-malformed': () =>
    'This names no database; postgres://USER:PASSWORD@HOST:PORT/DATABASE or a folder was expected. Signs such as @ in a password are written %40.',
  'url-scheme': ({ scheme }) =>
    `Databases of ${scheme}:// are not known; postgres:// or a folder was expected.`,
  'folder-in-use': ({ folder, pid }) =>
    `The database in ${folder} is in use by process ${String(pid)}; only one can have it open. A PostgreSQL server serves many.`,
  'folder-of-others': ({ folder }) =>
    `There are other files in ${folder}; an empty folder, or one of a database of Qili, was expected.`,
  'folder-unusable': ({ folder, reason }) => `The database in ${folder} cannot be opened: ${reason}`,
  'server-unreachable': ({ address, reason }) =>
    `No PostgreSQL server answers at ${at(address)} (${reason}). Is it running, and does it allow connections from here?`,
  'login-refused': ({ address, reason }) =>
    `The server at ${at(address)} does not let user “${address.user}” in: ${reason}`,
  'database-missing': ({ address }) =>
    `There is no database “${address.database}” at ${at(address)}; createdb makes one.`,
  'server-trouble': ({ address, reason }) => `The server at ${at(address)} reports: ${reason}`,
  'database-newer': () => 'The database was changed by a later version of Qili; use that one.',
  'migration-failed': ({ migration, reason }) =>
    `The tables cannot be brought up to date (${migration}): ${reason}`,
};

const zhHans: Words = {
  'url-malformed': () =>
    '这不是数据库的地址；应为 postgres://用户:密码@主机:端口/数据库，或一个文件夹。密码里的 @ 等符号写作 %40。',
  'url-scheme': ({ scheme }) => `不认识 ${scheme}:// 数据库；应为 postgres:// 或一个文件夹。`,
  'folder-in-use': ({ folder, pid }) =>
    `${folder} 里的数据库正由进程 ${String(pid)} 使用；只能由一个进程打开。要多个进程共用，请用 PostgreSQL 服务器。`,
  'folder-of-others': ({ folder }) => `${folder} 里有别的文件；应为空文件夹，或棋例的数据库文件夹。`,
  'folder-unusable': ({ folder, reason }) => `${folder} 里的数据库打不开：${reason}`,
  'server-unreachable': ({ address, reason }) =>
    `${at(address)} 没有 PostgreSQL 服务器应答（${reason}）。它在运行吗？允许从这里连接吗？`,
  'login-refused': ({ address, reason }) => `${at(address)} 的服务器不让用户“${address.user}”登录：${reason}`,
  'database-missing': ({ address }) =>
    `${at(address)} 没有名为“${address.database}”的数据库；可用 createdb 建立。`,
  'server-trouble': ({ address, reason }) => `${at(address)} 的服务器报告：${reason}`,
  'database-newer': () => '数据库已被更新版本的棋例改过；请用那个版本。',
  'migration-failed': ({ migration, reason }) => `数据表更新不了（${migration}）：${reason}`,
};

const zhHant: Words = {
  'url-malformed': () =>
    '這不是資料庫的位址；應為 postgres://使用者:密碼@主機:埠/資料庫，或一個資料夾。密碼裡的 @ 等符號寫作 %40。',
  'url-scheme': ({ scheme }) => `不認識 ${scheme}:// 資料庫；應為 postgres:// 或一個資料夾。`,
  'folder-in-use': ({ folder, pid }) =>
    `${folder} 裡的資料庫正由行程 ${String(pid)} 使用；只能由一個行程開啟。要多個行程共用，請用 PostgreSQL 伺服器。`,
  'folder-of-others': ({ folder }) => `${folder} 裡有別的檔案；應為空資料夾，或棋例的資料庫資料夾。`,
  'folder-unusable': ({ folder, reason }) => `${folder} 裡的資料庫打不開：${reason}`,
  'server-unreachable': ({ address, reason }) =>
    `${at(address)} 沒有 PostgreSQL 伺服器應答（${reason}）。它在執行嗎？允許從這裡連線嗎？`,
  'login-refused': ({ address, reason }) =>
    `${at(address)} 的伺服器不讓使用者「${address.user}」登入：${reason}`,
  'database-missing': ({ address }) =>
    `${at(address)} 沒有名為「${address.database}」的資料庫；可用 createdb 建立。`,
  'server-trouble': ({ address, reason }) => `${at(address)} 的伺服器回報：${reason}`,
  'database-newer': () => '資料庫已被更新版本的棋例改過；請用那個版本。',
  'migration-failed': ({ migration, reason }) => `資料表更新不了（${migration}）：${reason}`,
};

const WORDS: Readonly<Record<Locale, Words>> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en };

/** Says why a database cannot be used. */
export const sayStoreFault = (fault: StoreFault, locale: Locale): string =>
  (WORDS[locale][fault.code] as (fault: StoreFault) => string)(fault);
