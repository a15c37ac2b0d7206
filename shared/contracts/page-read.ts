import { z } from 'zod';
import type { Contract, InputOf } from './contract.ts';

const nothing = z.object({});
type Nothing = typeof nothing;

/**
 * A contract with access `page`: data that only the store's own pages read, in process. It has no
 * path, so the API, its document and its clients do not know it.
 */
export interface PageRead<
  Params extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** Unique among all contracts, `service.noun`. */
  readonly id: string;
  readonly method: 'get';
  readonly access: 'page';
  readonly recentProof: false;
  readonly params: Params;
  readonly query: Nothing;
  readonly body: Nothing;
  readonly answer: Answer;
}

/** A source that a page can read: a call of the API whose method is GET, or a page read. */
export type Readable = Contract | PageRead;

/**
 * Declares data that pages read and callers of the API cannot.
 * @example pageRead({ id: 'staff.invitation', params: z.object({ key }), answer: invitation })
 */
export function pageRead<A extends z.ZodType, P extends z.ZodType = Nothing>(declaration: {
  readonly id: string;
  readonly params?: P;
  readonly answer: A;
}): PageRead<P, A> {
  return {
    method: 'get',
    access: 'page',
    recentProof: false,
    params: nothing as unknown as P,
    query: nothing,
    body: nothing,
    ...declaration,
  };
}

/** The input as the only argument; optional where the schemas require no field. */
export type InputArgument<C extends Readable> =
  object extends InputOf<C> ? [input?: InputOf<C>] : [input: InputOf<C>];
