/** The adapter with a provider whose answers the test chooses. */
import { fixedClock } from '../../../../shared/kernel/clock.ts';
import { sandboxProvider } from './adapter.ts';
import type { WireCharge } from './wire.ts';

export const NOW = Date.UTC(2026, 10, 21);
export const WEBHOOK_SECRET = 'whsec_sandbox_tests';
/** A charge as a checkout asks for it. */
export const INPUT = {
  amount: { amount: 124_900, currency: 'MXN' },
  source: 'tok_1',
  reference: 'py_1',
  returnUrl: 'http://moda.localhost:8787/checkout/return',
  idempotencyKey: 'key-1',
  locale: 'es',
} as const;
/** The same charge in the provider's words. */
export const WIRE: WireCharge = {
  id: 'ch_1',
  status: 'approved',
  amount: 124_900,
  amount_refunded: 0,
  currency: 'MXN',
  reference: 'py_1',
  card: { brand: 'visa', last4: '4242', type: 'credit', bank: 'Banco de Pruebas' },
  created: NOW / 1000,
};
export const NOT_FOUND = {
  status: 404,
  body: { error: { code: 'charge_not_found', message: 'No such charge.' } },
};

export type Step = { status: number; body: unknown } | 'network' | 'silence';
interface Sent {
  url: string;
  method: string;
  headers: Headers;
  body: string;
}

/** A provider whose fetch answers with one step after the other. */
export function setUp(...steps: Step[]) {
  const sent: Sent[] = [];
  const fakeFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, { ...init, signal: null });
    const body = await request.text();
    sent.push({ url: request.url, method: request.method, headers: request.headers, body });
    const step = steps.shift();
    if (step === undefined) throw new Error('one call too many');
    if (step === 'network') throw new TypeError('fetch failed');
    if (step === 'silence') {
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    }
    return new Response(typeof step.body === 'string' ? step.body : JSON.stringify(step.body), {
      status: step.status,
    });
  };
  const provider = sandboxProvider({
    origin: 'http://localhost:8788',
    apiOrigin: 'http://provider.internal:9000',
    secretKey: 'sk_sandbox_tests',
    publishableKey: 'pk_sandbox_tests',
    webhookSecret: WEBHOOK_SECRET,
    fetch: fakeFetch,
    clock: fixedClock(NOW),
    timeoutMs: 30,
  });
  return { provider, sent };
}

export const approved = { status: 201, body: WIRE };
export const refused = (status: number, code: string) => ({
  status,
  body: { error: { code, message: 'no' } },
});
