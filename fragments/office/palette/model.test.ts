import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { officeWays } from '../../../shared/i18n/office-ways.ts';
import { keychainOf, type StoreRole } from '../../../shared/rules/permissions.ts';
import { OFFICE_MENU } from '../../../tests/support/page-context.ts';
import { paletteModel, TYPING_MS } from './model.ts';

const waysOf = (role: StoreRole) =>
  officeWays(OFFICE_MENU, [...keychainOf(role, { store_type: 'other', is_proxy: false })], {
    base: '/tienda/a',
    tag: 'es-MX',
  });
/** An edge that finds an order for every text, and keeps the texts. */
function edge(status = 200) {
  const asked: string[] = [];
  const api: Parameters<typeof paletteModel>[1] = {
    base: '/tienda/a',
    tag: 'es-MX',
    fetch: (url) => {
      asked.push(new URL(url, 'http://a.test').searchParams.get('text') ?? '');
      const results = [{ kind: 'order', id: 'or_1', name: `7X ${asked.at(-1)}` }];
      const body = { results, matches_estimated: 1 };
      return Promise.resolve(Response.json(body, { status }));
    },
  };
  return { api, asked };
}
const { api: silent } = edge(500);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the store is searched once typing rests, and what it has leads to its page', async () => {
  const { api, asked } = edge();
  const model = paletteModel(waysOf('owner'), api);
  for (const text of ['f', 'fa', ' fald']) model.type(text);
  await vi.advanceTimersByTimeAsync(TYPING_MS);
  expect(asked).toEqual(['fald']);
  expect(model.$found.value).toMatchObject([
    { group: 'found', label: '7X fald', href: '/tienda/a/admin/ordenes/or_1' },
  ]);
  model.type('7x fal');
  expect(found(model)).toEqual(['7X fald']);
  model.type('zzqq');
  expect(found(model)).toEqual([]);
  model.type('f');
  expect(found(model).some((label) => label.startsWith('7X'))).toBe(false);
  await vi.advanceTimersByTimeAsync(TYPING_MS);
  expect(asked).toHaveLength(1);
});

test('a search that fails leaves the pages', async () => {
  const model = paletteModel(waysOf('owner'), silent);
  model.type('equi');
  await vi.advanceTimersByTimeAsync(TYPING_MS + 20_000);
  expect(found(model)).toEqual(['Equipo', 'Invitar a alguien al equipo']);
});
const found = (model: ReturnType<typeof paletteModel>) =>
  model.$found.value.map((way) => way.label);

test('a typed word begins a word of each result, whatever its accents', () => {
  const model = paletteModel(waysOf('owner'), silent);
  model.type('  INVÍT equipo ');
  expect(found(model)).toEqual(['Invitar a alguien al equipo']);
  model.type('equi');
  expect(found(model)).toEqual(['Equipo', 'Invitar a alguien al equipo']);
  model.type('quipo');
  expect(found(model)).toEqual([]);
  expect(model.$active.value).toBe(-1);
});

test('the choice goes around the ends, and begins anew with every letter', () => {
  const model = paletteModel(waysOf('owner'), silent);
  const last = waysOf('owner').length - 1;
  model.move(-1);
  expect(model.$active.value).toBe(last);
  model.move(1);
  expect(model.$active.value).toBe(0);
  model.move(1);
  model.type('equi');
  expect(model.$active.value).toBe(0);
});

test('an account is offered only what its grants allow', () => {
  const pathsOf = (role: StoreRole) => waysOf(role).map(({ href }) => href);
  expect(pathsOf('owner')).toContain('/tienda/a/admin/equipo#invite');
  expect(pathsOf('admin').join(' ')).not.toContain('/admin/equipo');
  expect(pathsOf('dispatcher').join(' ')).not.toContain('/admin/');
  expect(pathsOf('customer')).toEqual([]);
});
