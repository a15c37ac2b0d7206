/**
 * Rows that the cell reads for "my purchases": no more for an account with many orders, or beside
 * other accounts with many.
 */
import { beforeAll, expect, test } from 'vitest';
import { sql, type Statement } from '../../../edge/db/cell-sql.ts';
import { countingRows } from '../platform/counting-rows.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { cells, NOON, openStore, write } from '../platform/stores.ts';
import { signIn, type SignedIn } from './person.ts';

const EMAIL = 'lia@example.com';

let platform: Platform;
let lia: SignedIn;
let shelf = 0;
const counted = countingRows(cells.a);

beforeAll(async () => {
  await openStore({ slug: 'plaza', cell: 'a' });
  platform = startPlatform({ CELL_A: counted.database });
  lia = await signIn(platform, { store: 'plaza', email: EMAIL });
});

/** Writes many orders of the store at once: some found by the account, the others by the e-mail. */
async function sellMany(count: number, mine: boolean): Promise<void> {
  shelf += 1;
  const numbers = sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  const account: Statement = mine ? sql`iif(i % 2 = 0, ${lia.id}, NULL)` : sql`'ac_otra'`;
  const contact: Statement = mine
    ? sql`json_object('email', iif(i % 2 = 1, ${EMAIL}, 'x@example.com'), 'country', 'MX',
        'phone', '5500000000')`
    : sql`json_object('email', 'y@example.com', 'country', 'MX', 'phone', '5500000001')`;
  await write(
    'a',
    sql`${numbers} INSERT INTO checkout (id, store_id, cart_id, state, parts, currency, locale,
        address, expires_at, created_at)
      SELECT ${`co_${shelf}_`} || i, 'st_plaza', 'ca_x', 'placed', '[]', 'MXN', 'es', '', ${NOON},
        ${NOON} FROM n`,
  );
  await write(
    'a',
    sql`${numbers} INSERT INTO purchase_order (id, number, checkout_id, store_id, supplier_id, state,
        payment_type, contact, account_id, currency, items_total, shipping_total, total, created_at,
        updated_at)
      SELECT ${`or_${shelf}_`} || i, ${`N${shelf}-`} || i, ${`co_${shelf}_`} || i, 'st_plaza',
        'st_plaza', 'delivered', 'cash', ${contact}, ${account}, 'MXN', 100, 0, 100,
        ${NOON} + i * 1000, ${NOON} FROM n`,
  );
}

async function read(path = '/mis-compras'): Promise<number> {
  const before = counted.rows();
  const answer = await platform.ask(`http://plaza.localhost${path}`, {
    headers: { cookie: lia.cookie },
  });
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(text.match(/class="order"/g)).toHaveLength(10);
  return counted.rows() - before;
}

test('a page costs what it shows', async () => {
  await sellMany(60, true);
  await read();
  const alone = await read();
  await sellMany(3_000, false);
  // A search in an index looks at the row behind what it finds, where there is one.
  expect(await read()).toBeLessThanOrEqual(alone + 5);

  // More than 1,000 of each kind: from there on they are not counted.
  await sellMany(3_900, true);
  const [first, second] = [await read(), await read('/mis-compras?page=2')];
  await sellMany(6_000, true);
  expect(await read()).toBeLessThan(first * 1.02 + 5);
  expect(await read('/mis-compras?page=2')).toBeLessThan(second * 1.02 + 5);
}, 60_000);
