import type { RuleSet } from '../ruleset.ts';
import { axf } from './axf.ts';
import { AXF_LAW as law } from './axf-law.ts';
import { inferred, inherited, stated, words } from './wording.ts';

/** 电脑象棋规则: what engines play by in their tournaments; the program rules, nobody claims. */
export const computer = {
  ...axf,
  id: 'computer',
  name: words('电脑象棋规则', '電腦象棋規則', 'Computer rules'),
  mode: 'arbiter',
  naturalLimit: { plies: 120, checksCounted: 10, byClaim: false },
  fouls: undefined,
  mutual: { yields: 'nobody' },
  grounds: { ...axf.grounds, 'both-permitted': 'allowed' },
  clauses: [
    inherited('check', law.check),
    inherited('chase', law.chase),
    stated(
      'perpetual-check',
      words(
        '第三次重复局面时，单方面长将判负，重于长捉。',
        '第三次重複局面時，單方面長將判負，重於長捉。',
        'At the third occurrence perpetual check by one side alone loses, whatever the other side chases.',
      ),
    ),
    stated(
      'perpetual-chase',
      words(
        '第三次重复局面时，单方面长捉同一个子判负；捉方在循环中有一着将，就不算长捉。',
        '第三次重複局面時，單方面長捉同一個子判負；捉方在循環中有一著將，就不算長捉。',
        'At the third occurrence perpetual chase of one and the same piece by one side alone loses. Any check by the chaser within the cycle cancels the chase.',
      ),
    ),
    inferred('both', law.both),
    inherited('allowed', law.allowed),
    stated(
      'natural-limit',
      words(
        '自然限着：连续一百二十着没有吃子，判和；每方第十次以后的将军和应将不计在内。',
        '自然限著：連續一百二十著沒有吃子，判和；每方第十次以後的將軍和應將不計在內。',
        'Natural limit: 120 plies without a capture are a draw; of each side the checks after the tenth, and the answers to them, are not counted.',
      ),
    ),
  ],
} as const satisfies RuleSet;
