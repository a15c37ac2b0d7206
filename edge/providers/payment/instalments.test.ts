/** Monthly payments as each provider that knows them is asked for them. */
import { expect, test } from 'vitest';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import { paymentCodes } from '../../../shared/rules/payment-codes.ts';
import { takesInstalments } from '../../../shared/rules/instalments.ts';
import { aplazo } from './aplazo/adapter.ts';
import { conektaCard } from './conekta/adapter.ts';
import { bazCard } from './hosted/adapter.ts';
import { mobbex } from './mobbex/adapter.ts';
import { openpayCard } from './openpay/adapter.ts';
import { paypal } from './paypal/adapter.ts';
import type { Adapter } from './port.ts';
import { strCard } from './stripe/adapter.ts';

const INPUT = {
  amount: { amount: 120_000, currency: 'MXN' },
  source: 'pm_1',
  reference: 'a.py_00000000000000000000000000-1',
  returnUrl: 'https://lirio.example/return',
  idempotencyKey: 'k',
};

/** The bodies that an adapter sends to start a payment. */
async function sent(adapter: Adapter, instalments?: number): Promise<string> {
  const bodies: string[] = [];
  const keys = Object.fromEntries(adapter.keys.map((name) => [name, `${name}_0123456789`]));
  const fetch = async (_url: unknown, init?: RequestInit) => {
    bodies.push(typeof init?.body === 'string' ? init.body : '');
    const body = JSON.stringify({ Authorization: 'Bearer x', access_token: 't', expires_in: 900 });
    return new Response(body);
  };
  const tools = { fetch, clock: fixedClock(0), origin: 'https://p.example' };
  await adapter.open(keys, tools).start({ ...INPUT, instalments });
  return decodeURIComponent(bodies.join('\n'));
}

test.each([
  [strCard, '[installments][plan][count]=6'],
  [conektaCard, '"monthly_installments_options":[6]'],
  [openpayCard, '"payment_plan":{"payments":6}'],
  [mobbex, '"installments":["6"]'],
])('$code is asked for months, and for none where there are none', async (adapter, part) => {
  expect(takesInstalments(adapter.code, 'MXN')).toBe(true);
  expect(await sent(adapter, 6)).toContain(part);
  expect(await sent(adapter)).not.toMatch(/install|payment_plan/);
});

test.each([aplazo, paypal, bazCard])('$code is not asked', async (adapter) => {
  expect(takesInstalments(adapter.code, 'MXN')).toBe(false);
  expect(await sent(adapter, 6)).toBe(await sent(adapter));
});

test('four of the codes divide a payment', () => {
  expect(paymentCodes.filter((code) => takesInstalments(code, 'MXN'))).toHaveLength(4);
});
