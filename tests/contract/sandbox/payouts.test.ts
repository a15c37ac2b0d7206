/** What the provider pays out of its charges and refunds. */
import { expect, it } from 'vitest';
import { SANDBOX_KEYS } from '../../support/sandbox-provider.ts';
import { AMOUNT, CARDS, sandbox } from './sandbox.ts';

const { provider, adapter, mustCharge } = sandbox();

const DAY_MS = 86_400_000;
interface Transaction {
  readonly source: { readonly payment_intent: string };
}

it('a charge and its refund stand in the payout of their day, which is paid once the day is over', async () => {
  const charge = await mustCharge(CARDS.approve);
  await mustCharge(CARDS.decline);
  const amount = { amount: 40_000, currency: 'MXN' };
  const about = { chargeId: charge.id, reference: charge.reference };
  await adapter().refund({ ...about, amount, idempotencyKey: 'refund-of-payout' });
  const payout = `po_${Math.floor(charge.created / DAY_MS)}_mxn`;
  const path = `${provider().origin}/v1/balance_transactions?payout=${payout}`;
  expect((await fetch(path)).status).toBe(401);
  const headers = { authorization: `Bearer ${SANDBOX_KEYS.SECRET_KEY}` };
  const answer = await fetch(path, { headers });
  const { data } = (await answer.json()) as { data: Transaction[] };
  const source = { payment_intent: charge.id };
  expect(data.filter((one) => one.source.payment_intent === charge.id)).toMatchObject([
    {
      reporting_category: 'charge',
      amount: AMOUNT.amount,
      fee: 4_496,
      net: AMOUNT.amount - 4_496,
      source: { ...source, metadata: { reference: charge.reference } },
    },
    { reporting_category: 'refund', amount: -40_000, fee: 0, net: -40_000, source },
  ]);
  expect(await adapter().settlements?.('2026-01-01')).toEqual({ ok: true, value: [] });
});
