import * as prettier from 'prettier';
import { boardsOf, COURSE } from '@qili/lessons';
import { EXERCISES, PLACED, type Placed } from './seeds.ts';

/** docs/lessons.md: the course, and where the texts that it grew out of have their place in it. */
export const makeLessonsPage = async (): Promise<string> =>
  prettier.format([...HEAD, ...courseRows(), ...MIDDLE, ...PLACED.map(rowOf), ''].join('\n'), {
    parser: 'markdown',
    printWidth: 110,
  });

const HEAD = [
  '# The course',
  '',
  'What `packages/lessons` teaches, in its order. Each sentence about a board is data that a test asks the rules library about. The page has the course under [Learn](desk.md#learn-学习); `qili quiz` asks its exercises in the terminal.',
  '',
  '| lesson | 课 | boards | claims |',
  '| --- | --- | --- | --- |',
];

const courseRows = (): string[] =>
  COURSE.map((lesson) => {
    const boards = boardsOf(lesson);
    const claims = boards.reduce((sum, board) => sum + board.claims.length, 0);
    return `| \`${lesson.id}\` ${lesson.title.en} | ${lesson.title['zh-Hans']} | ${String(boards.length)} | ${String(claims)} |`;
  });

const MIDDLE = [
  '',
  '## Where the seeds are',
  '',
  'The course grew out of two Chinese texts for beginners: S0, a lesson on permitted moves in dialogue (about 2011), and S3, a chapter on terms, notation and simple rules (about 1999). Every definition, example, special rule and exercise of theirs has its place; the words are ours.',
  '',
  '| text | what it says | lesson | board or exercise | case |',
  '| --- | --- | --- | --- | --- |',
];

const rowOf = ({ text, says, lesson, place, cases }: Placed): string =>
  `| ${text} | ${says} | ${lesson === EXERCISES ? lesson : `\`${lesson}\``} | ${place === undefined ? '' : `\`${place}\``} | ${(cases ?? []).join(', ')} |`;
