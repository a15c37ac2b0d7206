import { expect, test } from 'vitest';
import { migrated } from '../../../tests/support/migrated.ts';
import { listSharedOrders } from './audit-share-statements.ts';

const ALL = { network: 'st_una', last: '', limit: 10 };

test('orders with terms are found by the postings behind a seal alone, and their terms are not read one by one', () => {
  const cell = migrated('cell');
  cell.exec(
    `PRAGMA foreign_keys = OFF;
     INSERT INTO store (id, slug, owner, name, store_type, country, currency, profile, updated_at)
       VALUES ('st_una', 'una', 'o', 'Una', 'other', 'MX', 'MXN', '{}', 0)`,
  );
  for (const order of ['or_a', 'or_b', 'or_c', 'or_d']) {
    cell
      .prepare(
        `INSERT INTO ledger_posting (cause, line, network_id, currency, debit, credit, amount, order_id, posted_at)
         VALUES ('paid:' || ?1, 1, 'st_una', 'MXN', 'bank', 'loss', 1, ?1, 0)`,
      )
      .run(order);
    if (order === 'or_c') continue;
    cell
      .prepare(
        `INSERT INTO line_terms (order_id, line, margin, plan, rates, earning, reason)
         VALUES (?, 0, 0, '', '{}', '[]', 'no_rates')`,
      )
      .run(order);
  }
  cell.exec('ANALYZE');
  const found = (after: number, last = '') => {
    const { text, params } = listSharedOrders({ ...ALL, after, last });
    return (cell.prepare(text).all(...(params as string[])) as { id: string }[]).map(
      ({ id }) => id,
    );
  };
  expect(found(0)).toEqual(['or_a', 'or_b', 'or_d']);
  expect(found(0, 'or_a')).toEqual(['or_b', 'or_d']);
  expect(found(1)).toEqual(['or_b', 'or_d']);
  expect(found(2)).toEqual(['or_d']);
  // As in a cell of a million orders, where a join reads every order's terms to fill a filter.
  cell.exec(`DELETE FROM sqlite_stat1 WHERE tbl IN ('ledger_posting', 'line_terms');
    INSERT INTO sqlite_stat1 VALUES ('ledger_posting', 'ledger_posting_by_network', '3000000 3000000 1'),
      ('line_terms', 'line_terms', '50000 1 1');
    ANALYZE sqlite_schema`);
  const { text, params } = listSharedOrders({ ...ALL, after: 1 });
  const plan = cell.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...(params as string[])) as {
    detail: string;
  }[];
  expect(plan.map(({ detail }) => detail)).toEqual([
    'SEARCH t USING PRIMARY KEY (order_id=?)',
    'LIST SUBQUERY 1',
    'SEARCH l USING INDEX ledger_posting_by_network (network_id=? AND n>?)',
  ]);
});
