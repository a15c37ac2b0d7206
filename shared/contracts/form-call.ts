import { z } from 'zod';
import type { Contract, Idempotency } from './contract.ts';
import type { Readable } from './page-read.ts';

const nothing = z.object({});
type Nothing = typeof nothing;

/**
 * A contract with access `page` that changes something: work that only a form of the store's own
 * pages asks for, in process. It has no path, so the API, its document and its clients do not know
 * it.
 */
export interface FormCall<
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** Unique among all contracts, `service.verb`. */
  readonly id: string;
  /** The service whose rules hold for it, such as the refusal of card numbers. */
  readonly service: string;
  readonly method: 'post';
  readonly access: 'page';
  readonly recentProof: false;
  readonly idempotency: Idempotency;
  readonly params: Nothing;
  readonly query: Nothing;
  readonly body: Body;
  readonly answer: Answer;
}

/** The calls that a form of a page can make: a call of the API, or a call of forms alone. */
export type Callable = Contract | FormCall;

/** Every contract that an endpoint answers. */
export type Answerable = Readable | FormCall;

/**
 * Declares work that forms ask for and callers of the API cannot. A repeat is recognised by the
 * form's key, unless `idempotency` says otherwise.
 * @example
 * formCall({ id: 'shopping-carts.visitor-remove', service: 'shopping-carts',
 *   body: z.object({ sku: skuId }), answer: visitorCart })
 */
export function formCall<B extends z.ZodType, A extends z.ZodType>(declaration: {
  readonly id: string;
  readonly service: string;
  readonly idempotency?: Idempotency;
  readonly body: B;
  readonly answer: A;
}): FormCall<B, A> {
  return {
    method: 'post',
    access: 'page',
    recentProof: false,
    idempotency: 'accepted',
    params: nothing,
    query: nothing,
    ...declaration,
  };
}
