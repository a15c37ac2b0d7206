import type { z } from 'zod';
import type { Failure } from '../../shared/contracts/errors.ts';
import type { Answerable } from '../../shared/contracts/form-call.ts';
import { fail, type Result } from '../../shared/kernel/result.ts';
import type { IdempotentCall } from '../unit-of-work/idempotency.ts';
import type { RequestScope } from '../unit-of-work/scope.ts';
import { readParts, type Call } from './read-call.ts';
import { whyRefused } from './refuse.ts';

/** A call that the worker makes to itself, for the visitor of the request in hand. */
export interface InProcess {
  readonly scope: RequestScope;
  /** The request in hand: its cookies are the visitor's. */
  readonly request: Request;
  readonly input: {
    readonly params?: unknown;
    readonly query?: unknown;
    readonly body?: unknown;
  };
  readonly idempotency?: IdempotentCall | undefined;
}

/**
 * Makes a call in process: it is refused as over HTTP, and the contract parses its input. A public
 * call starts its work in the same turn, so that its reads travel with the page's other reads. The
 * search for a card number is the form's, which sees every field that was typed.
 */
export async function callInProcess<C extends Answerable>(
  contract: C,
  { scope, request, input, idempotency }: InProcess,
  work: (call: Call<C>) => Promise<Result<z.input<C['answer']>, Failure>>,
): Promise<Result<z.input<C['answer']>, Failure>> {
  if (contract.access !== 'page' && contract.access !== 'public') {
    const { event } = (input.params ?? {}) as { readonly event?: unknown };
    const refusal = await whyRefused(contract, scope.visitor, scope.ports.clock.now(), event);
    if (refusal) return fail(refusal);
  }
  const parts = readParts(contract, input);
  if (!parts.ok) return parts;
  return work({ ...parts.value, scope, request, idempotency });
}
