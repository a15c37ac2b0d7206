import { jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { errorAnswer } from '../../../shared/contracts/error-answer.ts';
import { IDENTITY_SECRET, type Echo } from '../../support/upstream.ts';
import { anaByPath, eventos, moda } from '../shops.ts';

const echo = async (shop: typeof moda, path = '/echo', headers = {}): Promise<Echo> =>
  (await shop.get(`/api/marketing${path}`, headers)).json() as Echo;

describe('a service that runs elsewhere', () => {
  test('gets path, query, method and body', async () => {
    const answer = await moda.send('POST', '/api/marketing/echo/a%2Fb/c?x=1&y=%C3%B1', { n: 1 });
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      method: 'POST',
      url: '/marketing/echo/a%2Fb/c?x=1&y=%C3%B1',
      body: '{"n":1}',
    });
    expect((await echo(anaByPath)).url).toBe('/marketing/echo');
  });

  test('gets allow-listed headers, and no cookie', async () => {
    const { headers } = await echo(moda, '/echo', {
      cookie: 'session=secret; locale=en',
      authorization: 'Bearer secret',
      'x-forwarded-for': '203.0.113.7',
      'cf-connecting-ip': '203.0.113.7',
      referer: 'http://moda.localhost/secret',
      'user-agent': 'secret-agent',
      'x-identity': 'forged',
      'x-request-id': 'forged',
      'accept-language': 'en',
      'x-locale': 'en',
      'idempotency-key': 'key-12345678',
      accept: 'application/json',
    });
    expect(headers).toMatchObject({
      accept: 'application/json',
      'accept-language': 'en',
      'x-locale': 'en',
      'idempotency-key': 'key-12345678',
    });
    expect(JSON.stringify(headers)).not.toMatch(/secret|forged|203\.0\.113/);
    const known = new Set([
      'accept',
      'accept-language',
      'x-locale',
      'idempotency-key',
      'content-type',
      'x-request-id',
      'x-identity',
      // The connection's own headers.
      'host',
      'connection',
      'accept-encoding',
      'content-length',
      'transfer-encoding',
      'cf-worker',
    ]);
    expect(Object.keys(headers).filter((name) => !known.has(name))).toEqual([]);
    expect(headers['host']).toMatch(/^127\.0\.0\.1:/);
  });

  test('gets a signed identity of the caller and the store', async () => {
    const key = new TextEncoder().encode(IDENTITY_SECRET);
    for (const [shop, store, cell] of [
      [moda, 'st_moda', 'a'],
      [eventos, 'st_eventos', 'b'],
      [anaByPath, 'st_ana', 'a'],
    ] as const) {
      const { headers } = await echo(shop, '/echo', { 'x-locale': 'en' });
      const { payload, protectedHeader } = await jwtVerify(headers['x-identity'] ?? '', key, {
        issuer: 'edge',
        audience: 'marketing',
        algorithms: ['HS256'],
      });
      expect(protectedHeader.alg).toBe('HS256');
      expect(payload).toMatchObject({ store, cell, role: 'anonymous', locale: 'en' });
      expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60);
      await expect(
        jwtVerify(headers['x-identity'] ?? '', key, { audience: 'loyalty' }),
      ).rejects.toThrow('aud');
    }
  });

  test('gets the request id that the caller gets', async () => {
    const answer = await moda.get('/api/marketing/echo');
    expect((answer.json() as Echo).headers['x-request-id']).toBe(answer.headers['x-request-id']);
  });

  test('passes back the headers that a call may give, and nothing else', async () => {
    const { headers, cookies } = await moda.get('/api/marketing/echo');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      etag: '"upstream"',
      'cache-control': 'no-store',
    });
    expect(cookies).toEqual([]);
    expect(headers['x-internal']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  });

  test('may refuse with an answer of its own', async () => {
    const answer = await moda.get('/api/marketing/refusal');
    expect(answer.status).toBe(422);
    expect(answer.json()).toEqual({ code: 'its_own' });
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect((await moda.get('/api/marketing/empty')).status).toBe(204);
  });

  test.each([
    '/api/marketing/..%2floyalty%2fecho',
    '/api/marketing/%2e%2e/loyalty/echo',
    '/api/marketing/..%5cloyalty%5cecho',
    '/api/marketing//evil.example/echo',
  ])('is not left by its path: %s', async (path) => {
    const answer = await moda.get(path);
    if (answer.status !== 200) return;
    expect((answer.json() as Echo).url).toMatch(/^\/(marketing|loyalty)\//);
    expect((answer.json() as Echo).headers['host']).toMatch(/^127\.0\.0\.1:/);
  });

  test('still needs an Origin of the store', async () => {
    const answer = await moda.ask('/api/marketing/echo', { method: 'POST', body: {} });
    expect(answer.status).toBe(403);
  });
});

async function failing(service: string, behaviour: string) {
  const started = Date.now();
  const answer = await moda.get(`/api/${service}/${behaviour}`);
  const { code } = errorAnswer.parse(answer.json());
  return { status: answer.status, code, took: Date.now() - started };
}

describe('a service that fails', () => {
  test.each(['error', 'redirect', 'hangup', 'half', 'huge', 'flood', 'deluge'])(
    '%s: 502, and nothing of its answer is shown',
    async (behaviour) => {
      const answer = await moda.get(`/api/helpdesk/${behaviour}`);
      expect(answer.status).toBe(502);
      expect(errorAnswer.parse(answer.json()).code).toBe('upstream_failed');
      expect(answer.text).not.toMatch(/stack trace|169\.254|x{9}/);
      // The next success resets its breaker.
      expect((await moda.get('/api/helpdesk/echo')).status).toBe(200);
    },
  );

  test('answers nothing, or not to the end: 504 after five seconds', async () => {
    const [silence, drip] = await Promise.all([
      failing('campaigns', 'silence'),
      failing('campaigns', 'drip'),
    ]);
    for (const { status, took } of [silence, drip]) {
      expect([502, 504]).toContain(status);
      expect(took).toBeGreaterThan(4_500);
      expect(took).toBeLessThan(9_000);
    }
    expect(silence.code).toBe('upstream_timeout');
  });

  test('after five failures in a row gets no more calls', async () => {
    expect((await moda.get('/api/loyalty/echo')).status).toBe(200);
    for (let time = 0; time < 5; time += 1) {
      expect(await failing('loyalty', 'error')).toMatchObject({ status: 502 });
    }
    expect((await moda.get('/api/loyalty/echo')).status).toBe(502);
    // The other services go on.
    expect((await moda.get('/api/marketing/echo')).status).toBe(200);
  });
});
