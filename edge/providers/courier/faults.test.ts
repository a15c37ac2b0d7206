/** Every courier that is down, slow, torn or talks nonsense, at every step. */
import { describe, expect, test } from 'vitest';
import * as correo from '../../../tests/support/providers/micorreo.ts';
import { INPUT, LABEL, RATE } from '../../../tests/support/providers/shippo.ts';
import { micorreo } from './micorreo/adapter.ts';
import type { Carried, Courier, RatesInput } from './port.ts';
import { shippo } from './shippo/adapter.ts';

interface Kind {
  readonly open: (send: typeof fetch) => Courier;
  readonly input: RatesInput;
  /** Steps that ask nobody. */
  readonly silent: readonly string[];
  /** The call that opens an account, as it is answered while all others fail. */
  readonly signIn?: { readonly path: string; readonly answer: object };
}

const COURIERS: Readonly<Record<string, Kind>> = {
  shippo: {
    open: (send) => shippo({ fetch: send, token: 't', origin: 'https://c.example' }),
    input: INPUT,
    silent: ['branches'],
  },
  micorreo: {
    open: (send) => micorreo({ fetch: send, keys: correo.KEYS, origin: 'https://c.example' }),
    input: correo.TO_BRANCH,
    silent: ['paper', 'cancel'],
    signIn: { path: '/token', answer: { token: 't', expires: '' } },
  },
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
  'a list of nonsense': says(200, '[7]'),
  'a redirect': async () => Response.redirect('https://elsewhere.example/', 302),
  'a page of 5 MB': says(200, `"${'x'.repeat(5_000_000)}"`),
};
const carried = ({ input }: Kind): Carried => ({
  ...input,
  value: { amount: 10_000, currency: input.currency },
});
const STEPS: Readonly<Record<string, (courier: Courier, kind: Kind) => Promise<unknown>>> = {
  rates: (courier, { input }) => courier.rates(input),
  branches: async (courier) => courier.branches?.({ state: 'Buenos Aires', country: 'AR' }),
  label: (courier, kind) => courier.label(RATE, '1042', carried(kind)),
  find: (courier) => courier.find(RATE),
  track: (courier) => courier.track(LABEL),
  paper: (courier) => courier.paper('https://deliver.example/1.pdf'),
  cancel: (courier) => courier.cancel(LABEL),
  check: (courier) => courier.check(),
};

const table = Object.entries(COURIERS).flatMap(([courier, { silent, signIn }]) =>
  Object.keys(FAULTS).flatMap((fault) =>
    Object.keys(STEPS)
      .filter((step) => !silent.includes(step))
      .flatMap((step) =>
        [false, ...(signIn ? [true] : [])].map(
          (isSignedIn) => [courier, fault, step, isSignedIn] as const,
        ),
      ),
  ),
);

describe.each(table)('%s, %s', (courier, fault, step, isSignedIn) => {
  test(`${step}${isSignedIn ? ', once signed in,' : ''} says that the courier is out of order, and no more`, async () => {
    const kind = COURIERS[courier]!;
    let calls = 0;
    const send: typeof fetch = async (input, init) => {
      const isSignIn = isSignedIn && new Request(input, init).url.endsWith(kind.signIn!.path);
      if (isSignIn) return Response.json(kind.signIn!.answer);
      calls += 1;
      return FAULTS[fault]!(input, init);
    };
    expect(await STEPS[step]!(kind.open(send), kind)).toEqual({
      ok: false,
      error: { code: 'courier_unavailable', message: 'no usable answer' },
    });
    // A step that cannot read stops there, before it would buy or give back.
    expect(calls).toBe(1);
  });
});
