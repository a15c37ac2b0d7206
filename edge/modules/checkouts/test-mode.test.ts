import { expect, test } from 'vitest';
import { migrated } from '../../../tests/support/migrated.ts';
import { deleteTests } from './test-mode.ts';

/** What a test never has: its calls are refused, or the database refuses their rows. */
const NEVER = [
  'courier_label',
  'event_cancellation_order',
  'file_download',
  'global_invoice_order',
  'in_store_sale',
  'invoice',
  'ledger_posting',
  'order_receipt',
  'past_label',
  'payment_arrival',
  'return_request',
  'review',
  'settlement_hand',
  'settlement_line',
  'ticket',
  'waiting_entry',
];
/** Rows whose parts name them. */
const PARENTS = ['checkout', 'purchase_order', 'payment', 'order_shipment', 'dispute', 'refund'];

test('whatever names an order, a payment or a checkout goes with a deleted test, or no test has it', () => {
  const cell = migrated('cell');
  const tables = cell.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all() as {
    name: string;
  }[];
  const naming = tables
    .map(({ name }) => name)
    .filter((name) =>
      (cell.prepare(`PRAGMA foreign_key_list("${name}")`).all() as { table: string }[]).some(
        ({ table }) => PARENTS.includes(table),
      ),
    );
  const deleted = deleteTests('st_una').map(
    ({ text }) => /DELETE FROM (\w+)/.exec(text)?.[1] ?? '',
  );
  const gone = new Set([...deleted, ...NEVER]);
  expect(naming.filter((name) => !gone.has(name))).toEqual([]);
  expect(NEVER.filter((name) => !naming.includes(name) || deleted.includes(name))).toEqual([]);
});
