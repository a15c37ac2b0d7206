/** A store's returns are its own: no statement comes to those of another store of its cell. */
import { expect, test } from 'vitest';
import { OTHER, OWN, twoStores } from '../../../tests/support/two-stores.ts';
import type { Statement } from '../../db/cell-sql.ts';
import * as returns from './statements.ts';
import * as withdrawals from './withdrawal-statements.ts';

const page = { offset: 0, limit: 30 };

const stores = twoStores((plant) => {
  plant('purchase_order', {
    id: 'or_1',
    number: 'N',
    contact: '{"email":"Ana@x.mx"}',
    store_id: OWN,
    supplier_id: OWN,
  });
  plant('return_request', { id: 'rt_1', order_id: 'or_1', supplier_id: OWN, state: 'open' });
});

test.each<[string, (store: string) => Statement]>([
  ['lists returns', (store) => returns.listOfSupplier(store, undefined, page)],
  ['lists returns by state', (store) => returns.listOfSupplier(store, 'open', page)],
  ['counts returns', (store) => returns.countOfSupplier(store, undefined, 9)],
  ['counts returns by state', (store) => returns.countOfSupplier(store, 'open', 9)],
  ['finds a return', (store) => returns.findOfSupplier(store, 'rt_1')],
  [
    'finds an order by its buyer',
    (store) => withdrawals.findByBuyer(store, { number: 'N', email: 'ana@x.mx' }),
  ],
  ['finds an order that it sold', (store) => returns.findSold(store, 'or_1')],
])('a store %s of its own, and none of another', (_, of) => {
  expect(stores.reaches(of(OWN))).toBe(true);
  expect(stores.reaches(of(OTHER))).toBe(false);
});

test('a state shows its own returns alone', () => {
  stores.cell.exec(
    "PRAGMA ignore_check_constraints = ON; UPDATE return_request SET state = 'over'",
  );
  expect(stores.reaches(returns.listOfSupplier(OWN, 'open', page))).toBe(false);
  expect(stores.reaches(returns.countOfSupplier(OWN, 'open', 9))).toBe(false);
  expect(stores.reaches(returns.countOfSupplier(OWN, undefined, 9))).toBe(true);
});
