import { boardsOf, claimProof, COURSE, pliesOf } from '@qili/lessons';
import { isLegalMove, LOCALES, play } from '@qili/rules';
import { describe, expect, test } from 'vitest';

const CLAIMS = COURSE.flatMap(boardsOf).flatMap((board) => board.claims.map((claim) => ({ board, claim })));

describe('what shows a claim of a lesson', () => {
  test.each(LOCALES)('is play that can be played, and words, in %s', (locale) => {
    for (const { board, claim } of CLAIMS) {
      const { says, on, line } = claimProof(board, claim, locale);
      expect(says).not.toBe('');
      line.reduce((position, move) => {
        expect(isLegalMove(position, move), `${board.id}: ${says}`).toBe(true);
        return play(position, move);
      }, on);
    }
  });

  test('is not missing where an attack is claimed, and lies on the board', () => {
    for (const { board, claim } of CLAIMS) {
      const { line, marks } = claimProof(board, claim, 'en');
      const isAttack = claim.about === 'nature' && (claim.nature === 'kill' || claim.nature === 'chase');
      if (isAttack || claim.about === 'parried' || claim.about === 'capture')
        expect(line.length, board.id).toBeGreaterThan(0);
      if (claim.about === 'nature') expect(marks.length, board.id).toBeGreaterThan(0);
      const plies = pliesOf(claim) ?? 0;
      expect(plies).toBeLessThanOrEqual(board.moves.split(' ').length);
    }
  });
});
