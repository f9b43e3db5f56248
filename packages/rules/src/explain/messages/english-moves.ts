import type { Move } from '../../board/move.ts';
import { opposite } from '../../board/types.ts';
import type { ChaseFinding } from '../../nature/finding.ts';
import type { Protection, Protector } from '../../nature/protection.ts';
import { EVEN } from '../../tactics/worth.ts';
import type { Outcome } from '../outcome.ts';
import { count, listed, NATURE, ROLE, rolesOf, SIDE, verb } from './english-words.ts';
import { BRIEF, isPlayedAs, type Messages, type PieceAt, type Scene } from './messages.ts';

type Moves = Pick<
  Messages,
  'chasesToo' | 'check' | 'kill' | 'chase' | 'meeting' | 'hold' | 'idle' | 'evades' | 'unknown'
>;

/** What a move is and why. */
export const ENGLISH_MOVES: Moves = {
  check: (by, { moved, name }) => {
    if (by.length > 1) return `${name(by)} give check together.`;
    return by.some(({ at }) => at === moved.at)
      ? `${name(by)} gives check.`
      : `${name([moved])} steps aside and ${name(by)} gives check.`;
  },
  kill: (line, { mover, play }) => {
    const checks = Math.ceil(line.length / 2);
    const other = SIDE[opposite(mover)];
    return checks === 1
      ? `If ${other} does nothing, ${play(line)} is mate.`
      : `If ${other} does nothing, ${count(checks, 'check', 'checks')} in a row end in mate: ${play(line)}.`;
  },
  chase: (finding, { protection, outcome, helpers }, scene) =>
    [
      `${attack(finding, helpers, scene)}${finding.root === 'none' && protection !== undefined ? ', which has no protector' : ''}.`,
      protection === undefined ? '' : root(finding, protection, scene),
      outcome === undefined ? '' : gain(finding, outcome, scene),
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  chasesToo: (findings, { name, play }) =>
    `The move also attacks ${listed(findings.map(({ target, line }) => (line.length > BRIEF ? name([target]) : `${name([target])} (${play(line)})`)))}.`,
  meeting: {
    exchange: ({ by, target, line }, { mover, name, moves }) => {
      const [taking = '', retake = ''] = moves(line);
      const other = SIDE[opposite(mover)];
      return `${name(by)} is protected and offers itself to ${name([target])} in exchange. If ${other} takes (${taking}), ${retake} takes back, and ${other} is neither mated nor down in material.`;
    },
    offer: ({ by, target, line }, { mover, name, moves }) => {
      const [taking = ''] = moves(line);
      return `${name(by)} is unprotected and gives itself up to ${name([target])}. ${SIDE[opposite(mover)]} may take it (${taking}) without being mated or losing anything at once.`;
    },
  },
  hold: {
    block: (by, targets, { name }) =>
      `${name(by)} stands in the way of ${name(targets)} and attacks nothing.`,
    follow: (by, targets, { name }) =>
      `${name(by)} watches ${name(targets)}, which ${verb(targets, 'is', 'are')} protected, and cannot win ${verb(targets, 'it', 'them')}.`,
  },
  idle: {
    plain: 'It gives no check, threatens no mate and chases nothing.',
    'plain-where-kills-are-free': 'It gives no check and chases nothing.',
    'answers-check': 'It answers the check and attacks nothing.',
  },
  evades: (chasers, { moved, name }) =>
    `${name([moved])} gets out of the way of ${name(chasers)} and attacks nothing.`,
  unknown: (asked, nodes) =>
    `After ${String(nodes)} positions it is still open whether this is a ${NATURE[asked]}.`,
};

/** Who attacks what, and how. */
const attack = (
  { means, by, target }: ChaseFinding,
  helpers: readonly PieceAt[],
  { name, moved }: Scene,
): string => {
  const [captor, victim] = [name(by), name([target])];
  const attacks = verb(by, 'attacks', 'attack');
  switch (means) {
    case 'capture':
    case 'exchange':
      return `${captor} ${attacks} ${victim}`;
    case 'discovered':
      return by.some(({ at }) => at === moved.at)
        ? `${captor} ${attacks} ${victim}`
        : `By the move of ${name([moved])}, ${captor} now ${attacks} ${victim}`;
    case 'joint':
      return helpers.length === 0
        ? `With the help of other pieces, ${captor} ${attacks} ${victim}`
        : `${name([...by, ...helpers])} together attack ${victim}`;
    case 'root-cut':
      return `The move cuts off a protector of ${victim}, and ${captor} ${attacks} it`;
    case 'checks':
      return helpers.length === 0
        ? `${captor} ${verb(by, 'means', 'mean')} to give check first and then to take ${victim}`
        : `${name(helpers)} ${verb(helpers, 'means', 'mean')} to give check first, so that ${captor} can take ${victim}`;
  }
};

/** Why the target is not protected well enough. */
const root = (finding: ChaseFinding, protection: Protection, scene: Scene): string => {
  const { by, target, root: kind } = finding;
  const { attackers, roots, protectors } = protection;
  const victim = ROLE[target.role];
  switch (kind) {
    case 'none':
      return '';
    case 'false':
      return `The protection of the ${victim} is false: ${listed(protectors.slice(0, 2).map((protector) => flaw(protector, finding, scene)))}.`;
    case 'outnumbered':
      return attackers > roots && roots > 0
        ? `The ${victim} is outnumbered: ${count(attackers, 'attacker', 'attackers')}, ${count(roots, 'protector', 'protectors')}.`
        : `The ${victim} has fewer protectors than attackers.`;
    case 'true': {
      const [taker] = by;
      return target.role === 'rook' && taker !== undefined && taker.role !== 'rook'
        ? `The rook is protected, but a ${ROLE[taker.role]} for a rook is a gain all the same.`
        : `The ${victim} is protected, but the exchange is a gain all the same.`;
    }
  }
};

/** What keeps a protector from taking back. */
const flaw = (
  { root: protector, flaw: why }: Protector,
  { line }: ChaseFinding,
  { name, play }: Scene,
): string => {
  const guard = name([protector]);
  const proof = (shown: readonly Move[]): string => (isPlayedAs(shown, line) ? '' : ` (${play(shown)})`);
  switch (why?.code) {
    case undefined:
      return `${guard} cannot take back`;
    case 'pinned':
      return `${guard} is pinned by ${name([why.by])}`;
    case 'faces-king':
      return `${guard} cannot take back without leaving the kings face to face`;
    case 'in-check':
      return `${guard} has no time to take back, for ${name([why.by])} gives check`;
    case 'king-exposed':
      return `${guard} cannot take back, for ${name([why.by])} commands the point`;
    case 'mated':
      return `taking back with ${guard} leads to mate${proof(why.line)}`;
    case 'loses-more':
      return `taking back with ${guard} loses ${name([why.loses])}${proof(why.line)}`;
  }
};

/** What the line wins. */
const gain = ({ value, line }: ChaseFinding, outcome: Outcome, scene: Scene): string => {
  const { gains, losses, mates } = outcome;
  const [won, lost] = [rolesOf(gains), rolesOf(losses)];
  const surplus = won === '' ? 'wins material' : lost === '' ? `wins ${won}` : `wins ${won} for ${lost}`;
  const traded = won !== '' && lost !== '' ? `gives ${lost} for ${won}: even` : 'comes out even';
  const net = value === EVEN ? `${traded}, which still is a chase` : surplus;
  return `If ${SIDE[opposite(scene.mover)]} does nothing, ${scene.play(line)} ${mates ? 'wins material and mates' : net}.`;
};
