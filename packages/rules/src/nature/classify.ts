import { unpackMove, type Board, type PackedMove } from '../board/board.ts';
import { colorOfId } from '../board/cells.ts';
import { checkersOf } from '../tactics/threat.ts';
import { WIN } from '../tactics/worth.ts';
import { blocksOf } from './block.ts';
import { capturesOf } from './captures.ts';
import { chasesOf, type Chases } from './chase.ts';
import { contextOf, refOf, type MoveContext } from './context.ts';
import type { ChaseFinding, Excuse, Finding, JudgedMove } from './finding.ts';
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

interface Attacks extends Pick<JudgedMove, 'excuses'> {
  readonly findings: readonly Finding[];
}

/** 将, else 杀 and 捉 by weight; a search that ran out of nodes comes first, for nothing below it is sure. */
const attacksOf = (context: MoveContext): Attacks => {
  const { law, budget, after, foe } = context;
  const checkers = checkersOf(after, foe);
  if (checkers.length > 0) {
    return { findings: [{ nature: 'check', by: checkers.map((id) => refOf(context, id)) }], excuses: [] };
  }
  const kills = killsOf(context);
  const asked = budget.isExhausted ? 'kill' : 'chase';
  const chases: Chases =
    law.chase === 'exchange'
      ? countedOf(chasesOf(context), law)
      : { findings: capturesOf(context), excuses: [] };
  const found = { check: [], kill: kills, chase: kills.length > 0 ? withoutMates(chases) : chases.findings };
  const findings = law.weight.flatMap((nature): readonly Finding[] => found[nature]);
  const unknown: Finding = { nature: 'unknown', asked, nodes: budget.limit };
  return { findings: budget.isExhausted ? [unknown, ...findings] : findings, excuses: chases.excuses };
};

/** The chases that count: where the law lets joint attacks pass, a move whose dearest chases are soft has none. */
const countedOf = (chases: Chases, law: NatureLaw): Chases => {
  const { findings, excuses } = chases;
  if (law.jointChases || !areSoft(findings)) return chases;
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
const kindsOf = (context: MoveContext, isIdle: boolean): readonly Finding[] => {
  const meetings = meetingsOf(context);
  if (meetings.length > 0 || !isIdle) return meetings;
  const follows = followsOf(context);
  return follows.length > 0 ? follows : blocksOf(context);
};
