import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Contract } from '../../shared/contracts/contract.ts';
import { isOpenToStores } from '../../shared/rules/new-store.ts';
import { icons } from '../../shared/ui/icons.ts';
import { contracts } from '../../tests/support/contracts.ts';
import { callsOf, endpointTable } from '../http/endpoint-table.ts';
import { wings } from './index.ts';

const pages = wings.flatMap((wing) => wing.pages);

/** True when one address can match both patterns: where they differ, one has a parameter. */
function overlap(one: string, other: string): boolean {
  const [parts, others] = [one.split('/'), other.split('/')];
  return (
    parts.length === others.length &&
    parts.every((part, index) => {
      const beside = others[index] ?? '';
      return part === beside || takes(part, beside) || takes(beside, part);
    })
  );
}

/** Whether a part of a pattern is a parameter that the other part can be a value of. */
function takes(part: string, value: string): boolean {
  const [, shape] = /^:\w+(?:\{(.+)\})?$/.exec(part) ?? [];
  if (shape === undefined || value.startsWith(':')) return part.startsWith(':');
  return new RegExp(`^${shape}$`).test(value);
}

test('no two pages answer one address', () => {
  const paths = pages.flatMap((page) => page.paths);
  const clashes = paths.flatMap((path, index) =>
    paths.slice(index + 1).filter((other) => overlap(path, other)),
  );
  expect(clashes).toEqual([]);
  expect(overlap('/a/:b', '/a/c')).toBe(true);
  expect(overlap('/a/:b{~.+}', '/a/c')).toBe(false);
  expect(overlap('/a/:b{~.+}', '/a/~c')).toBe(true);
  expect(overlap('/a/:b{~.+}', '/a/:c')).toBe(true);
});

/** Whether the address of a call is answered by another one that is asked before it. */
function hides(before: Contract, call: Contract): boolean {
  if (before.method !== call.method || before.service !== call.service) return false;
  const [parts, others] = [before.path.split('/'), call.path.split('/')];
  return (
    parts.length === others.length &&
    parts.every((part, index) => part.startsWith('{') || part === others[index])
  );
}

test('no call stands behind another one that answers its address', () => {
  const calls = callsOf(wings.flatMap((wing) => wing.endpoints)).map(({ contract }) => contract);
  const hidden = calls.flatMap((call, index) =>
    calls.slice(0, index).flatMap((before) => (hides(before, call) ? [[before.id, call.id]] : [])),
  );
  expect(hidden).toEqual([]);
  const store = contracts.find(({ id }) => id === 'store.fetch') ?? expect.fail();
  expect(hides(store, { ...store, path: '/opening-hours' })).toBe(true);
  expect(hides({ ...store, path: '/opening-hours' }, store)).toBe(false);
});

test('no two pages share a name', () => {
  const names = pages.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('each contract of the folder is answered, and once', () => {
  const endpoints = wings.flatMap((wing) => wing.endpoints);
  expect(endpointTable(endpoints).size).toBe(endpoints.length);
  const answered = callsOf(endpoints).map(({ contract }) => contract.id);
  expect(answered.toSorted()).toEqual(contracts.map(({ id }) => id).toSorted());
});

test('each form of a page makes a call that an endpoint answers, and that is not a read', () => {
  const table = endpointTable(wings.flatMap((wing) => wing.endpoints));
  const forms = pages.flatMap((page) => Object.values(page.forms ?? {}));
  expect(forms.length).toBeGreaterThan(0);
  for (const { call } of forms) {
    expect(table.has(call), call.id).toBe(true);
    expect(call.method, call.id).not.toBe('get');
  }
});

test('the menu of the back office leads to pages, and names each once', () => {
  const menu = wings.flatMap((wing) => wing.menu);
  expect(new Set(menu.map(({ name }) => name)).size).toBe(menu.length);
  for (const { path, needs } of menu) {
    const page = pages.find(({ paths }) => paths.includes(path)) ?? expect.fail(path);
    expect(page.needs, path).toBe(needs ?? 'account');
  }
});

test('each page of the account has an icon of its own, which browsers load', () => {
  const own = wings.flatMap((wing) => wing.menu).filter(({ needs }) => needs === undefined);
  const named = own.map(({ icon }) => icon);
  expect(named).toEqual([...new Set(named)]);
  expect(named.filter((name) => !Object.hasOwn(icons, name))).toEqual([]);
});

test('no new store can be called as the first part of an address of the platform', () => {
  const mounts = ['site', 'app'].flatMap((name) =>
    Array.from(
      readFileSync(new URL(`../${name}.ts`, import.meta.url), 'utf8').matchAll(
        /\.(?:get|post|route|all)\('(\/[^']+)'/g,
      ),
      ([, path = '']) => path,
    ),
  );
  expect(mounts).toContain('/api');
  const paths = [...mounts, ...pages.flatMap((page) => page.paths)];
  const first = new Set(paths.map((path) => path.split('/')[1] ?? ''));
  expect([...first].filter((name) => isOpenToStores(name))).toEqual([]);
});
