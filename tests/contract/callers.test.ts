/**
 * The network address that counts for the limits, over the product's own sockets. The product trusts
 * proxies on 127.0.0.1; 127.0.0.2 is this machine too, and no proxy.
 */
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { expect, inject, test } from 'vitest';
import { someAddress } from '../support/call-api.ts';

const port = inject('port');
const HOST = `moda.localhost:${port}`;
/** One more than an address may ask in a minute. */
const TOO_MANY = 31;

interface Asked {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

interface Answered {
  readonly status: number;
  /** Whether the product takes the request for one over TLS. */
  readonly tls: boolean;
}

/** Sends a request from one of this machine's addresses. */
function askFrom(localAddress: string, { path, method, headers }: Asked): Promise<Answered> {
  const to = { host: '127.0.0.1', port, localAddress, path, method: method ?? 'GET' };
  return new Promise((settle, fail) => {
    const call = request({ ...to, headers: { host: HOST, ...headers } }, (answer) => {
      const tls = answer.headers['strict-transport-security'] !== undefined;
      answer.resume().on('end', () => settle({ status: answer.statusCode ?? 0, tls }));
    });
    call.on('error', fail);
    call.end(method === 'POST' ? JSON.stringify({ username: 'nobody-here' }) : undefined);
  });
}

/** The statuses of a limited call that is made once too often, each time with other headers. */
async function askOften(
  localAddress: string,
  headers: () => Record<string, string>,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < TOO_MANY; count += 1) {
    const own = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      origin: `http://${HOST}`,
    };
    const asked = {
      path: '/api/auth/users/exist',
      method: 'POST',
      headers: { ...own, ...headers() },
    };
    statuses.push((await askFrom(localAddress, asked)).status);
  }
  return statuses;
}

test('a caller who is no proxy has one limit, whatever address it writes', async () => {
  const statuses = await askOften('127.0.0.2', () => {
    const invented = someAddress();
    return {
      'cf-connecting-ip': invented,
      'x-forwarded-for': invented,
      'x-real-ip': invented,
      forwarded: `for=${invented}`,
      'mf-cf-blob': JSON.stringify({ clientIp: `${invented}:1`, colo: 'MEX' }),
    };
  });
  expect(statuses.slice(0, -1)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
});

test('callers behind a trusted proxy have a limit each', async () => {
  const statuses = await askOften('127.0.0.1', () => ({ 'x-forwarded-for': someAddress() }));
  expect(statuses).not.toContain(429);
  const [first, second] = [someAddress(), someAddress()];
  const before = await askOften('127.0.0.1', () => ({
    'x-forwarded-for': `${someAddress()}, ${first}`,
  }));
  expect(before.at(-1)).toBe(429);
  const headers = { 'x-forwarded-for': `${first}, ${second}` };
  expect(await askOften('127.0.0.1', () => headers)).toContain(200);
});

test('callers over TLS have a limit each, too', async () => {
  const host = 'www.moda.test';
  const tls = { 'x-forwarded-proto': 'https', origin: `https://${host}`, host };
  const first = someAddress();
  const statuses = await askOften('127.0.0.1', () => ({ ...tls, 'x-forwarded-for': first }));
  expect(statuses.at(-1)).toBe(429);
  const others = await askOften('127.0.0.1', () => ({ ...tls, 'x-forwarded-for': someAddress() }));
  expect(others).not.toContain(429);
  expect(others).toContain(200);
});

test('only a trusted proxy says that a visitor came over TLS', async () => {
  const host = 'www.moda.test';
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    'x-forwarded-proto': 'https',
    'x-forwarded-for': someAddress(),
    origin: `https://${host}`,
    host,
  };
  const asked = { path: '/api/auth/users/exist', method: 'POST', headers };
  expect(await askFrom('127.0.0.1', asked)).toMatchObject({ status: 200, tls: true });
  expect(await askFrom('127.0.0.2', asked)).toMatchObject({ status: 403, tls: false });
});

test('a header of the runtime’s own is not read from callers', async () => {
  const headers = { 'mf-cf-blob': 'not json' };
  expect(await askFrom('127.0.0.2', { path: '/', headers })).toMatchObject({ status: 200 });
});
