import { GLOSSARY, TERM_KINDS, type Term, type TermKind, type Words } from '@qili/rules';

const HEADINGS: Readonly<Record<TermKind, string>> = {
  nature: 'Natures of a move 着法性质',
  attack: 'Attacks 打',
  root: 'Protection 根',
  pattern: 'Patterns',
  ruling: 'Rulings 裁决',
  'rule-set': 'Rule sets 规则',
  piece: 'Pieces 棋子',
  board: 'Board 棋盘',
  play: 'Play and score sheet',
  ending: 'Endings',
};

const OPENING = `# Glossary 术语

One row a term, in our own words. \`qili glossary TERM\` prints the same. This page is written from
\`packages/rules/src/explain/glossary/\` and a test keeps it current: change the terms there, then run
\`npm test -- suites/house -u\`.

Sources: **S0** a lesson on permitted moves from a course for young players, 2011 era. **S3** the chapter on
notation and simple rules of a beginner's book, 1999 era. **CXA 1999**, **CXA 2011**, **CXA 2020** the
competition rules of the Chinese association, with the number of the article where it is known; an article is
never cited without its year. **AXF** the Asian rules, **WXF 2018** those of the world federation. *Engines*:
what programs play by. *Figures*: read from what the figures of a book show. *Inferred* and *our word*: in no
book. *Every book*: common ground.
`;

/** docs/glossary.md as it should be. */
export const makeGlossaryPage = (): string =>
  [OPENING, ...TERM_KINDS.map((kind) => makeSection(kind))].join('\n');

const makeSection = (kind: TermKind): string => {
  const rows = GLOSSARY.filter((term) => term.kind === kind).map(makeRow);
  const head = '| 中文 | identifier | English | means | source |\n| --- | --- | --- | --- | --- |';
  return `## ${HEADINGS[kind]}\n\n${head}\n${rows.join('\n')}\n`;
};

const makeRow = ({ id, name, means, source }: Term): string =>
  `| ${bothScripts(name)} | \`${id}\` | ${name.en} | ${means.en}<br>${means['zh-Hans']} | ${source} |`;

const bothScripts = (words: Words): string =>
  words['zh-Hans'] === words['zh-Hant'] ? words['zh-Hans'] : `${words['zh-Hans']} ${words['zh-Hant']}`;
