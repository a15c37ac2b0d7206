import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import { accountRows } from './accounts.ts';
import { readDemoStores } from './demo-files.ts';

interface Account {
  readonly id: string;
  readonly username: string;
  readonly password: string;
}

const demo = join(ROOT, 'edge/demo');
const accounts = JSON.parse(readFileSync(join(demo, 'accounts.json'), 'utf8')) as Account[];
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');

test('the README’s table names every account of the seed, and no other', () => {
  const table = /\| user \|[^]*?\n\n/.exec(readme)?.[0] ?? '';
  const cells = table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|')[1] ?? '');
  const named = [...cells.join().matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual(accounts.map(({ username }) => username).toSorted());
});

test('the README’s password opens all of them', () => {
  for (const { password } of accounts) expect(readme).toContain(`password \`${password}\``);
});

test('every store has its owner among them', () => {
  const ids = accounts.map(({ id }) => id);
  for (const { slug, owner } of readDemoStores(demo)) expect(ids, slug).toContain(owner);
});

test('no password stands in a row', async () => {
  const rows = await accountRows(demo, 0);
  for (const { password } of accounts) {
    expect(JSON.stringify(rows)).not.toContain(password);
  }
});

test('the owner of the root store advises its resellers, from nine to six', async () => {
  const rows = await accountRows(demo, 0);
  const advisors = rows.filter(({ text }) => text.startsWith('INSERT INTO advisor'));
  const told = advisors.map(({ params }) => JSON.parse(String(params[0])) as unknown);
  expect(told).toEqual([
    [expect.objectContaining({ root_id: 'st_mercado', account_id: 'ac_mercado', hours: '"day"' })],
  ]);
});
