import { readdirSync } from 'node:fs';
import {
  drawLetters,
  explainMoves,
  judgeLap,
  NOTATIONS,
  positionAfter,
  positionsOf,
  RULE_SET_OF,
  RULE_SETS,
  type JudgedCycle,
  type Line,
  type RuleSet,
} from '@qili/rules';
import { columns } from '../../apps/cli/src/terminal/columns.ts';
import { parseFen } from '../../packages/rules/src/position/fen.ts';
import { readBlocks, valueOf, type Block } from '../blocks.ts';
import { caseOn } from '../rulings/case.ts';
import { lineOf } from '../rulings/run.ts';

const OPENING = `# Disputed positions 有争议的局面

Positions on which books, engines and readers of the rules do not agree. They are shown and never graded. This page is
written from the cases in \`suites/rulings/\` and from what the program says of them, and a test keeps it current: run
\`npm test -- suites/house -u\` after a change.

For each: the position in which the cycle begins, its moves, what the source records, what three engines answer, and what
Qili rules under each rule set, with the natures and the clause. The proofs are those of the Asian rules and of the
Chinese rules of 2020, the two principles that most disputes turn on.
`;

/** docs/disputes.md as it should be. */
export const makeDisputesPage = (): string => {
  const blocks = ['cxa-1999', 'axf']
    .flatMap(blocksIn)
    .filter((block) => valueOf(block, 'disputed') === 'yes');
  return [OPENING, ...blocks.map(makeSection)].join('\n');
};

const blocksIn = (folder: string): Block[] => {
  const url = new URL(`../rulings/${folder}/`, import.meta.url);
  return readdirSync(url)
    .sort()
    .flatMap((name) => readBlocks(new URL(name, url)));
};

const makeSection = (block: Block): string => {
  const setup = parseFen(valueOf(block, 'fen') ?? '');
  if (!setup.ok) throw new Error(`${valueOf(block, 'id') ?? ''}: not a FEN`);
  const dispute = caseOn(setup.value, block);
  const { id, lapFrom = 0 } = dispute;
  const line = lineOf(dispute);
  const judged = RULE_SETS.map((set) => ({
    rules: RULE_SET_OF[set],
    cycle: lapUnder(RULE_SET_OF[set], line, lapFrom),
  }));
  const note = (valueOf(block, 'note') ?? '')
    .replace(/^disputed: /u, '')
    .replace(/;? ?see DISPUTES\.md$/u, '');
  return [
    `## ${id}\n`,
    ...(note === '' ? [] : [`${capitalized(note)}.\n`]),
    `Source: ${valueOf(block, 'source') ?? ''}\n`,
    `\`\`\`text\n${drawLetters(positionAfter(line, lapFrom))}\n\n${movesOf(line, lapFrom)}\n\`\`\`\n`,
    `Recorded: ${sayVerdict(dispute.ruling ?? '')}. Engines: ${peersOf(block)}\n`,
    '| rule set | Red | Black | ruling | clause |',
    '| --- | --- | --- | --- | --- |',
    ...judged.map(({ rules, cycle }) => rowOf(rules, cycle)),
    '',
    ...['axf', 'cxa-2020'].flatMap((set) =>
      judged.flatMap(({ rules, cycle }) => (rules.id === set ? [proofOf(rules, line, cycle)] : [])),
    ),
  ].join('\n');
};

const lapUnder = (rules: RuleSet, line: Line, from: number): JudgedCycle => {
  const lap = judgeLap(line, from, rules);
  if (!lap.ok) throw new Error('the lap of a disputed case does not close');
  return lap.value;
};

/** The moves of the lap, as the English texts and as the Chinese ones write them. */
const movesOf = (line: Line, from: number): string => {
  const positions = positionsOf(line);
  const written = (['wxf', 'chinese'] as const).map((notation) =>
    line.moves
      .slice(from)
      .map((move, i) => NOTATIONS[notation].make(positions[from + i] ?? line.start, move)),
  );
  return columns(written).join('\n');
};

const capitalized = (text: string): string => text.replace(/^[a-z]/u, (first) => first.toUpperCase());

const sayVerdict = (verdict: string): string => capitalized(verdict.replaceAll('-', ' '));

const peersOf = (block: Block): string => {
  const answers = (block.get('peer') ?? []).map((text) => text.split(' '));
  return `${answers.map(([name = '', verdict = '']) => `${name}: ${sayVerdict(verdict)}`).join('; ')}.`;
};

const rowOf = ({ id, clauses }: RuleSet, { moves, ruling }: JudgedCycle): string => {
  const natures = (color: string): string =>
    moves.flatMap((move) => (move.color === color ? [move.nature] : [])).join(' ');
  const says = clauses.find((clause) => clause.id === ruling.clause)?.says.en ?? '';
  return `| \`${id}\` | ${natures('red')} | ${natures('black')} | ${sayVerdict(ruling.verdict)} | \`${ruling.clause}\` ${says} |`;
};

const proofOf = (rules: RuleSet, line: Line, { moves }: JudgedCycle): string =>
  [
    `Why, by the ${rules.name.en}:\n`,
    ...explainMoves(line, moves, rules, 'en').map((text) => `- ${text}`),
    '',
  ].join('\n');
