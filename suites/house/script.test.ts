import { boardsOf, COURSE, paragraphOf, sentenceOf } from '@qili/lessons';
import { describe, expect, test } from 'vitest';
import { strangersIn } from '../scripts.ts';

const SCRIPTS = { 'zh-Hans': 'hans', 'zh-Hant': 'hant' } as const;

describe.each(['zh-Hans', 'zh-Hant'] as const)('Chinese in %s', (locale) => {
  test.each(COURSE)('lesson $id has no character of the other script', (lesson) => {
    const said = [
      lesson.title[locale],
      ...lesson.parts.flatMap((part) => (part.kind === 'prose' ? [paragraphOf(part.says, locale)] : [])),
      ...boardsOf(lesson).flatMap((board) => board.claims.map((claim) => sentenceOf(board, claim, locale))),
    ].join('');
    expect(strangersIn(said, SCRIPTS[locale])).toEqual([]);
  });
});
