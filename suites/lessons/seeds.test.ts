import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFen, moveName, positionFrom } from '@qili/rules';
import { boardsOf, COURSE, FOUR, lineOf } from '@qili/lessons';
import { describe, expect, test } from 'vitest';
import { dataPath } from '../data.ts';
import { PUBLISHED } from '../rulings/suites.ts';
import { makeLessonsPage } from './lessons-page.ts';
import { EXERCISES, PLACED } from './seeds.ts';

const seedCases = PUBLISHED.find(({ name }) => name === 'seeds')?.cases ?? [];
const boards = COURSE.flatMap((lesson) => boardsOf(lesson).map((board) => ({ lesson: lesson.id, ...board })));
const places = [...boards, ...FOUR.map((lap) => ({ lesson: EXERCISES, ...lap }))];

describe('the texts that the course grew out of', () => {
  test.each(PLACED)('$text $says has its place in $lesson', ({ lesson, place }) => {
    expect([EXERCISES, ...COURSE.map(({ id }) => id)]).toContain(lesson);
    if (place !== undefined) expect(places.find(({ id }) => id === place)?.lesson).toBe(lesson);
  });

  test('all published cases of theirs are taught or asked', () => {
    const placed = PLACED.flatMap(({ cases }) => cases ?? []);
    expect(seedCases.map(({ id }) => id).filter((id) => !placed.includes(id))).toEqual([]);
  });

  test.each(PLACED.filter(({ cases }) => cases !== undefined))(
    '$place shows the position and moves of $cases',
    ({ place, cases }) => {
      const shown = places.find(({ id }) => id === place);
      const found = seedCases.find(({ id }) => id === cases?.[0]);
      if (shown === undefined || found === undefined) throw new Error('no such place or case');
      const start = positionFrom(found.setup);
      expect([makeFen(lineOf(shown).start), shown.moves]).toEqual([
        start.ok ? makeFen(start.value) : '',
        found.moves.map(moveName).join(' '),
      ]);
    },
  );

  const folder = path.resolve(dataPath('.') ?? '', '../seeds');
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  test.skipIf(files.length === 0)(
    `every line of theirs is placed${files.length === 0 ? ' (skipped: the texts are not here)' : ''}`,
    () => {
      for (const [i, text] of (['S0', 'S3'] as const).entries()) {
        const lines = readFileSync(path.join(folder, files[i] ?? ''), 'utf8').split('\n');
        const isPlaced = (n: number): boolean =>
          PLACED.some((row) => row.text === text && row.lines[0] <= n && n <= row.lines[1]);
        const written = lines.flatMap((line, n) => (line.trim() === '' ? [] : [n + 1]));
        expect([text, written.filter((n) => !isPlaced(n))]).toEqual([text, []]);
      }
    },
  );
});

test('docs/lessons.md says what is taught where', async () => {
  await expect(makeLessonsPage()).resolves.toMatchFileSnapshot('../../docs/lessons.md');
});
