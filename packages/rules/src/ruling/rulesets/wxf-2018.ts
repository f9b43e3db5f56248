import type { RuleSet } from '../ruleset.ts';
import { axf } from './axf.ts';
import { inherited, words } from './wording.ts';

/** 世界象棋联合会 2018: the Asian rules as the world federation took them over. */
export const wxf2018 = {
  ...axf,
  id: 'wxf-2018',
  name: words('世界象棋规则（2018）', '世界象棋規則（2018）', 'World rules 2018'),
  clauses: axf.clauses.map(({ id, says }) => inherited(id, says)),
} as const satisfies RuleSet;
