import type { FieldWords } from './field.ts';

export const en: FieldWords = {
  family: {
    label: 'Principle',
    says: ({ family }) =>
      family === 'cxa'
        ? 'Every move has a nature; a side without an idle move in the cycle offends.'
        : 'Only perpetual check, and perpetual chase of one and the same piece, offend.',
  },
  occurrences: {
    label: 'Ruling falls',
    says: ({ occurrences }) => `when a position has stood ${String(occurrences)} times`,
  },
  mode: {
    label: 'Draw by repetition',
    says: ({ mode }) => (mode === 'claim' ? 'a player claims it' : 'declared unasked'),
  },
  offends: {
    label: 'Offends',
    says: ({ forbidden, mixtures }) =>
      `${forbidden.join(', ')} with every move; ${mixtures === 'forbidden' ? 'mixtures too' : 'mixtures are allowed'}`,
  },
  'perpetual-check': {
    label: 'Perpetual check',
    says: ({ perpetualCheck }) => (perpetualCheck === 'loses' ? 'loses at once' : 'must change, or it loses'),
  },
  mutual: {
    label: 'Both offend',
    says: ({ mutual }) => {
      switch (mutual.yields) {
        case 'hard':
          return 'a side without a joint chase or a chase of an outnumbered piece yields to one with; else a draw';
        case 'held-rook':
          return 'the side that chases a rook held by its horse yields; else a draw';
        case 'nobody':
          return 'a draw';
      }
    },
  },
  chase: {
    label: 'A chase is',
    says: ({ natures, chaseOf }) =>
      `${natures.chase === 'exchange' ? 'a gain by full exchange' : 'a legal capture that cannot be legally retaken'}, ${chaseOf === 'any-piece' ? 'of whichever pieces' : 'of one and the same piece'}`,
  },
  newness: {
    label: 'New',
    says: ({ natures }) =>
      natures.newness.asked
        ? 'only what the move makes, or makes stronger, counts'
        : 'what stood before counts too',
  },
  'king-and-pawn': {
    label: 'King and pawn',
    says: ({ natures, inReturn }) =>
      [
        natures.kingAndPawnMayChase ? 'may chase' : 'may not chase',
        ...(inReturn?.law.pawnChases === true
          ? ['but where both sides attack, the pawn’s captures count']
          : []),
      ].join('; '),
  },
  'king-answers': {
    label: 'King answers check',
    says: ({ natures }) =>
      natures.kingAnswersFree ? 'what it attacks by that is idle' : 'what it attacks by that counts',
  },
  'same-type': {
    label: 'Like meets like',
    says: ({ natures }) => (natures.sameTypeMeets ? 'exchange or offer, no chase' : 'a chase'),
  },
  even: {
    label: 'Even exchange',
    says: ({ natures }) => (natures.evenExchangeChases ? 'a chase, if it wins on its own square' : 'idle'),
  },
  joint: {
    label: 'Joint chase',
    says: ({ natures }) => (natures.jointChases ? 'a chase' : 'idle'),
  },
  'key-point': {
    label: 'Key point',
    says: ({ natures }) =>
      natures.keyPoint ? 'a lone defender may attack an advisor or elephant from it' : 'no exemption',
  },
  'attack-word': {
    label: 'The word 打',
    says: ({ saysAttack }) => (saysAttack ? 'used for check, kill and chase together' : 'not used'),
  },
  'natural-limit': {
    label: 'Natural limit',
    says: ({ naturalLimit: { plies, checksCounted, byClaim } }) =>
      [
        `${String(plies / 2)} rounds without a capture, ${byClaim ? 'on claim' : 'unasked'}`,
        ...(checksCounted === undefined
          ? []
          : [`of each side ${String(checksCounted)} checks count at most`]),
      ].join('; '),
  },
  fouls: {
    label: 'Fouls',
    says: ({ fouls }) => (fouls === undefined ? 'not counted' : `${String(fouls)} lose the game`),
  },
  search: {
    label: 'Searched',
    says: ({ natures: { killChecks, exchange, nodes } }) =>
      `mates of up to ${String(killChecks)} checks, exchanges of up to ${String(exchange.plies)} plies, ${String(nodes)} positions a move`,
  },
};
