import type { ErrorAnswer } from '../../shared/contracts/error-answer.ts';

/** An answer with the type that its call's contract gives it; a refusal has a refusal's fields. */
export interface Answer<Body = unknown> {
  readonly status: number;
  readonly body: Body & Partial<ErrorAnswer>;
}
