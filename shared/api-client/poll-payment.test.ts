import { expect, test } from 'vitest';
import type { PaymentView } from '../contracts/payment.ts';
import { pollPayment } from './poll-payment.ts';

const payment = (given: Partial<PaymentView>): PaymentView => ({
  token: `pt_${'p'.repeat(26)}`,
  checkout_aggregation: `co_${'c'.repeat(26)}`,
  payment_type: 'str_card',
  state: 'created',
  amount: 99_800,
  currency: 'MXN',
  decline_code: null,
  decline_text: null,
  url_3ds: null,
  ...given,
});

const failed = { ok: false, error: { code: 'timed_out', message: '' } } as const;

async function poll(answers: (Partial<PaymentView> | 'fails')[], follow = true) {
  let clock = 0;
  let asked = 0;
  const end = await pollPayment(
    {
      confirm: () => {
        const answer = answers[Math.min(asked++, answers.length - 1)]!;
        return Promise.resolve(
          answer === 'fails' ? failed : ({ ok: true, value: payment(answer) } as const),
        );
      },
      wait: (milliseconds) => {
        clock += milliseconds;
        return Promise.resolve();
      },
      now: () => clock,
    },
    follow,
  );
  return { end, asked, clock };
}

test('asks every two seconds until the payment is decided', async () => {
  const { end, asked, clock } = await poll([
    { state: 'processing' },
    'fails',
    { state: 'processing' },
    { state: 'approved' },
  ]);
  expect(end).toEqual({ kind: 'settled' });
  expect([asked, clock]).toEqual([4, 6000]);
});

test('gives up after a minute', async () => {
  const { end, clock } = await poll([{ state: 'processing' }]);
  expect(end).toEqual({ kind: 'late' });
  expect(clock).toBe(60_000);
  expect((await poll(['fails'])).end).toEqual({ kind: 'late' });
});

test('a refusal ends it with the code of the provider', async () => {
  const { end } = await poll([{ state: 'declined', decline_text: 'No hay saldo.' }]);
  expect(end).toEqual({ kind: 'declined', text: 'No hay saldo.' });
});

test("the bank's page is followed once, and waited for by who comes back from it", async () => {
  const asks = { state: 'requires_action', url_3ds: 'https://bank.test/3ds' } as const;
  expect((await poll([asks])).end).toEqual({ kind: 'action', url: 'https://bank.test/3ds' });
  const back = await poll([asks, asks, { state: 'approved' }], false);
  expect([back.end.kind, back.asked]).toEqual(['settled', 3]);
});

test('a payment without a try is open', async () => {
  expect((await poll([{ state: 'created' }])).end).toEqual({ kind: 'open' });
});

test('money that was given back is an end: the order says so', async () => {
  const { end, asked } = await poll([{ state: 'refunded' }]);
  expect(end).toEqual({ kind: 'settled' });
  expect(asked).toBe(1);
});

test('a payment that waits by a number is for the order’s page, which shows it', async () => {
  const waits = { state: 'requires_action', payment_type: 'openpay_store' } as const;
  expect(await poll([{ state: 'processing' }, waits], false)).toMatchObject({
    end: { kind: 'settled' },
    asked: 2,
  });
});
