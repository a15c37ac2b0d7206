/** A card that was authorised, and of which a part was charged: the provider pays out that part. */
import { expect, test } from 'vitest';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { openSales, type Step } from './living-sales.ts';

newBuyersEachTest();

const steps: readonly Step[] = [
  { do: 'terms', later: true },
  { do: 'buy', way: 'str_card', own: 1, other: 0 },
  { do: 'pay', which: 0, source: 'approve' },
  { do: 'capture', which: 0, amount: 4_000 },
  { do: 'settle', which: 0 },
  { do: 'refund', which: 0, amount: 1_500 },
  { do: 'settle', which: 0 },
];

test('once it is paid out, and again once some of it went back, the audit finds no difference', async () => {
  const sales = await openSales(FAKE_TOKENS);
  for (const step of steps) {
    await sales.take(step);
    await expect(sales.holds()).resolves.toBeUndefined();
  }
  await sales.endsWell();
});
