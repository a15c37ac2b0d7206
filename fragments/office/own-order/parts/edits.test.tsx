/** The forms that edit a placed order, and how its history tells of edits. */
import { expect, test } from 'vitest';
import type { EditedLines } from '../../../../shared/contracts/order-edit-view.ts';
import { html, order } from '../fixtures.ts';

const line = {
  item: 'it_1',
  sku: 'sk_1',
  slug: 'falda',
  owner_slug: 'a',
  type: 'product' as const,
  name: 'Falda',
  description: {},
  photo: null,
  amount: 3,
  unit_price: 10_000,
  total: 30_000,
};
const edited: EditedLines = {
  changes: [{ sku: 'sk_1', name: 'Falda', from: 3, to: 1 }],
  was: 39_900,
  becomes: 19_900,
  way: 'less_due',
};

test('the delivery is changed by the fields of its country, as they stand', () => {
  const page = html();
  expect(page).toContain('Cambiar la entrega');
  expect(page).toMatch(/name="full_name"[^>]*value="/);
  expect(page).toMatch(/name="postal_code"/);
  expect(html({ order: { ...order, state: 'in_transit' } })).not.toContain('Cambiar la entrega');
});

test('taking items out is shown before it is saved', () => {
  const given = { order: { ...order, lines: [line] } };
  expect(html(given)).toContain('name="left:sk_1"');
  expect(html(given)).not.toContain('Quitar y avisar');
  const values = { 'left:sk_1': '1', edits: '0' };
  const shown = html({ ...given, values, preview: edited });
  expect(shown).toContain('Falda: 3 → 1');
  expect(shown).toMatch(/Total: \$399\.00 → \$199\.00/);
  expect(shown).toContain('Quitar y avisar');
});

test('the history says what an edit changed, and what was written to the buyer', () => {
  const by = { id: 'ac_1', name: 'Despacho' };
  const edits = [{ at: '2026-11-24T20:00:00.000Z', note: 'Ya no hay', lines: edited, by }];
  const page = html({ order: { ...order, edits } });
  expect(page).toContain('Se quitaron artículos');
  expect(page).toContain('Ya no hay');
});
