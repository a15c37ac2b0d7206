import { beforeAll, expect, test } from 'vitest';
import { startPlatform, type Platform } from './platform.ts';
import { listItems, openStore } from './stores.ts';

const COUNT = 1_250;
const grande = { slug: 'grande', cell: 'a' } as const;
const justa = { slug: 'justa', cell: 'a' } as const;

let platform: Platform;
beforeAll(async () => {
  await openStore(grande);
  await openStore(justa);
  await listItems(grande, COUNT);
  await listItems(justa, 1_000);
  platform = startPlatform();
});

interface List {
  results: { name: string }[];
  matches_estimated: number;
  facets?: { types: { count: number }[]; available: number };
}

async function list(slug: string, query: string): Promise<List> {
  const answer = await platform.ask(`http://${slug}.localhost/api/products-list-public?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as List;
}

test('a count is exact up to 1,000', async () => {
  expect((await list('justa', 'limit=1')).matches_estimated).toBe(1_000);
  expect((await list('justa', 'limit=100&offset=900')).matches_estimated).toBe(1_000);
  expect((await list('justa', 'limit=100&offset=1000')).matches_estimated).toBe(1_000);
});

test('beyond, it never says less than there is to turn to', async () => {
  const first = await list('grande', 'limit=100');
  expect(first.matches_estimated).toBeGreaterThan(1_000);
  expect(first.matches_estimated).toBeLessThanOrEqual(COUNT);
  const seen = new Set<string>();
  for (let offset = 0; ; offset += 100) {
    const page = await list('grande', `limit=100&offset=${offset}`);
    for (const { name } of page.results) seen.add(name);
    expect(page.matches_estimated).toBeGreaterThanOrEqual(offset + page.results.length);
    // A client that pages by the count reaches the end.
    if (offset + 100 >= page.matches_estimated) break;
  }
  expect(seen.size).toBe(COUNT);
});

test('the last page knows the number', async () => {
  const last = await list('grande', 'limit=100&offset=1200');
  expect(last.results).toHaveLength(50);
  expect(last.matches_estimated).toBe(COUNT);
});

test('counts beside filters cost no more', async () => {
  const { facets } = await list('grande', 'limit=1&facets=true');
  expect(facets?.types[0]?.count).toBeGreaterThan(1_000);
  expect(facets?.available).toBeGreaterThan(1_000);
});

test('a page far behind is answered all the same', async () => {
  for (const page of [34, 35, 36, 2_000, 2_001]) {
    const answer = await platform.ask(`http://grande.localhost/productos?page=${page}`);
    expect(answer.status, String(page)).toBe(200);
    await answer.text();
  }
});
