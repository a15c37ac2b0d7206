/** A store in test mode, whose cards are paid by keys for tests. */
import { sql } from '../../../edge/db/cell-sql.ts';
import { FAKE_TEST_KEYS } from '../../../edge/providers/payment/fake.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import { makeCounter, type Counter } from '../ledger/refunding.ts';
import { giveKeys } from './give-keys.ts';
import { rows, write, type TestStore } from './world.ts';

/** Puts a store into test mode, or out of it. */
export const setMode = (store: TestStore, isOn: boolean) =>
  write(store.cell, sql`UPDATE store SET test_mode = ${isOn ? 1 : 0} WHERE id = ${store.id}`);

/** A counter whose store is in test mode and has keys for tests. */
export async function makeTrial(): Promise<Counter> {
  const counter = await makeCounter();
  await giveKeys(counter.world, counter.store, { ...FAKE_TEST_KEYS }, 'str_card', 'test');
  await setMode(counter.store, true);
  return counter;
}

/** An order as the staff of a store reads it. */
export const orderOf = ({ staff }: Counter, store: TestStore, order: string) =>
  staff.call<SellerOrderView>(store, 'GET', `/admin/suppliers/${store.id}/orders/${order}`);

/** What is posted in the books of a store. */
export const postingsOf = ({ cell, id }: TestStore) =>
  rows(cell, sql<{ cause: string }>`SELECT cause FROM ledger_posting WHERE network_id = ${id}`);
