import {
  lineFrom,
  NATURES,
  parseFen,
  parseMoveName,
  positionFrom,
  VERDICTS,
  type Line,
  type Move,
  type Nature,
  type Result,
  type Verdict,
} from '@qili/rules';
import { blocksOf, type Page } from './pages.ts';

/** An example of the documentation: moves, what each of them is (`idle` for any kind of 闲), and the ruling if they are one lap of a cycle. */
export interface Case {
  readonly line: Line;
  readonly natures: readonly Nature[];
  readonly ruling: Verdict | undefined;
}

/** The `case` blocks of a page: `key value` lines; throws where a page does not keep to the form. */
export const casesOf = (page: Page): Case[] => blocksOf(page, 'case').map(readCase);

const readCase = (block: string): Case => {
  const fields = new Map(block.trimEnd().split('\n').map(keyAndValue));
  const words = (key: string): string[] => (fields.get(key) ?? '').split(' ');
  const start = sound(positionFrom(sound(parseFen(fields.get('fen') ?? ''))));
  const [ruling] = words('ruling');
  return {
    line: sound(lineFrom(start, words('moves').map(moveOf))),
    natures: words('natures').map((word) => memberOf(NATURES, word)),
    ruling: ruling === '' || ruling === undefined ? undefined : memberOf(VERDICTS, ruling),
  };
};

const keyAndValue = (line: string): [string, string] => {
  const space = line.indexOf(' ');
  return [line.slice(0, space), line.slice(space + 1)];
};

const moveOf = (name: string): Move => {
  const move = parseMoveName(name);
  if (move === undefined) throw new Error(`${name} is no move`);
  return move;
};

const memberOf = <T extends string>(list: readonly T[], word: string): T => {
  const found = list.find((member) => member === word);
  if (found === undefined) throw new Error(`${word} is none of ${list.join(' ')}`);
  return found;
};

const sound = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
};
