import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { es as t } from './messages/es.ts';
import type { OwnDeliveryProps, OwnPart } from './props.ts';
import { OwnDeliveryView } from './view.tsx';

const PART: OwnPart = {
  supplier: 'st_1',
  supplier_name: 'Casa',
  cost: 8_000,
  currency: 'MXN',
  days: ['2026-11-30', '2026-12-05'],
  windows: [{ from: '09:00', to: '13:00' }],
  is_chosen: false,
  wanted: null,
};

const html = (given: Partial<OwnDeliveryProps> = {}) =>
  renderToString(
    <OwnDeliveryView
      t={t}
      env={pageEnv()}
      path="/checkout/co_1"
      parts={[PART]}
      idempotencyKey="key"
      values={{}}
      errors={{}}
      error={null}
      {...given}
    />,
  ).replaceAll('<!-- -->', '');

test('closed, it offers the days and hours of the store with its cost', () => {
  const text = html();
  expect(text).not.toMatch(/<details[^>]* open/);
  expect(text).toContain(t.ask);
  expect(text).toMatch(/Cuesta \$80\.00/);
  expect(text).toContain('<option value="2026-12-05">sábado 5 de diciembre</option>');
  expect(text).toContain('<option value="09:00–13:00">');
  expect(text).not.toContain('La parte de');
});

test('a choice is told where it is closed, and shown in its form', () => {
  const wanted = { date: '2026-11-30', from: '09:00', to: '13:00' };
  const text = html({
    parts: [
      { ...PART, is_chosen: true, wanted },
      { ...PART, supplier: 'st_2' },
    ],
  });
  expect(text).toContain('Lo entrega la tienda el lunes 30 de noviembre, 09:00–13:00');
  expect(text).toContain('<option value="2026-11-30" selected="">');
  expect(text).toContain('La parte de Casa');
  expect(html({ parts: [{ ...PART, is_chosen: true, cost: 0 }] })).toContain(t.free);
});

test('a refused form is open, with what it lacks', () => {
  const values = { supplier: 'st_1', date: '2026-12-05' };
  const text = html({ values, errors: { hours: t.needsHours } });
  expect(text).toMatch(/<details[^>]* open/);
  expect(text).toContain(t.needsHours);
  expect(text).toContain('<option value="2026-12-05" selected="">');
});
