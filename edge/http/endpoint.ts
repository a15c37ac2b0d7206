import type { Context } from 'hono';
import type { z } from 'zod';
import type { Contract } from '../../shared/contracts/contract.ts';
import type { Failure } from '../../shared/contracts/errors.ts';
import type { PageRead, Readable } from '../../shared/contracts/page-read.ts';
import { ok, type Result } from '../../shared/kernel/result.ts';
import { answerKey, findAnswer, keepAnswer } from './answer-cache.ts';
import { commit, type Change, type Where } from '../work/change.ts';
import type { DatabaseKind } from '../db/sql.ts';
import type { EdgeEnv } from './context.ts';
import type { RequestScope } from '../work/scope.ts';
import { answerFailure } from './failure.ts';
import { callInProcess, type InProcess } from './in-process.ts';
import { readCall, type Call } from './read-call.ts';
import { whyRefused } from './refuse.ts';

type AnswerOf<C extends Readable> = z.input<C['answer']>;
type Answered<C extends Readable> = Promise<Result<AnswerOf<C>, Failure>>;

/** A contract together with what answers it in process: for a page, or for a form. */
export interface PageEndpoint {
  readonly contract: Readable;
  /** Makes the call as its scope's visitor: refused as over HTTP, its answer typed and not serialised. */
  readonly run: (asked: InProcess) => Promise<Result<unknown, Failure>>;
}

/** A contract of the API together with what answers it, over HTTP as in process. */
export interface Endpoint extends PageEndpoint {
  readonly contract: Contract;
  readonly handle: (context: Context<EdgeEnv>, revisionOf: RevisionOf) => Promise<Response>;
}

/** A store's revision: at once where it is known, else read together with what else is read now. */
export type RevisionOf = (scope: RequestScope) => number | Promise<number | undefined>;

type Work<C extends Readable> = (call: Call<C>) => Answered<C>;

/** How one contract is answered: with a value in process, with a text over HTTP. */
interface Answering<C extends Contract> {
  readonly run: Work<C>;
  readonly write: (call: Call<C>) => Promise<Result<string, Failure>>;
}

/**
 * Binds what pages alone read. Only a page of the store can make the call.
 * @example readsForPages(readCart, async ({ scope, request }) => ok(await cartOf(scope, request)))
 */
export function readsForPages<C extends PageRead>(contract: C, work: Work<C>): PageEndpoint {
  return { contract, run: (asked) => callInProcess(contract, asked, work) };
}

/** Binds a call that reads, or that commits its changes itself (provider calls, webhooks). */
export function answers<C extends Contract>(contract: C, work: Work<C>): Endpoint {
  return endpoint(contract, written(work), answerAnew);
}

/**
 * Binds a read whose answer is the same for everybody who sends the same params and query to the same
 * store: a success is kept in memory for as long as the contract lets any cache keep it. What is one
 * caller's own, a cookie first of all, must not go into the work.
 */
export function keeps<C extends Contract>(contract: C, work: Work<C>): Endpoint {
  if (contract.maxAge === 0) throw new Error(`${contract.id} may not be kept by anybody`);
  return endpoint(contract, written(work), answerKept);
}

/**
 * As `keeps`, but for calls that are one caller's own: those are answered anew, and kept by no cache.
 * @param isOwn decided by what the call asks for, never by who brings a cookie
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
 * @param where the database that it is written in: the store's cell unless it says otherwise
 */
export function changes<C extends Contract, On extends DatabaseKind = 'cell'>(
  contract: C,
  work: (call: Call<C>) => Promise<Result<Change<AnswerOf<C>, On>, Failure>>,
  ...where: Where<On>
): Endpoint {
  const committed = (call: Call<C>) =>
    commit(call.scope, call.idempotency, contract.status, () => work(call), ...where);
  const answering: Answering<C> = {
    async run(call) {
      const done = await committed(call);
      if (!done.ok) return done;
      const { value } = done;
      if (value.kind === 'new') return ok(value.answer);
      return ok(JSON.parse(value.remembered.answer) as AnswerOf<C>);
    },
    async write(call) {
      const done = await committed(call);
      if (!done.ok) return done;
      const { value } = done;
      return ok(value.kind === 'repeat' ? value.remembered.answer : JSON.stringify(value.answer));
    },
  };
  return endpoint(contract, answering, answerAnew);
}

/** A success's body, and for how many seconds the caller's cache may keep it. */
interface Given {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly maxAge: number;
  /** Its caller alone may see it, although the contract lets caches keep its answers. */
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
    async handle(context, revisionOf) {
      context.set('route', contract.id);
      const { visitor, ports } = context.get('scope');
      const refusal = await whyRefused(contract, visitor, ports.clock.now());
      if (refusal) return answerFailure(context, refusal);
      const call = await readCall(contract, context);
      const given = call.ok ? await give(contract, call.value, write, revisionOf) : call;
      if (!given.ok) return answerFailure(context, given.error);
      const { body, maxAge, isOwn = false } = given.value;
      // Through the context: a session that was begun or ended stands in its headers.
      return context.body(body, contract.status, {
        'content-type': 'application/json; charset=UTF-8',
        'cache-control': isOwn ? 'no-store' : cacheControl(contract, maxAge),
        ...(contract.maxAge > 0 ? { vary: 'Origin, Accept-Language, Cookie' } : {}),
      });
    },
  };
}

/**
 * What caches may do with an answer. That to anything but a GET is kept by none (RFC 9111, 4), so it
 * need not forbid it: a browser gives up the page that has seen a `no-store`, and going back loads anew.
 */
function cacheControl(contract: Contract, left: number): string {
  if (contract.maxAge > 0) return `public, max-age=${left}, s-maxage=0`;
  return contract.method === 'get' ? 'no-store' : 'private, no-cache';
}

const answerAnew: Giver = async (contract, call, write) => {
  const answer = await write(call);
  return answer.ok ? ok({ body: answer.value, maxAge: contract.maxAge }) : answer;
};

/** Gives what is kept, else keeps what is given; time in this memory counts towards the caller's. */
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
