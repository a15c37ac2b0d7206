/** Every courier that is down, slow, torn or talks nonsense, at every step. */
import { describe, expect, test } from 'vitest';
import * as enviado from '../../../tests/support/providers/envia.ts';
import * as correo from '../../../tests/support/providers/micorreo.ts';
import { INPUT, LABEL, RATE } from '../../../tests/support/providers/shippo.ts';
import * as quoted from '../../../tests/support/providers/skydropx.ts';
import { envia } from './envia/adapter.ts';
import { micorreo } from './micorreo/adapter.ts';
import type { Carried, Courier, RatesInput } from './port.ts';
import { shippo } from './shippo/adapter.ts';
import { skydropx } from './skydropx/adapter.ts';

interface Kind {
  readonly open: (send: typeof fetch) => Courier;
  readonly input: RatesInput;
  /** Steps that ask nobody. */
  readonly silent: readonly string[];
  /** Steps that ask nobody once the account is open. */
  readonly doneSignedIn?: readonly string[];
  /** Ids of a rate and a label, as the courier's own adapter gives them. */
  readonly rate: string;
  readonly label: string;
  /** The call that opens an account, as it is answered while all others fail. */
  readonly signIn?: { readonly path: string; readonly answer: object };
}

const COURIERS: Readonly<Record<string, Kind>> = {
  shippo: {
    open: (send) => shippo({ fetch: send, token: 't', origin: 'https://c.example' }),
    input: INPUT,
    silent: ['branches'],
    rate: RATE,
    label: LABEL,
  },
  micorreo: {
    open: (send) => micorreo({ fetch: send, keys: correo.KEYS, origin: 'https://c.example' }),
    input: correo.TO_BRANCH,
    silent: ['paper', 'cancel'],
    rate: RATE,
    label: LABEL,
    signIn: { path: '/token', answer: { token: 't', expires: '' } },
  },
  envia: {
    open: (send) => envia({ fetch: send, keys: enviado.KEYS, origin: 'https://c.example' }),
    input: INPUT,
    silent: ['branches', 'find'],
    rate: enviado.RATE,
    label: enviado.LABEL,
  },
  skydropx: {
    open: (send) => skydropx({ fetch: send, keys: quoted.KEYS, origin: 'https://c.example' }),
    input: INPUT,
    silent: ['branches', 'find', 'cancel'],
    doneSignedIn: ['check'],
    rate: quoted.RATE,
    label: 's1',
    signIn: { path: '/oauth/token', answer: { access_token: 't' } },
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
  label: (courier, kind) => courier.label(kind.rate, '1042', carried(kind)),
  find: (courier, { rate }) => courier.find(rate),
  track: (courier, { label }) => courier.track(label),
  paper: (courier) => courier.paper('https://deliver.example/1.pdf'),
  cancel: (courier, { label }) => courier.cancel(label),
  check: (courier) => courier.check(),
};

const table = Object.entries(COURIERS).flatMap(([courier, { silent, doneSignedIn, signIn }]) =>
  Object.keys(FAULTS).flatMap((fault) =>
    Object.keys(STEPS)
      .filter((step) => !silent.includes(step))
      .flatMap((step) =>
        [false, ...(signIn && !doneSignedIn?.includes(step) ? [true] : [])].map(
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
