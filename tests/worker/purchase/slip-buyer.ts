/** Orders that are paid by a number elsewhere. */
import { sql } from '../../../edge/db/cell-sql.ts';
import { readDueDeposits } from '../../../edge/flows/money/arrivals.ts';
import { confirmDeposit } from '../../../edge/flows/money/deposits.ts';
import { setAccount } from '../../../edge/modules/payments/accounts.ts';
import { buyer, withKey } from './buyer.ts';
import { staffed } from './give-keys.ts';
import { paymentOf } from './paying.ts';
import { makeItem, makeStore, makeWorld, row, type TestStore, type World } from './world.ts';

export const BANK = {
  holder: 'Lirio SA de CV',
  bank: 'Banco de Prueba',
  bank_account: '032 180 00011835971 9',
} as const;

/** Opens a store's own account for deposits. */
export async function openDeposits(world: World, store: TestStore, keys: object = BANK) {
  const scope = staffed(world, store);
  const set = await setAccount(scope, 'deposit', { keys: keys as Record<string, string> });
  if (set.ok) await scope.cell.write([...set.value.statements]);
  return set;
}

/** An order of a store that takes deposits and store references, which awaits its payment. */
export async function beginSlip(
  code: 'deposit' | 'openpay_store',
  given: { readonly onHand?: number; readonly amount?: number; readonly world?: World } = {},
) {
  const world = given.world ?? makeWorld();
  const store = await makeStore('a', {
    payments: ['cash', 'deposit', 'str_card', 'openpay_store', 'openpay_bank'],
  });
  await openDeposits(world, store);
  const item = await makeItem(store, { onHand: given.onHand ?? 5, price: 10_000 });
  const shopper = buyer(world, store);
  const started = await shopper.ready([{ item, amount: given.amount ?? 1 }]);
  const placed = await shopper.place(started, { payment_type: code });
  const token = placed.body.payment_token as string;
  const checkout = started.body.id;
  const go = (key?: string) =>
    world.call<{ approval_url: string }>(
      store,
      'POST',
      `/payment/${token}/order/${code}`,
      undefined,
      withKey(key),
    );
  const payment = () => paymentOf('a', checkout);
  const slip = async () => (await shopper.purchase(checkout)).body.slip;
  const stages = async () =>
    (await shopper.purchase(checkout)).body.orders.map(({ state }) => state);
  const seen = async (came: { readonly amount?: number; readonly key?: string } = {}) =>
    confirmDeposit(staffed(world, store), (await payment()).id, came);
  const due = async () =>
    (await readDueDeposits(world.scope(store), { offset: 0, limit: 10 })).results;
  const mails = () =>
    row(
      'a',
      sql<{ n: number }>`SELECT count(*) AS n FROM outbox
        WHERE store_id = ${store.id} AND topic = 'mail.payment_slip'`,
    );
  return {
    world,
    store,
    item,
    ...shopper,
    started,
    placed,
    token,
    checkout,
    go,
    payment,
    slip,
    stages,
    seen,
    due,
    mails,
  };
}
