import type { CandidatesRequest, ConvertRequest, JudgeRequest } from '@qili/protocol';
import type { Locale, Problem } from '@qili/rules';

/** Something to find out that takes a while. */
export type Task =
  | { readonly kind: 'judge'; readonly request: JudgeRequest; readonly locale: Locale }
  | { readonly kind: 'candidates'; readonly request: CandidatesRequest; readonly locale: Locale }
  | { readonly kind: 'convert'; readonly request: ConvertRequest; readonly locale: Locale };

/** What a request holds too much of. */
export interface Excess {
  readonly code: 'too-many-plies' | 'too-many-games';
  readonly most: number;
}

/** The JSON that answers it, or why there is none. It is made in the worker: the thread that serves only passes it on. */
export type Answer =
  | { readonly kind: 'json'; readonly json: string }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'excess'; readonly excess: Excess };
