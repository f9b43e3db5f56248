import type { AttackNature } from '../../nature/finding.ts';
import type { FieldWords } from './field.ts';

const NATURE: Readonly<Record<AttackNature, string>> = { check: '將', kill: '殺', chase: '捉' };

export const zhHant: FieldWords = {
  family: {
    label: '原則',
    says: ({ family }) =>
      family === 'cxa' ? '每一著都有性質，循環中沒有閒著的一方犯禁' : '只禁長將和長捉同一個子',
  },
  occurrences: { label: '裁決', says: ({ occurrences }) => `同一局面出現 ${String(occurrences)} 次` },
  mode: {
    label: '重複局面的和棋',
    says: ({ mode }) => (mode === 'claim' ? '由棋手提出' : '到時即判，不必提出'),
  },
  offends: {
    label: '禁止著法',
    says: ({ forbidden, mixtures }) =>
      `循環中每著都是${forbidden.map((nature) => NATURE[nature]).join('、')}；${mixtures === 'forbidden' ? '交替也禁' : '交替不禁'}`,
  },
  'perpetual-check': {
    label: '單方面長將',
    says: ({ perpetualCheck }) => (perpetualCheck === 'loses' ? '判負' : '變著，不變作負'),
  },
  mutual: {
    label: '雙方犯禁',
    says: ({ mutual }) => {
      switch (mutual.yields) {
        case 'hard':
          return '只有一方有聯合捉或捉少根子時，另一方變著；否則作和';
        case 'held-rook':
          return '長捉被馬牽制的車的一方變著；否則作和';
        case 'nobody':
          return '作和';
      }
    },
  },
  chase: {
    label: '捉',
    says: ({ natures, chaseOf }) =>
      `${natures.chase === 'exchange' ? '按完整交換能得子' : '能合法吃去，而對方不能合法吃回'}；${chaseOf === 'any-piece' ? '不論捉幾個子' : '須是同一個子'}`,
  },
  newness: {
    label: '新的捉、殺',
    says: ({ natures }) => (natures.newness.asked ? '須由這著走出來，或使之加強' : '原來就有的也算'),
  },
  'king-and-pawn': {
    label: '將（帥）、兵（卒）',
    says: ({ natures, inReturn }) =>
      [
        natures.kingAndPawnMayChase ? '本身可以長捉' : '本身不可以長捉',
        ...(inReturn?.law.pawnChases === true ? ['雙方互打時，兵（卒）的捉算捉'] : []),
      ].join('；'),
  },
  'king-answers': {
    label: '動將（帥）應將',
    says: ({ natures }) => (natures.kingAnswersFree ? '由此產生的捉、殺按閒' : '由此產生的捉、殺照算'),
  },
  'same-type': {
    label: '同兵種相遇',
    says: ({ natures }) => (natures.sameTypeMeets ? '兌或獻，不算捉' : '捉'),
  },
  even: {
    label: '交換相等',
    says: ({ natures }) => (natures.evenExchangeChases ? '在該點得子的算捉' : '閒'),
  },
  joint: { label: '聯合捉、捉少根子', says: ({ natures }) => (natures.jointChases ? '捉' : '閒') },
  'key-point': {
    label: '守和要點',
    says: ({ natures }) => (natures.keyPoint ? '單子守要點而捉仕、相，按閒' : '沒有例外'),
  },
  'attack-word': {
    label: '「打」字',
    says: ({ saysAttack }) => (saysAttack ? '將、殺、捉統稱打' : '不用'),
  },
  'natural-limit': {
    label: '自然限著',
    says: ({ naturalLimit: { plies, checksCounted, byClaim } }) =>
      [
        `${String(plies / 2)} 回合沒有吃子，${byClaim ? '可以提和' : '判和'}`,
        ...(checksCounted === undefined ? [] : [`每方最多計 ${String(checksCounted)} 次將軍`]),
      ].join('；'),
  },
  fouls: {
    label: '犯規',
    says: ({ fouls }) => (fouls === undefined ? '不計' : `${String(fouls)} 次判負`),
  },
  search: {
    label: '計算',
    says: ({ natures: { killChecks, exchange, nodes } }) =>
      `連將殺至多 ${String(killChecks)} 著將，交換至多 ${String(exchange.plies)} 個半回合，每著至多 ${String(nodes)} 個局面`,
  },
};
