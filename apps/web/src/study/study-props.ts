import type { Dispatch } from 'react';
import type { Study, StudyAct } from './study.ts';

/** A study, and what may be done to it. */
export interface StudyProps {
  readonly study: Study;
  readonly act: Dispatch<StudyAct>;
}
