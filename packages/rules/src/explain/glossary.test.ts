import { describe, expect, test } from 'vitest';
import { GLOSSARY, termNamed } from './glossary.ts';

describe('the glossary', () => {
  test('gives each term one id', () => {
    const ids = GLOSSARY.map((term) => term.id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  test('finds a term by id, by its name in any language and by its other names', () => {
    for (const text of ['kill', 'KILL', '杀', '殺', 'mate threat', ' 要杀 '])
      expect(termNamed(text)?.id).toBe('kill');
    expect(termNamed('nothing of the kind')).toBeUndefined();
  });
});
