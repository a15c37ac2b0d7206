/** Every courier that is down, slow, torn or talks nonsense, at every step. */
import { describe, expect, test } from 'vitest';
import { INPUT, LABEL, RATE } from '../../../tests/support/providers/shippo.ts';
import type { Courier } from './port.ts';
import { shippo } from './shippo/adapter.ts';

const COURIERS: Readonly<Record<string, (send: typeof fetch) => Courier>> = {
  shippo: (send) => shippo({ fetch: send, token: 't', origin: 'https://c.example' }),
};

const throws = (error: Error) => async (): Promise<Response> => {
  throw error;
};
const says = (status: number, body: string) => async () => new Response(body, { status });
const FAULTS: Readonly<Record<string, typeof fetch>> = {
  down: throws(new TypeError('fetch failed')),
  'too slow': throws(new DOMException('The operation timed out', 'TimeoutError')),
  reset: async () =>
    new Response(
      new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }),
    ),
  '500': says(500, '{}'),
  'a page of 502': says(502, '<html>bad gateway</html>'),
  'too many calls': says(429, '{}'),
  garbage: says(200, 'ok'),
  'an empty object': says(200, '{}'),
  'a list': says(200, '[]'),
  'a redirect': async () => Response.redirect('https://elsewhere.example/', 302),
  'a page of 5 MB': says(200, `"${'x'.repeat(5_000_000)}"`),
};
const STEPS: Readonly<Record<string, (courier: Courier) => Promise<unknown>>> = {
  rates: (courier) => courier.rates(INPUT),
  label: (courier) => courier.label(RATE, '1042'),
  find: (courier) => courier.find(RATE),
  track: (courier) => courier.track(LABEL),
  paper: (courier) => courier.paper('https://deliver.example/1.pdf'),
  cancel: (courier) => courier.cancel(LABEL),
  check: (courier) => courier.check(),
};

const table = Object.keys(COURIERS).flatMap((courier) =>
  Object.keys(FAULTS).flatMap((fault) =>
    Object.keys(STEPS).map((step) => [courier, fault, step] as const),
  ),
);

describe.each(table)('%s, %s', (courier, fault, step) => {
  test(`${step} says that the courier is out of order, and no more`, async () => {
    let calls = 0;
    const send: typeof fetch = async (...call) => {
      calls += 1;
      return FAULTS[fault]!(...call);
    };
    expect(await STEPS[step]!(COURIERS[courier]!(send))).toEqual({
      ok: false,
      error: { code: 'courier_unavailable', message: 'no usable answer' },
    });
    // A step that cannot read stops there, before it would buy or give back.
    expect(calls).toBe(1);
  });
});
