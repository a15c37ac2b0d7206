/** What each code can is what its adapter does. */
import { expect, test } from 'vitest';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import { mayAuthorize } from '../../../shared/rules/authorizations.ts';
import { takesEvidence } from '../../../shared/rules/dispute-evidence.ts';
import { disputeWay, refundWay } from '../../../shared/rules/payment-abilities.ts';
import { paymentCodes, type PaymentCode } from '../../../shared/rules/payment-codes.ts';
import type { Env } from '../../env.ts';
import { paymentsFromEnv } from './from-env.ts';

/** Accounts that have an origin, which some adapters cannot be opened without. */
const accounts = Object.fromEntries(
  paymentCodes.map((code) => [code, { origin: 'https://p.example', keys: {} }]),
);
const env = { PAYMENT_ACCOUNTS: accounts } as unknown as Env;
const payments = paymentsFromEnv(env, fixedClock(0));

function open(code: PaymentCode) {
  const names = payments.keysOf(code) ?? [];
  const keys = Object.fromEntries(names.map((name) => [name, `${name}_0123456789`]));
  return payments.open(code, keys) ?? expect.fail(`${code} has no adapter`);
}

test.each(paymentCodes.filter((code) => code !== 'cash'))('%s', async (code) => {
  const provider = open(code);
  expect(provider.authorizations !== undefined).toBe(mayAuthorize(code));
  expect(provider.evidence !== undefined).toBe(takesEvidence(code));
  expect(provider.evidence !== undefined).toBe(disputeWay(code) === 'here');
});

test('a deposit is given back by a transfer, since nobody else has its money', async () => {
  const given = await open('deposit').refund({
    chargeId: 'x',
    reference: 'a.py_1',
    amount: { amount: 1, currency: 'MXN' },
    idempotencyKey: 'k',
  });
  expect(given).toMatchObject({ error: { code: 'refund_refused' } });
  expect(refundWay('deposit')).toBe('account');
  expect(payments.keysOf('cash')).toBeUndefined();
});
