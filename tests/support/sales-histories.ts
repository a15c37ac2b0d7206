/** Random histories of orders, by the statements of the product, for tests that count them. */
import type { DatabaseSync } from 'node:sqlite';
import type { Statement } from '../../edge/db/cell-sql.ts';
import {
  agreeToCharge,
  cancelAwaiting,
  deleteAwaiting,
  insertOrders,
  keepProposal,
  moveAwaiting,
  moveTo,
  type NewOrder,
} from '../../edge/modules/orders/index.ts';
import type { OrderState } from '../../shared/rules/order-states.ts';
import { liveAuthorized } from './authorized-histories.ts';
import { migrated } from './migrated.ts';

/** Stores by their countries: one in each zone, and one of a country that keeps Mexico's. */
export const STORES = { st_mx: 'MX', st_ar: 'AR', st_us: 'US', st_pe: 'PE' } as const;
export type Store = keyof typeof STORES;
const stores = Object.keys(STORES) as Store[];
const HISTORIES = 400;
export const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 1, 20);

/** The database of the run under way. */
let database: DatabaseSync;
let seed = 20_261_126;

/** A number below `most`, the same in every run (mulberry32). */
function below(most: number): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
}
const oneOf = <T>(choices: readonly T[]): T => choices[below(choices.length)]!;

function write(statements: readonly Statement[]): void {
  database.exec('BEGIN');
  for (const { text, params } of statements) database.prepare(text).run(...params);
  database.exec('COMMIT');
}

function makeStores(): void {
  for (const store of stores) {
    database
      .prepare(
        `INSERT INTO store (id, slug, owner, name, store_type, country, currency, profile, updated_at)
          VALUES (?, ?, 'o', ?, 'other', ?, 'MXN', '{}', 0)`,
      )
      .run(store, store, store, STORES[store]);
    database
      .prepare(
        `INSERT INTO item (id, owner_id, slug, kind, name, description, list_price, highest_price, currency,
            stock_type, return_info, updated_at)
          VALUES (?, ?, 'a', 'product', 'A', '', 100, 100, 'MXN', 'onstock', '{}', 0)`,
      )
      .run(`it_${store}`, store);
    for (const name of ['one', 'two']) {
      database
        .prepare(
          `INSERT INTO catalogue (id, store_id, name, slug, position, updated_at) VALUES (?, ?, ?, ?, 0, 0)`,
        )
        .run(`ct_${store}_${name}`, store, name, name);
    }
  }
  for (const store of stores) {
    for (const owner of stores) {
      database
        .prepare(
          `INSERT INTO listing (store_id, item_id, kind, list_price, queue_position)
            VALUES (?, ?, 'product', 100, 0)`,
        )
        .run(store, `it_${owner}`);
      const { id } = database
        .prepare('SELECT id FROM listing WHERE store_id = ? AND item_id = ?')
        .get(store, `it_${owner}`) as { id: number };
      const catalogues = oneOf([[], ['one'], ['one', 'two']]);
      for (const name of catalogues) {
        database
          .prepare(
            `INSERT INTO catalogue_listing (catalogue_id, listing_id, position, list_price) VALUES (?, ?, 0, 100)`,
          )
          .run(`ct_${store}_${name}`, id);
      }
    }
  }
}

/** One purchase: a cart, a checkout, orders of one or two suppliers, and some of their life. */
function live(index: number): void {
  const store = oneOf(stores);
  let now = START + below(24 * 60) * HOUR_MS;
  const cart = `cr_${below(HISTORIES)}_${store}`;
  const checkout = `co_${index}`;
  const known = database.prepare('SELECT 1 FROM cart WHERE id = ?').get(cart);
  database.exec(
    known
      ? `UPDATE cart SET lines = '[${index}]', updated_at = ${now} WHERE id = '${cart}'`
      : `INSERT INTO cart (id, store_id, lines, updated_at)
          VALUES ('${cart}', '${store}', '${oneOf(['[]', '[1]'])}', ${now})`,
  );
  if (below(5) === 0) return;
  now += below(3) * HOUR_MS;
  database
    .prepare(
      `INSERT INTO checkout (id, store_id, cart_id, state, parts, currency, locale, address, expires_at, created_at)
        VALUES (?, ?, ?, 'open', '[]', 'MXN', 'es', '', 0, ?)`,
    )
    .run(checkout, store, cart, now);
  if (below(5) === 0) return;
  now += below(30) * HOUR_MS;
  const isFirst = below(2) === 0;
  place(checkout, store, index, isFirst, now);
  if (isFirst && below(4) === 0) {
    write(deleteAwaiting(checkout));
    place(checkout, store, index + HISTORIES, isFirst, now + below(20) * HOUR_MS);
  }
  now += below(40) * HOUR_MS;
  if (isFirst) {
    const end = below(4);
    if (end === 0) return;
    if (end === 1) {
      write(cancelAwaiting(checkout, { accountId: null }, now));
      return;
    }
    const one = aloneIn(checkout);
    if (one && !liveAuthorized({ database, write, below }, { ...one, store, checkout }, now))
      return;
    if (!one) write([moveAwaiting(checkout, 'sent_to_supplier', now)]);
  }
  const orders = database
    .prepare('SELECT id FROM purchase_order WHERE checkout_id = ?')
    .all(checkout) as { id: string }[];
  for (const { id } of orders) goOn(id, now);
}

/** The one order of a checkout that costs something; undefined where it has several. */
function aloneIn(checkout: string): { id: string; total: number } | undefined {
  const all = database
    .prepare('SELECT id, total FROM purchase_order WHERE checkout_id = ?')
    .all(checkout) as { id: string; total: number }[];
  return all.length === 1 && all[0]!.total > 0 ? all[0] : undefined;
}

function place(checkout: string, store: Store, number: number, isFirst: boolean, now: number) {
  const first = oneOf([store, store, oneOf(stores)]);
  const suppliers = new Set(below(2) === 0 ? [first] : [first, oneOf(stores)]);
  const made = [...suppliers].map((supplier, part) => {
    const id = `or_${number}_${part}`;
    const lines = Array.from({ length: 1 + below(3) }, (_, position) => {
      const amount = 1 + below(4);
      const unit_price = 100 * below(50);
      return {
        order_id: id,
        position,
        item_id: `it_${supplier}`,
        sku_id: 'sk',
        snapshot: {},
        amount,
        unit_price,
        total: amount * unit_price,
      };
    });
    const items_total = lines.reduce((sum, { total }) => sum + total, 0);
    const shipping_total = 100 * below(3);
    const order: NewOrder = {
      id,
      number: id,
      checkout_id: checkout,
      store_id: store,
      supplier_id: supplier,
      is_test: 0,
      dssupplier_id: null,
      state: isFirst ? 'awaiting_payment' : 'sent_to_supplier',
      payment_type: isFirst ? 'str_card' : 'cash',
      delivery_type: null,
      collection_address: null,
      delivery_days: null,
      courier_terms: null,
      wanted: null,
      contact: {},
      address: null,
      note: null,
      attribution: oneOf([{}, { referral: 'ana' }, { referral: 'ana', campaign: 'mayo' }]),
      account_id: null,
      currency: 'MXN',
      items_total,
      shipping_total,
      total: items_total + shipping_total,
    };
    return { order, lines };
  });
  write(
    insertOrders(
      made.map(({ order }) => order),
      made.flatMap(({ lines }) => lines),
      [],
      now,
    ),
  );
}

/** Stages on the way of an order, with a charge that its buyer agrees to and a cancellation among them. */
function goOn(order: string, placed: number): void {
  const step = (from: OrderState, to: OrderState, hours: number) =>
    write(moveTo({ order, from, to, actor: 'seller', accountId: null }, placed + hours * HOUR_MS));
  const end = below(5);
  if (end === 0) return;
  if (end === 1) {
    write([keepProposal(order, { day: '2026-06-01', cost: 700 })]);
    step('sent_to_supplier', 'confirm_order', 5);
    write([agreeToCharge(order)]);
    step('confirm_order', 'in_process', 9);
  } else {
    step('sent_to_supplier', 'in_process', 30);
  }
  if (end === 2) step('in_process', 'canceled_by_supplier', 60);
  if (end === 3) step('in_process', 'delivered', 80);
  if (end < 4) return;
  step('in_process', 'awaiting_payment', 81);
  if (below(2) === 0) step('awaiting_payment', 'canceled_by_customer', 82);
}

/** A cell in which random histories of carts, checkouts and orders took place, the same in every run. */
export function liveHistories(): DatabaseSync {
  database = migrated('cell');
  makeStores();
  for (let index = 0; index < HISTORIES; index++) live(index);
  return database;
}
