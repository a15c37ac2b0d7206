/** The data on disk after the kills, read while no server runs. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Opens the one database below a folder in which the query finds a row. */
export function openWhere(folder: string, query: string): DatabaseSync {
  for (const file of globSync('**/*.sqlite', { cwd: folder })) {
    const database = new DatabaseSync(join(folder, file));
    try {
      if (database.prepare(query).get() !== undefined) return database;
    } catch {
      // The file is another kind of database.
    }
    database.close();
  }
  throw new Error(`no database below ${folder} answers ${query}`);
}

/** The cell that holds the demo shop. */
export function openCellOf(stateDir: string): DatabaseSync {
  return openWhere(
    join(stateDir, 'data'),
    `SELECT 1 FROM store WHERE id = 'st_moda' AND owner <> ''`,
  );
}

export interface OrderRow {
  readonly id: string;
  readonly checkout: string;
  readonly cart: string;
  readonly state: string;
}

export interface PaymentRow {
  readonly id: string;
  readonly checkout: string;
  readonly state: string;
  readonly tries: number;
  readonly amount: number;
}

export interface Books {
  readonly orders: readonly OrderRow[];
  readonly payments: readonly PaymentRow[];
  /** Webhooks of the provider that were received. */
  readonly events: number;
  readonly checkoutsByCart: ReadonlyMap<string, number>;
  /** Variant → units that were sold, are held, are counted as held, and are on the shelf. */
  readonly stock: readonly {
    readonly sku: string;
    readonly onHand: number;
    readonly reserved: number;
    readonly held: number;
    readonly sold: number;
  }[];
  readonly holds: readonly { readonly checkout: string; readonly until: number }[];
  /** Checkouts that were bought → mails queued, mails sent. */
  readonly mails: readonly {
    readonly checkout: string;
    readonly asked: number;
    readonly sent: number;
  }[];
}

/** The demo's own orders took no stock and wrote no mail. */
const NOT_SEEDED = "c.id NOT LIKE 'co_demo%'";

/** Reads all data that the checks need. */
export function readBooks(stateDir: string, skus: readonly string[]): Books {
  const cell = openCellOf(stateDir);
  const all = <Row>(text: string, ...values: string[]) =>
    cell.prepare(text).all(...values) as unknown as Row[];
  try {
    return {
      orders: all<OrderRow>(
        `SELECT o.id, o.checkout_id AS checkout, c.cart_id AS cart, o.state
         FROM purchase_order o JOIN checkout c ON c.id = o.checkout_id WHERE ${NOT_SEEDED}`,
      ),
      payments: all<PaymentRow>(
        'SELECT id, checkout_id AS checkout, state, tries, amount FROM payment',
      ),
      events: all('SELECT event_id FROM payment_event').length,
      checkoutsByCart: new Map(
        all<{ cart: string; count: number }>(
          'SELECT cart_id AS cart, count(*) AS count FROM checkout GROUP BY cart_id',
        ).map(({ cart, count }) => [cart, count]),
      ),
      stock: all<Books['stock'][number]>(
        `SELECT k.id AS sku, k.on_hand AS onHand, k.reserved,
           coalesce((SELECT sum(amount) FROM hold h WHERE h.sku_id = k.id), 0) AS held,
           coalesce((SELECT sum(l.amount) FROM order_line l JOIN purchase_order o ON o.id = l.order_id
             JOIN checkout c ON c.id = o.checkout_id AND ${NOT_SEEDED}
             WHERE l.sku_id = k.id AND o.state = 'sent_to_supplier'), 0) AS sold
         FROM sku k WHERE k.id IN (SELECT value FROM json_each(?))`,
        JSON.stringify(skus),
      ),
      holds: all('SELECT checkout_id AS checkout, expires_at AS until FROM hold'),
      mails: all(
        `SELECT c.id AS checkout,
           (SELECT count(*) FROM outbox x WHERE x.payload ->> 'checkout' = c.id) AS asked,
           (SELECT count(*) FROM outbox x JOIN sent_mail m ON m.id = x.id
             WHERE x.payload ->> 'checkout' = c.id AND x.delivered_at IS NOT NULL) AS sent
         FROM checkout c WHERE c.state = 'placed' AND ${NOT_SEEDED}`,
      ),
    };
  } finally {
    cell.close();
  }
}

export interface ChargeRow {
  readonly reference: string;
  readonly status: string;
  readonly amount: number;
  readonly refunded: number;
}

/** Reads the provider's own charges. */
export function readCharges(folder: string): ChargeRow[] {
  const ledger = openWhere(folder, 'SELECT 1 FROM charges');
  try {
    return ledger
      .prepare(
        `SELECT reference, status, amount, (SELECT coalesce(sum(amount), 0) FROM refunds r
           WHERE r.charge_id = charges.id AND r.status = 'success') AS refunded FROM charges`,
      )
      .all() as unknown as ChargeRow[];
  } finally {
    ledger.close();
  }
}
