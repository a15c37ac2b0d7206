import { z } from 'zod';
import type { Deprecation } from '../kernel/deprecation.ts';
import type { Locale } from '../kernel/locale.ts';
import type { Grant } from '../rules/permissions.ts';
import type { ErrorCode } from './errors.ts';
import type { Limit } from './limits.ts';

/**
 * The access that a call needs. `public`: any visitor on a store's own domain. `account`: any
 * account that is signed in there. A grant: an account that holds it in that store. `webhook`: a
 * sender that proves itself by signature.
 */
export type Access = 'public' | 'account' | 'webhook' | Grant;

/** Whether a repeat of the call is recognised by its `Idempotency-Key` header. */
export type Idempotency = 'none' | 'accepted' | 'required';

/** One part of a call's input; it may be left out where its schema takes nothing at all. */
type Part<Name extends string, S extends z.ZodType> =
  Record<string, never> extends z.input<S>
    ? { readonly [K in Name]?: z.input<S> }
    : { readonly [K in Name]: z.input<S> };

/** A sample of any call; the contract's declaration checked it against the call's schemas. */
export interface AnySample {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** The input of a call, as its schemas take it from outside. */
export type InputOf<C extends Pick<Contract, 'params' | 'query' | 'body'>> = Input<
  C['params'],
  C['query'],
  C['body']
>;

type Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B>;

/** A sample; required where a schema has a required field. */
type Sampled<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> =
  Record<string, never> extends Input<P, Q, B>
    ? { sample?: Input<P, Q, B> }
    : { sample: Input<P, Q, B> };

/** The one file of a call that is sent as `multipart/form-data`. */
export interface FilePart {
  /** Name of its field. */
  readonly field: string;
  /** Types that it may have, as browsers name them. */
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/**
 * One call of the API: the edge validates by it, the client sends by it and the OpenAPI document
 * shows it. A call that no contract declares does not exist.
 */
export interface Contract<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** Unique, `service.verb`. */
  readonly id: string;
  /** First segment after `/api/`; the gateway's table routes by it. */
  readonly service: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** After `/api/{service}`, parameters in braces. */
  readonly path: string;
  /** The work of the call, in one sentence a language: the document and its page show it. */
  readonly summary: Readonly<Record<Locale, string>>;
  readonly access: Access;
  /** True for a call that needs a recent proof of identity: a sign-in, or `auth.prove`. */
  readonly recentProof: boolean;
  /** True for a call about an experience's door, in `event` of its path, that a link of that door opens too. */
  readonly byDoorLink: boolean;
  readonly idempotency: Idempotency;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The file beside the body's fields; null for a call that is sent as JSON. */
  readonly file: FilePart | null;
  readonly answer: Answer;
  /** An example that the schemas accept: the document shows it, and the tests send it. */
  readonly sample: AnySample;
  /** How often the call may be made; beyond that the edge answers `too_many_requests`. */
  readonly limits: readonly Limit[];
  /** Status of a success. */
  readonly status: 200 | 201;
  /** The failures that this call can answer besides the general ones. */
  readonly errors: readonly ErrorCode[];
  /** Seconds that any cache may keep a success; 0 is `no-store`. */
  readonly maxAge: number;
  /** For a call that is to go; null for one that stays. Its successor is named by the id. */
  readonly deprecated: Deprecation | null;
}

const nothing = z.object({});
type Nothing = typeof nothing;

interface Declaration<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
> {
  id: string;
  service: string;
  method: Contract['method'];
  path: string;
  summary: Contract['summary'];
  /** Required, so that no call is open because its author forgot to say. */
  access: Access;
  recentProof?: boolean;
  byDoorLink?: boolean;
  idempotency?: Idempotency;
  params?: P;
  query?: Q;
  body?: B;
  file?: FilePart | null;
  answer: A;
  limits?: readonly Limit[];
  status?: 200 | 201;
  errors?: readonly ErrorCode[];
  maxAge?: number;
  deprecated?: Deprecation | null;
}

/**
 * Declares a call. The defaults of the fields that may be left out: no input, no file, no cache, no limits,
 * status 200; the call stays.
 * @example
 * export const removeStaff = contract({
 *   id: 'staff.remove', service: 'staff', method: 'delete', path: '/{id}', access: 'staff-admin',
 *   summary: { en: 'Takes somebody out of the staff', es: 'Saca a alguien del equipo' },
 *   params: z.object({ id: accountId }),
 *   sample: { params: { id: 'ac_rosa' } },
 *   answer: z.object({}),
 * });
 */
export function contract<
  A extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(
  declaration: Declaration<P, Q, B, A> & Sampled<NoInfer<P>, NoInfer<Q>, NoInfer<B>>,
): Contract<P, Q, B, A> {
  const { errors = [], recentProof = false, limits = [] } = declaration;
  const refusals: ErrorCode[] = [
    ...(recentProof ? (['proof_required'] as const) : []),
    ...(limits.length > 0 ? (['too_many_requests'] as const) : []),
  ];
  return {
    idempotency: declaration.method === 'get' ? 'none' : 'accepted',
    params: nothing as unknown as P,
    query: nothing as unknown as Q,
    body: nothing as unknown as B,
    file: null,
    status: 200,
    maxAge: 0,
    deprecated: null,
    byDoorLink: false,
    ...declaration,
    recentProof,
    sample: (declaration.sample ?? {}) as AnySample,
    limits,
    errors: [...new Set([...errors, ...refusals])],
  };
}

/** The type of a call's answer. */
export type AnswerOf<C extends Contract> = z.infer<C['answer']>;
/** The type of a call's body as the client sends it. */
export type BodyOf<C extends Contract> = z.input<C['body']>;

/** A page of a list; `matches_estimated` is exact up to 1,000. */
export function listOf<T extends z.ZodType>(row: T) {
  return z.object({ results: z.array(row), matches_estimated: z.number().int().min(0) });
}

/** `offset` and `limit` of a list, with the list's own default size (spec [9]). */
export function paging(limit: number) {
  return {
    offset: z.coerce.number<number | string>().int().min(0).max(100_000).default(0),
    limit: z.coerce.number<number | string>().int().min(1).max(100).default(limit),
  };
}
