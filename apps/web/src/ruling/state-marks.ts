import type { RepetitionState } from '@qili/rules';

/** A plain mark for each state, so that nothing rests on colour. */
export const STATE_MARKS: Readonly<Record<RepetitionState, string>> = {
  nothing: '·',
  repeated: '◔',
  'may-claim-draw': '◑',
  'must-change': '▲',
  lost: '■',
};
