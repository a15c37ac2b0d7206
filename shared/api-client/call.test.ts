import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '../contracts/contract.ts';
import { getItem, searchItems } from '../contracts/items.ts';
import { changeRole, inviteStaff, removeStaff } from '../contracts/staff.ts';
import { call, type Api } from './call.ts';

type Step = Response | Error | 'hang';

/** An API whose fetch gives these answers in turn, and the requests that it got. */
function fakeApi(...steps: Step[]) {
  const sent: { url: string; init: RequestInit; headers: Record<string, string> }[] = [];
  const waits: number[] = [];
  const api: Api = {
    base: '/tienda/moda',
    tag: 'es-MX',
    fetch: (url, init) => {
      sent.push({ url: url, init, headers: init.headers as Record<string, string> });
      const step = steps.shift() ?? new Error('no more answers');
      if (step === 'hang') {
        return new Promise((_, reject) => {
          init.signal!.addEventListener('abort', () => reject(init.signal!.reason as Error));
        });
      }
      return step instanceof Error ? Promise.reject(step) : Promise.resolve(step);
    },
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  };
  return { api, sent, waits };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });
const id = `ac_${'a'.repeat(26)}`;
const words = { en: 'A call of this test', es: 'Una llamada de esta prueba' };
const note = contract({
  id: 'orders.note',
  service: 'orders',
  method: 'post',
  path: '/',
  access: 'public',
  summary: words,
  body: z.object({ note: z.string() }),
  sample: { body: { note: 'ñ' } },
  answer: z.object({ done: z.boolean() }),
});
const post = { body: { note: 'ñ' } };

test('sends JSON with the language and a key of its own, and gives the answer', async () => {
  const { api, sent } = fakeApi(json({ done: true }, 201));
  expect(await call(api, note, post)).toEqual({ ok: true, value: { done: true } });
  expect(sent[0]!.url).toBe('/tienda/moda/api/orders/');
  expect(sent[0]!.init).toMatchObject({ method: 'POST', body: '{"note":"ñ"}' });
  expect(sent[0]!.headers).toMatchObject({
    'content-type': 'application/json',
    'accept-language': 'es-MX',
  });
  expect(sent[0]!.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
});

test('goes where its contract says, with parameters and query in the address', async () => {
  const { api, sent } = fakeApi(json({}), json({}), json({}), json({}));
  await call(api, changeRole, { params: { id: 'a/b ñ' }, body: { role: 'admin' } });
  await call(api, removeStaff, { params: { id } });
  await call(api, searchItems, { query: { text: 'sofá & más', limit: 5, type: undefined } });
  await call(api, searchItems);
  expect(sent.map(({ url, init }) => `${init.method} ${url}`)).toEqual([
    'PATCH /tienda/moda/api/staff/a%2Fb%20%C3%B1',
    `DELETE /tienda/moda/api/staff/${id}`,
    'GET /tienda/moda/api/products-list-public/?text=sof%C3%A1+%26+m%C3%A1s&limit=5',
    'GET /tienda/moda/api/products-list-public/',
  ]);
});

test('a key that is given is the one that goes', async () => {
  const { api, sent } = fakeApi(json({}));
  await call(api, note, { ...post, key: 'key-of-this-action' });
  expect(sent[0]!.headers['idempotency-key']).toBe('key-of-this-action');
});

test('a wrong path, parameter, body or answer cannot be written', async () => {
  const { api } = fakeApi(json({}), json({}), json({}), json({}), json({}), json({}));
  const body = { email: 'ana@example.com', role: 'admin' } as const;
  // @ts-expect-error a path is no call
  await call(api, '/staff/invite', { body }).catch(() => undefined);
  // @ts-expect-error nor is a path with a method
  await call(api, { method: 'post', service: 'staff', path: '/invite' }, { body });
  // @ts-expect-error the id is left out
  await call(api, removeStaff).catch(() => undefined);
  // @ts-expect-error the parameter has another name
  await call(api, removeStaff, { params: { account: id } });
  // @ts-expect-error there is no such role
  await call(api, inviteStaff, { body: { ...body, role: 'king' } });
  const made = await call(api, inviteStaff, { body });
  // @ts-expect-error an invitation has no such field
  expect(made.ok && made.value.token).toBeUndefined();
});

test('a read has no key and no body', async () => {
  const { api, sent } = fakeApi(json({}));
  await call(api, getItem, { params: { id: 'it_1' } });
  expect(Object.keys(sent[0]!.headers)).toEqual(['accept', 'accept-language']);
  expect(sent[0]!.init.body).toBeUndefined();
});

describe('the second try', () => {
  test.each<[string, Step]>([
    ['no answer', new TypeError('Failed to fetch')],
    ['502', json({}, 502)],
    ['503', json({}, 503)],
    ['504', new Response('<h1>Gateway time-out</h1>', { status: 504 })],
  ])('comes after %s, later, with the same key', async (_name, first) => {
    const { api, sent, waits } = fakeApi(first, json({ done: true }));
    expect(await call(api, note, post)).toEqual({ ok: true, value: { done: true } });
    expect(sent[1]!.headers['idempotency-key']).toBe(sent[0]!.headers['idempotency-key']);
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThan(400);
  });

  test('is the last one', async () => {
    const { api, sent } = fakeApi(new TypeError('offline'), new TypeError('offline'), json({}));
    expect(await call(api, note, post)).toEqual({
      ok: false,
      error: { code: 'network_failed', message: '' },
    });
    expect(sent).toHaveLength(2);
  });

  test('does not come after an answer that is decided', async () => {
    const answer = { code: 'out_of_stock', message: 'Agotado', field: 'sku', request_id: 'rq_1' };
    const { api, sent } = fakeApi(json(answer, 409));
    expect(await call(api, note, post)).toEqual({
      ok: false,
      error: { code: 'out_of_stock', message: 'Agotado', field: 'sku' },
    });
    expect(sent).toHaveLength(1);
  });

  test('does not come when the time is up', async () => {
    const { api, sent } = fakeApi('hang');
    const result = await call(api, note, { ...post, timeoutMs: 20 });
    expect(result).toEqual({ ok: false, error: { code: 'timed_out', message: '' } });
    expect(sent).toHaveLength(1);
  });

  test('does not come once the caller gave up', async () => {
    const { api, sent } = fakeApi('hang', json({}));
    const leaving = new AbortController();
    const result = call(api, note, { ...post, signal: leaving.signal });
    leaving.abort();
    expect(await result).toMatchObject({ ok: false, error: { code: 'network_failed' } });
    expect(sent).toHaveLength(1);
  });
});

test('an answer that is not ours is a failure with a code', async () => {
  const { api } = fakeApi(new Response('not json', { status: 200 }));
  expect(await call(api, note, post)).toEqual({
    ok: false,
    error: { code: 'upstream_failed', message: '' },
  });
});
