import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../../tests/support/demo-database.ts';
import { migrated } from '../../../tests/support/migrated.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { countDisputed, countUnanswered, listDisputed } from './disputed-statements.ts';

const page = { offset: 0, limit: 30 };
const every = { text: '', from: null, until: null };

let cell: DatabaseSync;
beforeAll(() => {
  cell = migrated('cell');
  cell.exec('ANALYZE');
});

/** SQLite's query plan, a line for each step. */
function planOf({ text, params }: Statement): string {
  return rowsOf<{ detail: string }>(
    cell,
    `EXPLAIN QUERY PLAN ${text}`,
    ...(params as SQLInputValue[]),
  )
    .map(({ detail }) => detail)
    .join('\n');
}

test.each([
  ['open', {}],
  ['over', {}],
  ['open', { payment_type: 'str_card', text: 'K7', from: 1, until: 2 }],
  ['over', { text: 'ana@example.com' }],
] as const)('the %s ones of a store come by their index, in its order: %j', (stage, more) => {
  const filter = { ...every, ...more, stage };
  const listed = planOf(listDisputed('st_a', filter, page));
  expect(listed).toContain(`SEARCH d USING INDEX dispute_${stage} (store_id=?)`);
  expect(listed).toMatch(/SEARCH p USING INDEX sqlite_autoindex_payment_\d \(id=\?\)/);
  for (const plan of [listed, planOf(countDisputed('st_a', filter, 1_001))]) {
    expect(plan).not.toMatch(/SCAN (d|p)\b|TEMP B-TREE FOR ORDER/);
  }
});

test('what waits for an answer is counted among the open ones that are not due yet', () => {
  expect(planOf(countUnanswered('st_a', 1, 1_001))).toMatch(
    /SEARCH dispute USING INDEX dispute_open \(store_id=\? AND <expr>>\?\)/,
  );
});
