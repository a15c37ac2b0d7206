import { expect, test } from 'vitest';
import type { ReportPoint } from '../../../shared/contracts/reports.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { salesChart } from './server.ts';

const day = (to: string, amount: number, before: number, from = to): ReportPoint => ({
  from,
  to,
  orders: 1,
  amount,
  before: { orders: 0, amount: before },
});

function html(points: ReportPoint[]): string {
  const env = pageEnv({ locale: 'es' });
  return salesChart.render(
    { env, currency: 'MXN', points },
    { locale: 'es', instance: 'c', moduleUrl: '/c.js' },
  );
}

const heights = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`class="${name}"[^>]*height="([\\d.]+)"`, 'g'))].map(([, n]) => n);

test('the tallest bar fills the drawing, and the others are in proportion', () => {
  const text = html([day('2026-11-22', 5_000, 10_000), day('2026-11-23', 0, 2_500)]);
  expect(heights(text, 'now')).toEqual(['50', '0']);
  expect(heights(text, 'before')).toEqual(['100', '25']);
  expect(text).toContain('22 nov: $50.00. Antes: $100.00.');
});

test('the table beside it says the same, and weeks are told by their days', () => {
  const text = html([day('2026-11-23', 5_000, 10_000, '2026-11-17')]);
  expect(text).toContain('<th scope="row">Del 17 nov al 23 nov</th>');
  expect(text).toContain('<td>$50.00</td>');
  expect(text).toContain('Ventas por semana');
});

test('without any sale the bars are flat and nothing is divided by zero', () => {
  const text = html([day('2026-11-22', 0, 0)]);
  expect(heights(text, 'now')).toEqual(['0']);
  expect(text).not.toContain('NaN');
});
