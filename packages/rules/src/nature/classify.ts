import { unpackMove, type Board, type PackedMove } from '../board/board.ts';
import { colorOfId } from '../board/cells.ts';
import { isInCheck } from '../movegen/attacks.ts';
import type { Budget } from '../tactics/budget.ts';
import { checkersOf } from '../tactics/threat.ts';
import { WIN } from '../tactics/worth.ts';
import { blocksOf } from './block.ts';
import { capturesOf } from './captures.ts';
import { chaseFindingsOf, chasesOf, hasChase, type Chases } from './chase.ts';
import { contextOf, refOf, type MoveContext } from './context.ts';
import type { AttackNature, ChaseFinding, Excuse, Finding, JudgedMove } from './finding.ts';
import { followsOf } from './follow.ts';
import { killsOf } from './kill.ts';
import type { NatureLaw } from './law.ts';
import { meetingsOf } from './meeting.ts';
import { areSoft } from './soft.ts';

/** Names a legal move on the board, which is left as it was: all findings, heaviest first 兼从重. */
export const classify = (board: Board, move: PackedMove, ply: number, law: NatureLaw): JudgedMove => {
  const context = contextOf(board, move, law);
  const { findings: attacks, excuses } = attacksOf(context);
  const findings = [...attacks, ...kindsOf(context, attacks.length === 0)];
  return {
    ply,
    color: colorOfId(context.mover),
    move: unpackMove(move),
    nature: findings[0]?.nature ?? 'idle',
    findings: findings.length > 0 ? findings : [{ nature: 'idle' }],
    excuses,
  };
};

/** The nature alone, which `classify` gives too: each search ends where it is settled, and nothing is proved. */
export const natureOf = (board: Board, move: PackedMove, law: NatureLaw): JudgedMove['nature'] => {
  const context = contextOf(board, move, law);
  return attackOf(context) ?? kindsOf(context, true).next().value?.nature ?? 'idle';
};

/** The heaviest attack, if any. */
const attackOf = (context: MoveContext): AttackNature | 'unknown' | undefined => {
  const { law, budget, after, foe } = context;
  if (isInCheck(after, foe)) return 'check';
  for (const nature of law.weight) {
    const found = isAttackBy(context, nature);
    if (budget.isExhausted) return 'unknown';
    if (found) return nature;
  }
  return undefined;
};

const isAttackBy = (context: MoveContext, nature: AttackNature): boolean => {
  const { law } = context;
  switch (nature) {
    case 'check':
      return false;
    case 'kill':
      return killsOf(context).length > 0;
    case 'chase':
      if (law.chase === 'capture') return capturesOf(context).length > 0;
      return law.jointChases ? hasChase(context) : count(chaseFindingsOf(context), law);
  }
};

interface Attacks extends Pick<JudgedMove, 'excuses'> {
  readonly findings: readonly Finding[];
}

/** 将, else 杀 and 捉 by weight; where a search ran out of nodes, that comes first of its kind, for nothing below it is sure. */
const attacksOf = (context: MoveContext): Attacks => {
  const { law, budget, after, foe } = context;
  const checkers = checkersOf(after, foe);
  if (checkers.length > 0) {
    return { findings: [{ nature: 'check', by: checkers.map((id) => refOf(context, id)) }], excuses: [] };
  }
  const kills = killsOf(context);
  const killsUnknown = unknownIn(budget, 'kill');
  const chases = countedChasesOf(context);
  const chasesUnknown = killsUnknown.length > 0 ? [] : unknownIn(budget, 'chase');
  const chased = kills.length > 0 ? withoutMates(chases) : chases.findings;
  const found: Readonly<Record<AttackNature, readonly Finding[]>> = {
    check: [],
    kill: [...killsUnknown, ...kills],
    chase: [...chasesUnknown, ...chased],
  };
  return { findings: law.weight.flatMap((nature) => found[nature]), excuses: chases.excuses };
};

/** Says so if what was asked has cost more than the budget. */
const unknownIn = (budget: Budget, asked: 'kill' | 'chase'): Finding[] =>
  budget.isExhausted ? [{ nature: 'unknown', asked, nodes: budget.limit }] : [];

const countedChasesOf = (context: MoveContext): Chases =>
  context.law.chase === 'exchange'
    ? countedOf(chasesOf(context), context.law)
    : { findings: capturesOf(context), excuses: [] };

/** Whether chases count: where the law lets joint attacks pass, a move whose dearest chases are soft has none. */
const count = (findings: readonly ChaseFinding[], law: NatureLaw): boolean =>
  findings.length > 0 && (law.jointChases || !areSoft(findings));

/** The chases that count, and excuses for those that do not. */
const countedOf = (chases: Chases, law: NatureLaw): Chases => {
  const { findings, excuses } = chases;
  if (count(findings, law)) return chases;
  const passed = findings
    .filter((chase) => chase.soft)
    .map(({ nature, by, target, line }): Excuse => ({
      code: 'joint-attack',
      nature,
      by,
      target,
      line,
    }));
  return { findings: [], excuses: [...passed, ...excuses] };
};

/** Captures that win because they mate are told by the kill. */
const withoutMates = ({ findings }: Chases): ChaseFinding[] => findings.filter((chase) => chase.value < WIN);

/** The kinds of 闲 that have a name. Beside an attack only 兑 and 献 are noted (兑兼捉, 献兼杀). */
function* kindsOf(context: MoveContext, isIdle: boolean): Generator<Finding, void> {
  let isMeeting = false;
  for (const meeting of meetingsOf(context)) {
    isMeeting = true;
    yield meeting;
  }
  if (isMeeting || !isIdle) return;
  const follows = followsOf(context);
  yield* follows.length > 0 ? follows : blocksOf(context);
}
