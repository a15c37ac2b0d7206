import { sql, type Statement } from '../../db/cell-sql.ts';

/** The test mode of a store, and the orders of its tests. */

export interface TestModeRow {
  test_mode: number;
  orders: number;
}

export function findTestMode(storeId: string): Statement<TestModeRow> {
  return sql<TestModeRow>`SELECT test_mode, (SELECT count(*) FROM purchase_order
      WHERE store_id = store.id AND is_test = 1) AS orders
    FROM store WHERE id = ${storeId}`;
}

/** Switches the mode; pages of the store that are kept are made anew. */
export function setTestMode(storeId: string, isOn: boolean, now: number): Statement {
  return sql`UPDATE store SET test_mode = ${isOn ? 1 : 0}, revision = revision + 1, updated_at = ${now}
    WHERE id = ${storeId}`;
}

/**
 * Deletes the tests of a store with all that is known of them, in the order in which their rows name each other.
 * An order that is no test is kept by the database besides.
 */
export function deleteTests(storeId: string): Statement[] {
  const checkouts = sql`SELECT id FROM checkout WHERE store_id = ${storeId} AND is_test = 1`;
  const orders = sql`SELECT id FROM purchase_order WHERE store_id = ${storeId} AND is_test = 1`;
  const payments = sql`SELECT id FROM payment WHERE is_test = 1 AND checkout_id IN (${checkouts})`;
  return [
    sql`DELETE FROM shipment_line WHERE parcel_id IN
      (SELECT id FROM order_shipment WHERE order_id IN (${orders}))`,
    sql`DELETE FROM order_shipment WHERE order_id IN (${orders})`,
    sql`DELETE FROM order_move WHERE order_id IN (${orders})`,
    sql`DELETE FROM order_edit WHERE order_id IN (${orders})`,
    sql`DELETE FROM order_note WHERE order_id IN (${orders})`,
    sql`DELETE FROM order_hold WHERE order_id IN (${orders})`,
    sql`DELETE FROM attendee WHERE order_id IN (${orders})`,
    sql`DELETE FROM order_line WHERE order_id IN (${orders})`,
    sql`DELETE FROM refund_account WHERE order_id IN (${orders})`,
    sql`DELETE FROM dispute_part WHERE order_id IN (${orders})`,
    sql`DELETE FROM dispute WHERE payment_id IN (${payments})`,
    sql`DELETE FROM refund WHERE payment_id IN (${payments})`,
    sql`DELETE FROM order_paid WHERE order_id IN (${orders})`,
    sql`DELETE FROM order_billing WHERE order_id IN (${orders})`,
    sql`DELETE FROM line_share WHERE order_id IN (${orders})`,
    sql`DELETE FROM line_terms WHERE order_id IN (${orders})`,
    sql`DELETE FROM authorization_step WHERE payment_id IN (${payments})`,
    sql`DELETE FROM payment_authorization WHERE payment_id IN (${payments})`,
    sql`DELETE FROM purchase_order WHERE store_id = ${storeId} AND is_test = 1`,
    sql`DELETE FROM payment_try WHERE payment_id IN (${payments})`,
    sql`DELETE FROM payment_event WHERE payment_id IN (${payments})`,
    sql`DELETE FROM payment_notice WHERE payment_id IN (${payments})`,
    sql`DELETE FROM payment WHERE is_test = 1 AND checkout_id IN (${checkouts})`,
    sql`DELETE FROM payment_link WHERE checkout_id IN (${checkouts})`,
    sql`DELETE FROM checkout_branches WHERE checkout_id IN (${checkouts})`,
    sql`DELETE FROM checkout_place WHERE checkout_id IN (${checkouts})`,
    sql`DELETE FROM courier_rate WHERE checkout_id IN (${checkouts})`,
    sql`DELETE FROM hold WHERE checkout_id IN (${checkouts})`,
    sql`DELETE FROM checkout WHERE store_id = ${storeId} AND is_test = 1`,
  ];
}
