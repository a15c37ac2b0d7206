import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnySample } from '../../../shared/contracts/contract.ts';
import type { ItemList } from '../../../shared/contracts/items.ts';
import { contracts } from '../../support/contracts.ts';
import { anaByPath, casa, moda } from '../shops.ts';
import type { Shop } from '../../support/visit.ts';
import { answered, expectAnswer, untried, type Given } from './held.ts';
import { recordAnswers } from './record-answers.ts';
import { signInAs } from './person.ts';
import { someLine, type Line } from './purchase.ts';

let line: Line;
beforeAll(async () => {
  line = await someLine(moda);
});

/** The id in a sample that only this shop could make. */
const MADE = '0'.repeat(26);
const isMade = (sample: AnySample): boolean => JSON.stringify(sample).includes(MADE);

describe('a public read answers its sample', () => {
  const reads = contracts.filter(
    ({ method, access, sample }) => method === 'get' && access === 'public' && !isMade(sample),
  );
  test.each(reads.map(({ id }) => id))('%s', async (id) => {
    await expectAnswer(id);
  });

  test.each<[string, Given]>([
    ['store.menu', { params: { name: 'other' } }],
    ['published.franchises', { shop: casa, query: {} }],
    ['published.catalogues', { query: {} }],
    ['products-list-public.search', { query: {} }],
    ['products-list-public.search', { shop: anaByPath, query: { available: 'true' } }],
    ['products-list-public.search', { query: { limit: 100, variants: 'true' } }],
  ])('%s %j too', async (id, given) => {
    await expectAnswer(id, given);
  });

  test('public.item, for every kind and case of the store', async () => {
    const list = await expectAnswer<ItemList>('products-list-public.search', {
      query: { limit: 100 },
    });
    const published = list.results.filter((item) => item.list_state === 'published');
    const names = published.map((item) => item.id);
    await Promise.all(names.map((id) => expectAnswer('public.item', { params: { id } })));
    expect(names.length).toBeGreaterThan(50);
  });
});

/**
 * The calls whose input this shop makes first, one file for each wing. The exported functions of a
 * file make its calls, each in the order in which they have to be made.
 */
const stories = import.meta.glob<Record<string, (shop: Shop, line: Line) => Promise<void>>>(
  './*-calls.ts',
  { eager: true },
);

describe.each(Object.entries(stories))('%s makes calls that answer', (_, functions) => {
  test.each(Object.entries(functions))('%s', async (_name, make) => {
    await expect(make(moda, line)).resolves.toBeUndefined();
  });
});

afterAll(async () => {
  // The other calls are made with their samples, by the owner where they need an account.
  const owner = { headers: await signInAs(moda, 'lirio') };
  for (const { id, access, sample } of contracts.filter((one) => untried().includes(one.id))) {
    if (!isMade(sample)) await expectAnswer(id, access === 'public' ? {} : owner);
  }
  // A contract that no test calls would go unchecked.
  const missing = untried();
  if (missing.length > 0) throw new Error(`not called: ${missing.join(', ')}`);
  if (process.env['RECORD_ANSWERS']) recordAnswers(answered(), new URL(moda.origin).port);
});
