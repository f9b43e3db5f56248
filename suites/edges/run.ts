import type { Finding, JudgedMove } from '../../packages/rules/src/nature/finding.ts';
import { RULE_SET_OF } from '../../packages/rules/src/ruling/rulesets.ts';
import { runCase, type CaseResult } from '../rulings/run.ts';
import type { EdgeCase, Proof } from './edge.ts';

/** What differs from what a case states, in words; nothing where all is right. */
export interface EdgeResult {
  readonly caseFaults: readonly string[];
  /** What the finding of the last move should have said. */
  readonly proofFaults: readonly string[];
}

export const runEdge = ({ ruling, proof }: EdgeCase): EdgeResult => {
  const result = runCase(ruling, RULE_SET_OF['cxa-2020']);
  return {
    caseFaults: [...natureFaults(result), ...rulingFaults(result)],
    proofFaults: proofFaults(proof, result.moves.at(-1)),
  };
};

/** Every kind of 闲 that a case names must be that kind. */
const natureFaults = ({ natures }: CaseResult): string[] =>
  natures
    .filter(({ isRight, isRightKind }) => !isRight || isRightKind === false)
    .map(({ move, wanted, got, line }) => `${move} stated ${wanted}, named ${got} ${line}`.trimEnd());

const rulingFaults = ({ rightRuling, verdict }: CaseResult): string[] =>
  rightRuling === false ? [`ruled ${String(verdict)}`] : [];

/** Some finding of the move's nature must say all that the case says. */
const proofFaults = (proof: Proof, move: JudgedMove | undefined): string[] => {
  const findings = move?.findings.filter(({ nature }) => nature === move.nature) ?? [];
  return findings.some((finding) => bears(finding, proof)) ? [] : [`found ${JSON.stringify(findings)}`];
};

const bears = (finding: Finding, { target, means, root }: Proof): boolean => {
  const found = 'target' in finding ? finding.target : undefined;
  return (
    (target === undefined || (found?.role === target.role && found.at === target.at)) &&
    (means === undefined || ('means' in finding && finding.means === means)) &&
    (root === undefined || ('root' in finding && finding.root === root))
  );
};
