import type { RuleSetId } from '@qili/rules';

/** What a rule set says. */
export interface Told {
  readonly id: RuleSetId;
  readonly text: string;
}

/** What rule sets say, in the order in which it is said first, each with the ids of those that say it. */
export const alike = (told: readonly Told[]): { readonly ids: string; readonly text: string }[] =>
  [...new Set(told.map(({ text }) => text))]
    .filter((text) => text !== '')
    .map((text) => ({
      ids: told.flatMap((one) => (one.text === text ? [one.id] : [])).join(' '),
      text,
    }));

/** The same as lines: the ids, and below them what they say. */
export const alikeLines = (told: readonly Told[]): string[] =>
  alike(told).flatMap(({ ids, text }) => [ids, ...text.split('\n').map((line) => `  ${line}`)]);
