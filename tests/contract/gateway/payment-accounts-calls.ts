/** The calls by which an owner keeps a store's keys at providers: each made once. */
import { expect } from 'vitest';
import type { PaymentAccount } from '../../../shared/contracts/payment-accounts.ts';
import { casa } from '../shops.ts';
import { expectAnswer } from './held.ts';
import { signInAs } from './person.ts';

/** Keys that are set, tested and dropped again, in a store whose purchases no test pays by card. */
export async function ownKeys(): Promise<void> {
  const owner = { shop: casa, headers: await signInAs(casa, 'raiz') };
  const set = await expectAnswer<PaymentAccount>('payment.account-set', owner);
  expect(set.takes).toBe('store');
  const list = await expectAnswer<{ results: PaymentAccount[] }>('payment.accounts', owner);
  expect(JSON.stringify(list)).not.toContain('sk_test_1');
  const tested = await expectAnswer<PaymentAccount>('payment.account-test', owner);
  expect(tested.test).not.toBeNull();
  const dropped = await expectAnswer<PaymentAccount>('payment.account-drop', owner);
  expect(dropped.takes).not.toBe('store');
}
