/** Openpay as its documentation describes it, with one charge that a test moves. */
import { fixedClock } from '../../../shared/kernel/clock.ts';
import { openpayBank, openpayStore } from '../../../edge/providers/payment/openpay/adapter.ts';
import { documentServer, type Says } from './document-server.ts';
import charges from './openpay/charges.json' with { type: 'json' };
import samples from './openpay/samples.json' with { type: 'json' };

export { samples };

export const REFERENCE = 'a.py_00000000000000000000000000-1';
export const KEYS = { merchant_id: 'm1', private_key: 'sk_1', webhook_secret: 'hook' };
export const INPUT = {
  amount: { amount: 10_050, currency: 'MXN' },
  reference: REFERENCE,
  description: 'K7QX-2M4P',
  buyer: { name: 'Ana Ruiz', email: 'ana@example.com' },
  payBy: Date.UTC(2026, 10, 28, 18),
  returnUrl: 'https://casa.example/checkout/co_1/return',
  idempotencyKey: REFERENCE,
  locale: 'es',
} as const;

/** The documentation's own answer about a number, for the test's reference. */
export function sample(method: 'store' | 'bank', change: object = {}) {
  return { ...samples[method], order_id: REFERENCE, ...change };
}

let refusals: readonly string[][] = [];
/** What the document refused since a test last asked. */
export function refusedSince(): string[] {
  const all = refusals.flat();
  refusals = [];
  return all;
}

/** @param says what Openpay says; undefined for the documentation's answer about a store's number */
export function setUp(says: Says = () => undefined, code: 'store' | 'bank' = 'store') {
  const server = documentServer([charges], (asked) => {
    const said = says(asked);
    if (said) return said;
    const one = sample(code);
    return { status: 200, body: asked.operation === 'GET /{merchant_id}/charges' ? [one] : one };
  });
  refusals = [...refusals, server.refused];
  const adapter = code === 'store' ? openpayStore : openpayBank;
  const provider = adapter.open(KEYS, {
    fetch: server.fetch,
    clock: fixedClock(0),
    origin: 'https://openpay.test',
  });
  return { provider, server, asked: server.asked };
}
