import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isAskedAgain } from '../../shared/kernel/asked-again.ts';
import { isWithin, type Clock } from '../../shared/kernel/clock.ts';
import { isolateMap, isolateSet } from '../../shared/kernel/isolate-memory.ts';
import { makeRoom } from '../../shared/kernel/make-room.ts';
import { openCell } from '../db/cells.ts';
import { readEnv } from '../env.ts';
import { isForwardedTls } from '../http/caller.ts';
import type { AnsweredElement, EdgeEnv } from '../http/context.ts';
import { laterOf } from '../http/later.ts';
import { answerKept } from '../http/packed.ts';
import { changesKnown, countLater, dayOf, isOften } from '../modules/embed-keys/index.ts';
import { addressKeyOf, callerNetwork } from '../session/index.ts';
import type { Tenant } from '../unit-of-work/tenant.ts';

/**
 * How long an answer is given again without a look at the store, in ms. It comes on top of the
 * minute that a page is kept for.
 */
const KEPT_MS = 5_000;
/** Bodies are those of the cache of pages, or as many bytes again once that one has let go of them. */
const KEPT_MOST = 200;
const ASKED_ONCE_MOST = 2_000;

interface Kept extends AnsweredElement {
  readonly tenant: Tenant;
  readonly headers: Parameters<typeof answerKept>[2];
  /** When its request came, in ms. */
  readonly madeAt: number;
  /** `changesKnown` of that moment. */
  readonly changes: number;
}

/** By all of a request that decides its answer. */
const answers = isolateMap<string, Kept>();
const askedOnce = isolateSet<string>();

/** Headers of a request that an element's answer depends on, besides its address. */
const DECIDING = ['origin', 'accept-language', 'x-locale'];
/** Headers of one answer alone. */
const OF_ONE = new Set(['content-encoding', 'content-length', 'server-timing', 'x-request-id']);

/**
 * Answers an element that was just answered to a request like this one, before the store is looked
 * up: the same bytes for everybody, so that only the limit and the figures of its key are counted.
 * A request with a cookie goes the long way. What an owner changes of a key counts at once.
 */
export function keptElements(clock: Clock) {
  return createMiddleware<EdgeEnv>(async (context, next) => {
    const name = nameOf(context);
    if (name === undefined) return next();
    const now = clock.now();
    const kept = answers.get(name);
    const changes = changesKnown();
    const isValid = kept && isWithin(KEPT_MS, kept.madeAt, now) && kept.changes === changes;
    if (isValid && !isTooMany(context, kept, now)) return answerAgain(context, kept, now);
    await next();
    remember(context, name, { madeAt: now, changes });
    return undefined;
  });
}

/** The request as far as it decides its answer; undefined for one that is no element's. */
function nameOf(context: Context<EdgeEnv>): string | undefined {
  const { req, env } = context;
  if (req.method !== 'GET' || !req.path.startsWith('/embed/html/')) return undefined;
  if (req.raw.headers.has('cookie') || env.PAGE_CACHE === 'off') return undefined;
  // A trusted proxy says whether addresses are of https; a caller's own word counts for nothing.
  const isTls = isForwardedTls(req.raw, readEnv(env).TRUSTED_PROXIES);
  const headers = DECIDING.map((header) => req.raw.headers.get(header) ?? '');
  return [req.url, isTls ? 'tls' : '', ...headers].join('\n');
}

/** Counts the request against the limit of its key, or of its caller's network without one. */
function isTooMany(context: Context<EdgeEnv>, { key, limit }: Kept, now: number): boolean {
  const env = readEnv(context.env);
  const by = key ?? callerNetwork(context.req.raw, env.TRUSTED_PROXIES);
  const name = () => (key === null ? addressKeyOf(env, by) : Promise.resolve(key));
  return isOften({ env, now, later: laterOf(context) }, { by, name, most: limit.most });
}

function answerAgain(context: Context<EdgeEnv>, kept: Kept, now: number): Response {
  const { tenant, key, element, origin = '', page, headers } = kept;
  context.set('route', 'embed.html');
  context.set('tenant', tenant);
  context.set('isFromMemory', true);
  const cell = key === null ? undefined : openCell(readEnv(context.env), tenant.cell);
  if (key !== null && cell) {
    const at = { day: dayOf(now), element, origin };
    countLater({ cell, tenant, later: laterOf(context) }, key, at, 'views');
  }
  return answerKept(context.req.raw, page.body, headers);
}

/** Remembers an answer whose request came before: most requests are never made again. */
function remember(
  context: Context<EdgeEnv>,
  name: string,
  moment: Pick<Kept, 'madeAt' | 'changes'>,
): void {
  const element = context.get('element') as AnsweredElement | undefined;
  const { status, headers } = context.res;
  if (!element || status !== 200 || headers.has('set-cookie')) return;
  if (!isAskedAgain(askedOnce, name, ASKED_ONCE_MOST)) return;
  answers.delete(name);
  makeRoom(answers, KEPT_MOST);
  answers.set(name, {
    ...element,
    tenant: context.get('tenant'),
    headers: headersOf(headers),
    ...moment,
  });
}

function headersOf(answered: Headers): Kept['headers'] {
  const plain = new Headers([...answered].filter(([header]) => !OF_ONE.has(header)));
  const packed = new Headers(plain);
  packed.set('content-encoding', 'br');
  return { plain, packed };
}
