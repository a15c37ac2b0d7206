import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { rowsOf, seededDemo, type DemoDatabase } from '../../../tests/support/demo-database.ts';
import { ROOT } from '../../cli/paths.ts';

let demo: DemoDatabase;
beforeAll(async () => {
  demo = await seededDemo(Date.UTC(2026, 10, 21));
});

function termsOfNames() {
  demo.a.exec('CREATE VIRTUAL TABLE name_term USING fts5vocab (listing_name, instance)');
  const rows = rowsOf<object>(demo.a, 'SELECT doc, term FROM name_term ORDER BY doc, term');
  demo.a.exec('DROP TABLE name_term');
  return rows;
}

test('the migration makes of older rows what the index is given today', () => {
  const today = termsOfNames();
  expect(today.length).toBeGreaterThan(1_000);
  const file = join(ROOT, 'edge/db/migrations/cell/0019_words_of_search.sql');
  const [, remake = ''] = readFileSync(file, 'utf8').split("DEFAULT '[]';");
  demo.a.exec(remake);
  expect(termsOfNames()).toEqual(today);
});
