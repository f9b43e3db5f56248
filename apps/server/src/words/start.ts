import type { Locale } from '@qili/rules';
import { sayStoreFault, type StoreFault } from '@qili/store';
import type { StartFault } from '../server.ts';

/** What keeps the server from listening; what is wrong with the database is said by its own package. */
type ListenFault = Exclude<StartFault, StoreFault>;

type FaultWords = {
  readonly [Code in ListenFault['code']]: (fault: Extract<ListenFault, { code: Code }>) => string;
};

/** What the server says on the terminal. */
export interface StartWords {
  readonly usage: string;
  readonly unknownOption: (said: string) => string;
  readonly notANumber: (option: string) => string;
  readonly serves: (address: string) => string;
  readonly stops: string;
  readonly fault: FaultWords;
}

const OPTIONS = `--port --host --database --origin --proxied --rate --openings --workers --log --lang`;

export const START_WORDS: Readonly<Record<Locale, StartWords>> = {
  'zh-Hans': {
    usage: `选项：${OPTIONS}；说明见 docs/server.md。`,
    unknownOption: (said) => `选项不对：${said}`,
    notANumber: (option) => `${option} 应为不小于零的整数。`,
    serves: (address) => `棋例在 ${address}`,
    stops: '正在停下，对局都已存好。',
    fault: {
      'port-in-use': ({ port }) => `端口 ${String(port)} 已被占用；可用 --port 换一个。`,
      'port-refused': ({ port }) => `系统不许使用端口 ${String(port)}；可用 --port 换一个。`,
      'host-unknown': ({ host }) => `本机没有地址 ${host}；可用 --host 换一个。`,
    },
  },
  'zh-Hant': {
    usage: `選項：${OPTIONS}；說明見 docs/server.md。`,
    unknownOption: (said) => `選項不對：${said}`,
    notANumber: (option) => `${option} 應為不小於零的整數。`,
    serves: (address) => `棋例在 ${address}`,
    stops: '正在停下，對局都已存好。',
    fault: {
      'port-in-use': ({ port }) => `連接埠 ${String(port)} 已被占用；可用 --port 換一個。`,
      'port-refused': ({ port }) => `系統不許使用連接埠 ${String(port)}；可用 --port 換一個。`,
      'host-unknown': ({ host }) => `本機沒有位址 ${host}；可用 --host 換一個。`,
    },
  },
  en: {
    usage: `Options: ${OPTIONS}; docs/server.md explains them.`,
    unknownOption: (said) => `This option is wrong: ${said}`,
    notANumber: (option) => `${option} has to be a whole number, zero or more.`,
    serves: (address) => `Qili is at ${address}`,
    stops: 'Stopping; all games are stored.',
    fault: {
      'port-in-use': ({ port }) => `Port ${String(port)} is in use; --port takes another.`,
      'port-refused': ({ port }) => `The system does not allow port ${String(port)}; --port takes another.`,
      'host-unknown': ({ host }) => `This machine has no address ${host}; --host takes another.`,
    },
  },
};

/** Why the server does not start. */
export const sayFault = (fault: StartFault, locale: Locale): string => {
  switch (fault.code) {
    case 'port-in-use':
    case 'port-refused':
    case 'host-unknown':
      return (START_WORDS[locale].fault[fault.code] as (fault: ListenFault) => string)(fault);
    default:
      return sayStoreFault(fault, locale);
  }
};
