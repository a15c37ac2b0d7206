import type { Context } from 'hono';
import type { z } from 'zod';
import type { Contract } from '../../shared/contracts/contract.ts';
import type { Failure } from '../../shared/contracts/errors.ts';
import type { Answerable, FormCall } from '../../shared/contracts/form-call.ts';
import type { PageRead } from '../../shared/contracts/page-read.ts';
import { ok, type Result } from '../../shared/kernel/result.ts';
import { answerKey, findAnswer, keepAnswer } from './answer-cache.ts';
import { LOCALE_VARIES_BY } from './locale.ts';
import {
  answerOf,
  commit,
  type Change,
  type Committed,
  type Where,
} from '../unit-of-work/change.ts';
import type { DatabaseKind } from '../db/sql.ts';
import type { EdgeEnv } from './context.ts';
import type { RequestScope } from '../unit-of-work/scope.ts';
import { answerFailure } from './failure.ts';
import { callInProcess, type InProcess } from './in-process.ts';
import { readCall, type Call, type SignedCall } from './read-call.ts';
import { whyRefused } from './refuse.ts';

type AnswerOf<C extends Answerable> = z.input<C['answer']>;
type Answered<C extends Answerable> = Promise<Result<AnswerOf<C>, Failure>>;

/** A contract together with the work that answers it in process: for a page, or for a form. */
export interface PageEndpoint {
  readonly contract: Answerable;
  /**
   * Makes the call as its scope's visitor. It is refused as over HTTP; its answer is typed and not
   * serialised.
   */
  readonly run: (asked: InProcess) => Promise<Result<unknown, Failure>>;
}

/** A contract of the API together with the work that answers it, over HTTP and in process. */
export interface Endpoint extends PageEndpoint {
  readonly contract: Contract;
  readonly handle: (context: Context<EdgeEnv>, revisionOf: RevisionOf) => Promise<Response>;
}

/**
 * A store's revision: without a wait where it is known, else read in one round trip with the other
 * reads of the turn.
 */
export type RevisionOf = (scope: RequestScope) => number | Promise<number | undefined>;

type Work<C extends Answerable> = (call: Call<C>) => Answered<C>;

/** The two ways to answer one contract: with a value in process, with a text over HTTP. */
interface Answering<C extends Contract> {
  readonly run: Work<C>;
  readonly write: (call: Call<C>) => Promise<Result<string, Failure>>;
}

/**
 * Binds a read for pages alone. Only a page of the store can make the call.
 * @example readsForPages(readCart, async ({ scope, request }) => ok(await cartOf(scope, request)))
 */
export function readsForPages<C extends PageRead>(contract: C, work: Work<C>): PageEndpoint {
  return { contract, run: (asked) => callInProcess(contract, asked, work) };
}

/**
 * Binds a call of forms alone whose work commits its changes itself.
 * @example answersForForms(registerByForm, ({ scope, body }) => register(scope, body))
 */
export function answersForForms<C extends FormCall>(contract: C, work: Work<C>): PageEndpoint {
  return { contract, run: (asked) => callInProcess(contract, asked, work) };
}

/**
 * Binds a call of forms alone whose change is committed together with the form's key.
 * @example changesForForms(placeOrderByForm, ({ scope, body }) => placeOrder(scope, body))
 */
export function changesForForms<C extends FormCall>(
  contract: C,
  work: (call: Call<C>) => Promise<Result<Change<AnswerOf<C>>, Failure>>,
): PageEndpoint {
  return answersForForms(contract, async (call) =>
    answerOf(await commit(call.scope, call.idempotency, 200, () => work(call))),
  );
}

/** Binds a call that reads, or that commits its changes itself (provider calls, webhooks). */
export function answers<C extends Contract>(contract: C, work: Work<C>): Endpoint {
  return endpoint(contract, written(work), answerAnew);
}

/**
 * Binds a provider's webhook: its work gets the body as it came, to prove it by signature.
 * @example answersSigned(providerWebhook, ({ request, rawBody }) => take(request.headers, rawBody))
 */
export function answersSigned<C extends Contract>(
  contract: C,
  work: (call: SignedCall<C>) => Answered<C>,
): Endpoint {
  if (contract.access !== 'webhook') throw new Error(`${contract.id} is no webhook`);
  return answers(contract, (call) => work(call as SignedCall<C>));
}

/**
 * Binds a read whose answer is the same for every caller with the same params and query in the same
 * store. A success is kept in memory for as long as the contract lets any cache keep it. The work
 * must not use anything of one caller's own, above all no cookie.
 */
export function keeps<C extends Contract>(contract: C, work: Work<C>): Endpoint {
  if (contract.maxAge === 0) throw new Error(`${contract.id} may not be kept by anybody`);
  return endpoint(contract, written(work), answerKept);
}

/**
 * As `keeps`, except for calls about one caller's own data: those are answered anew, and no cache
 * keeps them.
 * @param isOwn decides by the call's parameters, never by a cookie
 */
export function keepsUnless<C extends Contract>(
  contract: C,
  isOwn: (call: Call<C>) => boolean,
  work: Work<C>,
): Endpoint {
  const give: Giver = async (asked, call, done, revisionOf) => {
    if (!isOwn(call as unknown as Call<C>)) return answerKept(asked, call, done, revisionOf);
    const answer = await done(call);
    return answer.ok ? ok({ body: answer.value, maxAge: 0, isOwn: true }) : answer;
  };
  return endpoint(contract, written(work), give);
}

function written<C extends Contract>(work: Work<C>): Answering<C> {
  return {
    run: work,
    async write(call) {
      const answer = await work(call);
      return answer.ok ? ok(JSON.stringify(answer.value)) : answer;
    },
  };
}

/**
 * Binds a call whose change is committed together with its idempotency key.
 * @param where the database that the change is written in; the store's cell by default
 */
export function changes<C extends Contract, On extends DatabaseKind = 'cell'>(
  contract: C,
  work: (call: Call<C>) => Promise<Result<Change<AnswerOf<C>, On>, Failure>>,
  ...where: Where<On>
): Endpoint {
  const committed = (call: Call<C>) =>
    commit(call.scope, call.idempotency, contract.status, () => work(call), ...where);
  const answering: Answering<C> = {
    run: async (call) => answerOf(await committed(call)),
    async write(call) {
      const done = await committed(call);
      return done.ok ? ok(textOf(done.value)) : done;
    },
  };
  return endpoint(contract, answering, answerAnew);
}

/** The answer of a commit as JSON; a repeat gets the text of the first one. */
export function textOf<Answer>(done: Committed<Answer>): string {
  return done.kind === 'repeat' ? done.remembered.answer : JSON.stringify(done.answer);
}

/** A success's body, and the seconds for which the caller's cache may keep it. */
export interface Given {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly maxAge: number;
  /** Only its caller may see it, although the contract lets caches keep its answers. */
  readonly isOwn?: true;
}

type Giver = <C extends Contract>(
  contract: C,
  call: Call<C>,
  write: Answering<C>['write'],
  revisionOf: RevisionOf,
) => Promise<Result<Given, Failure>>;

function endpoint<C extends Contract>(
  contract: C,
  { run, write }: Answering<C>,
  give: Giver,
): Endpoint {
  return {
    contract,
    run: (asked) => callInProcess(contract, asked, run),
    handle: (context, revisionOf) =>
      answerCall(contract, context, async () => {
        const call = await readCall(contract, context);
        return call.ok ? give(contract, call.value, write, revisionOf) : call;
      }),
  };
}

/** Answers a call over HTTP: its caller is let in or refused before anything of it is read. */
export async function answerCall(
  contract: Contract,
  context: Context<EdgeEnv>,
  give: () => Promise<Result<Given, Failure>>,
): Promise<Response> {
  context.set('route', contract.id);
  const { visitor, ports } = context.get('scope');
  const refusal = await whyRefused(
    contract,
    visitor,
    ports.clock.now(),
    context.req.param('event'),
  );
  if (refusal) return answerFailure(context, refusal);
  const given = await give();
  if (!given.ok) return answerFailure(context, given.error);
  const { body, maxAge, isOwn = false } = given.value;
  // Through the context, since a session that began or ended has set headers there.
  return context.body(body, contract.status, {
    'content-type': 'application/json; charset=UTF-8',
    'cache-control': isOwn ? 'no-store' : cacheControl(contract, maxAge),
    ...(contract.maxAge > 0 ? { vary: `Origin, ${LOCALE_VARIES_BY}` } : {}),
  });
}

/**
 * The `Cache-Control` of an answer. Caches keep no answer to a method but GET (RFC 9111, 4), so it
 * need not forbid that: a browser that has seen `no-store` discards the page, and loads it anew on
 * going back.
 */
function cacheControl(contract: Contract, left: number): string {
  if (contract.maxAge > 0) return `public, max-age=${left}, s-maxage=0`;
  return contract.method === 'get' ? 'no-store' : 'private, no-cache';
}

const answerAnew: Giver = async (contract, call, write) => {
  const answer = await write(call);
  return answer.ok ? ok({ body: answer.value, maxAge: contract.maxAge }) : answer;
};

/**
 * Gives a kept answer, else makes and keeps one. The caller's cache may keep it for the time that
 * is left.
 */
const answerKept: Giver = async (contract, call, write, revisionOf) => {
  const { scope, params, query } = call;
  if (scope.env.PAGE_CACHE === 'off') return answerAnew(contract, call, write, revisionOf);
  const now = scope.ports.clock.now();
  const keyAt = (revision: number) =>
    answerKey({
      call: contract.id,
      store: scope.tenant.storeId,
      revision,
      origin: scope.tenant.origin,
      base: scope.tenant.base,
      locale: scope.locale,
      params,
      query,
    });
  const known = revisionOf(scope);
  const kept = typeof known === 'number' ? findAnswer(keyAt(known), now) : undefined;
  if (kept) {
    return ok({ body: kept.body, maxAge: Math.floor((kept.until - now) / 1000) });
  }
  const [answer, revision] = await Promise.all([write(call), known]);
  if (!answer.ok) return answer;
  const body = new TextEncoder().encode(answer.value);
  if (revision !== undefined) {
    keepAnswer(keyAt(revision), { body, until: now + contract.maxAge * 1000 });
  }
  return ok({ body, maxAge: contract.maxAge });
};
