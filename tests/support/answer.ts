import type { ErrorAnswer } from '../../shared/contracts/errors.ts';

/** An answer of the type that its call's contract gives it; where it refuses, a refusal's fields. */
export interface Answer<Body = unknown> {
  readonly status: number;
  readonly body: Body & Partial<ErrorAnswer>;
}
