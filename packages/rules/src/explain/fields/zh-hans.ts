import type { AttackNature } from '../../nature/finding.ts';
import type { FieldWords } from './field.ts';

const NATURE: Readonly<Record<AttackNature, string>> = { check: '将', kill: '杀', chase: '捉' };

export const zhHans: FieldWords = {
  family: {
    label: '原则',
    says: ({ family }) =>
      family === 'cxa' ? '每一着都有性质，循环中没有闲着的一方犯禁' : '只禁长将和长捉同一个子',
  },
  occurrences: { label: '裁决', says: ({ occurrences }) => `同一局面出现 ${String(occurrences)} 次` },
  mode: {
    label: '重复局面的和棋',
    says: ({ mode }) => (mode === 'claim' ? '由棋手提出' : '到时即判，不必提出'),
  },
  offends: {
    label: '禁止着法',
    says: ({ forbidden, mixtures }) =>
      `循环中每着都是${forbidden.map((nature) => NATURE[nature]).join('、')}；${mixtures === 'forbidden' ? '交替也禁' : '交替不禁'}`,
  },
  'perpetual-check': {
    label: '单方面长将',
    says: ({ perpetualCheck }) => (perpetualCheck === 'loses' ? '判负' : '变着，不变作负'),
  },
  mutual: {
    label: '双方犯禁',
    says: ({ mutual }) => {
      switch (mutual.yields) {
        case 'hard':
          return '只有一方有联合捉或捉少根子时，另一方变着；否则作和';
        case 'held-rook':
          return '长捉被马牵制的车的一方变着；否则作和';
        case 'nobody':
          return '作和';
      }
    },
  },
  chase: {
    label: '捉',
    says: ({ natures, chaseOf }) =>
      `${natures.chase === 'exchange' ? '按完整交换能得子' : '能合法吃去，而对方不能合法吃回'}；${chaseOf === 'any-piece' ? '不论捉几个子' : '须是同一个子'}`,
  },
  newness: {
    label: '新的捉、杀',
    says: ({ natures }) => (natures.newness.asked ? '须由这着走出来，或使之加强' : '原来就有的也算'),
  },
  'king-and-pawn': {
    label: '将（帅）、兵（卒）',
    says: ({ natures, inReturn }) =>
      [
        natures.kingAndPawnMayChase ? '本身可以长捉' : '本身不可以长捉',
        ...(inReturn?.law.pawnChases === true ? ['双方互打时，兵（卒）的捉算捉'] : []),
      ].join('；'),
  },
  'king-answers': {
    label: '动将（帅）应将',
    says: ({ natures }) => (natures.kingAnswersFree ? '由此产生的捉、杀按闲' : '由此产生的捉、杀照算'),
  },
  'same-type': {
    label: '同兵种相遇',
    says: ({ natures }) => (natures.sameTypeMeets ? '兑或献，不算捉' : '捉'),
  },
  even: {
    label: '交换相等',
    says: ({ natures }) => (natures.evenExchangeChases ? '在该点得子的算捉' : '闲'),
  },
  joint: { label: '联合捉、捉少根子', says: ({ natures }) => (natures.jointChases ? '捉' : '闲') },
  'key-point': {
    label: '守和要点',
    says: ({ natures }) => (natures.keyPoint ? '单子守要点而捉仕、相，按闲' : '没有例外'),
  },
  'attack-word': {
    label: '“打”字',
    says: ({ saysAttack }) => (saysAttack ? '将、杀、捉统称打' : '不用'),
  },
  'natural-limit': {
    label: '自然限着',
    says: ({ naturalLimit: { plies, checksCounted, byClaim } }) =>
      [
        `${String(plies / 2)} 回合没有吃子，${byClaim ? '可以提和' : '判和'}`,
        ...(checksCounted === undefined ? [] : [`每方最多计 ${String(checksCounted)} 次将军`]),
      ].join('；'),
  },
  fouls: {
    label: '犯规',
    says: ({ fouls }) => (fouls === undefined ? '不计' : `${String(fouls)} 次判负`),
  },
  search: {
    label: '计算',
    says: ({ natures: { killChecks, exchange, nodes } }) =>
      `连将杀至多 ${String(killChecks)} 着将，交换至多 ${String(exchange.plies)} 个半回合，每着至多 ${String(nodes)} 个局面`,
  },
};
