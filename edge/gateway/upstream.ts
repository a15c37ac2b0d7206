import { SignJWT } from 'jose';
import type { Failure } from '../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../shared/kernel/result.ts';
import type { RequestScope } from '../unit-of-work/scope.ts';
import type { Breaker } from './breaker.ts';

/** An upstream that has not answered within this time is given up. */
const TIMEOUT_MS = 5_000;
/** The API has no larger answers. */
const LARGEST_ANSWER_BYTES = 5_000_000;

/** Headers that go on to an upstream. All others of the caller's, cookies first, stay here. */
const FORWARDED = ['accept', 'accept-language', 'content-type', 'idempotency-key', 'x-locale'];
/** Headers of the upstream's answer that go back to the caller. */
const RETURNED = ['content-type', 'cache-control', 'etag', 'last-modified'];

/**
 * Sends a call to the service's own origin: with allow-listed headers, without cookies, with the
 * caller's identity signed, with a time-out, without following redirects, and behind a breaker.
 */
export async function callUpstream(
  scope: RequestScope,
  breaker: Breaker,
  upstream: { readonly service: string; readonly origin: string },
  request: Request,
): Promise<Result<Response, Failure>> {
  const { service } = upstream;
  if (!breaker.allows(service)) return fail({ code: 'upstream_failed' });
  const headers = new Headers({
    'x-request-id': scope.requestId,
    'x-identity': await identity(scope, service),
  });
  for (const name of FORWARDED) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  const url = upstreamUrl(scope.tenant.base, upstream, new URL(request.url));
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody ? await request.arrayBuffer() : null;
  try {
    const answer = await fetch(url, {
      method: request.method,
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await readWhole(answer);
    if (
      text === undefined ||
      (answer.status >= 300 && answer.status < 400) ||
      answer.status >= 500
    ) {
      breaker.failed(service);
      return fail({ code: 'upstream_failed' });
    }
    breaker.succeeded(service);
    return ok(answerWith(text, answer));
  } catch (error) {
    breaker.failed(service);
    const late = error instanceof Error && error.name === 'TimeoutError';
    return fail({ code: late ? 'upstream_timeout' : 'upstream_failed' });
  }
}

/**
 * The call's address at the upstream; its path stays encoded, so that no segment of it can climb
 * out.
 */
function upstreamUrl(
  base: string,
  { service, origin }: { readonly service: string; readonly origin: string },
  asked: URL,
): URL {
  const [, _api, _service, ...rest] = asked.pathname.slice(base.length).split('/');
  return new URL(`${[`/${service}`, ...rest].join('/')}${asked.search}`, origin);
}

/**
 * A short-lived JWT (HS256) that names the store, its cell, and the caller with their grants there;
 * no cookie travels.
 */
async function identity(scope: RequestScope, service: string): Promise<string> {
  const caller = await scope.visitor.identity();
  const now = Math.floor(scope.ports.clock.now() / 1000);
  const token = new SignJWT({
    store: scope.tenant.storeId,
    cell: scope.tenant.cell,
    locale: scope.locale,
    role: caller?.role ?? 'anonymous',
    keychain: [...(caller?.keychain ?? [])],
  });
  if (caller) token.setSubject(caller.accountId);
  return token
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('edge')
    .setAudience(service)
    .setIssuedAt(now)
    .setExpirationTime(now + 60)
    .sign(new TextEncoder().encode(scope.env.IDENTITY_SECRET));
}

async function readWhole(answer: Response): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (answer.body) {
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > LARGEST_ANSWER_BYTES) return undefined;
      chunks.push(chunk);
    }
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

function answerWith(body: Uint8Array<ArrayBuffer>, answer: Response): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const name of RETURNED) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  const empty = answer.status === 204 || answer.status === 304;
  return new Response(empty ? null : body, { status: answer.status, headers });
}
