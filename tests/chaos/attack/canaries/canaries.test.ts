import { expect, test } from 'vitest';
import { canariesIn } from './part.ts';
import { CANARY, rowsOf, tenants } from './tenants.ts';

const all = tenants(50);

test('each tenant has a canary, a colour and ids of its own', () => {
  for (const name of ['canary', 'color', 'slug', 'catalogue'] as const) {
    expect(new Set(all.map((tenant) => tenant[name])).size).toBe(50);
  }
  expect(all.every(({ canary }) => canary.match(CANARY)?.length === 1)).toBe(true);
});

test('a tenant’s rows hold its canary, and no other', () => {
  const [one, other] = all;
  const rows = JSON.stringify(rowsOf(one!));
  expect(canariesIn({ head: '', body: rows }, one!)).toEqual({ own: true, others: [] });
  const { own, others } = canariesIn({ head: '', body: rows }, other!);
  expect(own).toBe(false);
  expect(new Set(others)).toEqual(new Set([one!.color, one!.canary.toLowerCase()]));
});

test('a canary is found in a header, in capitals, in an address and as a colour', () => {
  const [one, other] = all;
  const seen = (head: string, body: string) => canariesIn({ head, body }, one!).others.length;
  expect(seen('', 'nothing')).toBe(0);
  expect(seen(`location: /${other!.canary}`, '')).toBe(1);
  expect(seen('', other!.canary.toUpperCase())).toBe(1);
  expect(seen('', `a-${other!.canary.toLowerCase()}-b`)).toBe(1);
  expect(seen('', `color:${other!.color};`)).toBe(1);
});
