/** Asks the search of the demo's stores, in process, and grades its answers. */
import type { SQLInputValue } from 'node:sqlite';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { itemQuery } from '../../../shared/contracts/items.ts';
import { Database } from '../../../edge/db/database.ts';
import { searchItems } from '../../../edge/modules/items/search.ts';
import { forgetWords } from '../../../edge/modules/items/words/memory.ts';
import type { RequestScope } from '../../../edge/unit-of-work/scope.ts';
import { rowsOf, type DemoDatabase } from '../../support/demo-database.ts';
import { gradeOf, type Judgement } from './judgement.ts';
import { LOOKED_AT, ndcg } from './ndcg.ts';

export interface Judged extends Judgement {
  readonly ndcg: number;
  /** Slugs of the first ten results. */
  readonly found: readonly string[];
}

/** The results of each judged query, asked for the time of the demo's seed. */
export async function evaluate(
  demo: DemoDatabase,
  queries: readonly Judgement[],
  now: number,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const query of queries) judged.push(await judge(demo, query, now));
  return judged;
}

/** The mean of all queries. */
export function meanOf(judged: readonly Judged[]): number {
  return judged.reduce((sum, one) => sum + one.ndcg, 0) / judged.length;
}

async function judge(demo: DemoDatabase, query: Judgement, now: number): Promise<Judged> {
  const storeId = `st_${query.store}` as StoreId;
  const cell = [demo.a, demo.b].find(
    (one) => rowsOf(one, 'SELECT 1 FROM store WHERE id = ?', storeId).length > 0,
  );
  if (!cell) throw new Error(`no store ${query.store}`);
  const [own] = rowsOf<{ country: string }>(
    cell,
    'SELECT country FROM store WHERE id = ?',
    storeId,
  );
  const settle = (country: string) => {
    cell.prepare('UPDATE store SET country = ? WHERE id = ?').run(country, storeId);
    forgetWords(storeId);
  };
  settle(query.country ?? own!.country);
  try {
    const scope = scopeOf(cell, storeId, now);
    const asked = itemQuery.parse({ text: query.text, limit: LOOKED_AT });
    const { results } = await searchItems(scope, asked, false);
    const found = results.map(({ slug }) => slug);
    const listed = rowsOf<{ slug: string }>(
      cell,
      `SELECT i.slug FROM listing l JOIN item i ON i.id = l.item_id
        WHERE l.store_id = ? AND l.shown = 1`,
      storeId,
    );
    const grades = (slugs: readonly string[]) => slugs.map((slug) => gradeOf(query, slug));
    const all = grades(listed.map(({ slug }) => slug));
    return { ...query, found, ndcg: ndcg(grades(found), all) };
  } finally {
    settle(own!.country);
  }
}

/** The part of a request's scope that a search reads. */
function scopeOf(cell: DemoDatabase['a'], storeId: StoreId, now: number): RequestScope {
  const bound = (text: string, params: readonly SQLInputValue[]) => ({
    text,
    params,
    bind: (...values: SQLInputValue[]) => bound(text, values),
  });
  type Bound = ReturnType<typeof bound>;
  const d1 = {
    prepare: (text: string) => bound(text, []),
    batch: (statements: readonly Bound[]) =>
      Promise.resolve(
        statements.map(({ text, params }) => ({ results: cell.prepare(text).all(...params) })),
      ),
  };
  return {
    tenant: { storeId },
    locale: 'es',
    cell: new Database<'cell'>('a', d1 as unknown as D1Database),
    ports: { clock: { now: () => now } },
  } as unknown as RequestScope;
}
