import { GLOSSARY, LOCALES } from '@qili/rules';
import { type Claim, boardsOf, COURSE, PLACES, paragraphOf, sentenceOf } from '@qili/lessons';
import { describe, expect, test } from 'vitest';
import { placesIn } from '../../packages/lessons/src/text.ts';
import { faultOf } from './fault.ts';

const claims = COURSE.flatMap((lesson) =>
  boardsOf(lesson).flatMap((board) =>
    board.claims.map((claim, i) => ({ name: `${board.id} ${String(i)} ${claim.about}`, board, claim })),
  ),
);

/** Who is attacked is said where it is stated. */
const placesFor = (claim: Claim): string[] =>
  claim.about === 'nature' && claim.target !== undefined ? ['target'] : [];

describe('what the lessons say of their boards', () => {
  test.each(claims)('$name is what the rules library says', ({ board, claim }) => {
    expect(faultOf(board, claim)).toBeUndefined();
  });

  test.each(claims)('$name leaves what it states to the data, in every language', ({ board, claim }) => {
    for (const locale of LOCALES) {
      const places = placesIn(claim.says[locale]);
      const isSaid = [...PLACES[claim.about], ...placesFor(claim)].every((place) => places.includes(place));
      expect([locale, isSaid]).toEqual([locale, true]);
      expect(sentenceOf(board, claim, locale)).not.toMatch(/[{}]|undefined|^$/u);
    }
  });
});

describe('the course', () => {
  test('has lessons and boards with names of their own', () => {
    const ids = COURSE.map(({ id }) => id);
    const boards = COURSE.flatMap(boardsOf).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(boards).size).toBe(boards.length);
  });

  test('teaches terms that the glossary explains', () => {
    const known = new Set(GLOSSARY.map(({ id }) => id));
    expect(COURSE.flatMap(({ terms }) => terms).filter((id) => !known.has(id))).toEqual([]);
  });

  test.each(COURSE)('$id is short, and its paragraphs are whole in every language', ({ parts }) => {
    expect(parts.length).toBeLessThanOrEqual(10);
    for (const part of parts) {
      if (part.kind !== 'prose') continue;
      for (const locale of LOCALES) {
        const said = paragraphOf(part.says, locale);
        expect(said).not.toMatch(/[{}]/u);
        expect(said.length).toBeLessThan(420);
      }
    }
  });
});
