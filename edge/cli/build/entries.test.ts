import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildClient } from './client.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'entries-'));
  put('package.json', '{}');
  put('package-lock.json', '{}');
  put(
    'fragments/_runtime/define.ts',
    'export const defineFragment = (...all) => console.log(all);',
  );
});

afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function fragment(name: string, hydrate: string, view: string): void {
  put(`fragments/office/${name}/manifest.ts`, `export const manifest = { hydrate: '${hydrate}' };`);
  put(`fragments/office/${name}/view.tsx`, view);
}

const build = () => buildClient({ root, dist: join(root, 'dist'), dev: true });

test('a fragment that hydrates has a module without an index.ts, and a silent one has none', async () => {
  fragment('big-list', 'load', "export const BigListView = () => 'seen';");
  fragment('still', 'never', 'export const StillView = () => null;');
  fragment('own', 'load', 'export const OwnView = () => null;');
  put('fragments/office/own/index.ts', "console.log('own entry');");
  const { fragments } = await build();
  expect(Object.keys(fragments).toSorted()).toEqual(['shop-big-list', 'shop-own']);
  const textOf = (name: string) =>
    readFileSync(join(root, 'dist/client', fragments[name]?.module ?? ''), 'utf8');
  expect(textOf('shop-big-list')).toMatch(/seen/);
  expect(textOf('shop-own')).toMatch(/own entry/);
});

test('a view of another name than its folder stops the build', async () => {
  fragment('big-list', 'load', 'export const OtherView = () => null;');
  await expect(build()).rejects.toThrow('BigListView');
});
