import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SalesReport } from '../../../shared/contracts/reports.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { aWeek } from './fixtures.ts';
import { messages } from './messages/en.ts';
import { SalesReportView } from './view.tsx';

function html(
  change: Partial<SalesReport> = {},
  locale: 'es' | 'en' = 'es',
  canAdd = true,
): string {
  const props = {
    env: pageEnv({ locale, tag: locale === 'es' ? 'es-MX' : 'en-US', base: '/tienda/a' }),
    report: { ...aWeek, ...change },
    canAdd,
  };
  return renderToString(
    <SalesReportView {...props} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}

test('each figure is told beside the one before, in words', () => {
  const text = html();
  expect(text).toContain('$1,200.00');
  expect(text).toContain('20 % menos que antes ($1,500.00)');
  expect(text).toContain('20 % más que antes (10)');
  expect(text).toContain(messages.es.fresh);
  expect(html({}, 'en')).toContain('20% less than before (MX$1,500.00)');
});

test('an average of no orders is none', () => {
  const none = {
    ...aWeek.totals.before,
    orders: 0,
    amount: 0,
  };
  expect(html({ totals: { now: none, before: none } })).toContain('Igual que antes ($0.00)');
});

test('the way of carts is told in shares of them', () => {
  expect(html()).toContain('35 % de los carritos · Antes: 22 %');
  const none = { carts: 0, checkouts: 0, ordered: 0, sold: 0 };
  expect(html({ funnel: { now: none, before: none } })).toContain(messages.es.noCarts);
  expect(html({ way: 'supplied' })).not.toContain(messages.es.funnel);
});

test('names are text, and what is gone says so', () => {
  const text = html();
  expect(text).toContain('&lt;b&gt;Falda&lt;/b&gt;');
  expect(text).toContain(messages.es.gone);
  expect(text).toContain('Campaña mayo · Recomendación de ana');
  expect(text).toContain(messages.es.direct);
  expect(text).toContain('Queda 1');
  expect(text).toContain(messages.es.soldOut);
});

test('the choices stay in the links, and are asked for only where there are any', () => {
  expect(html()).not.toContain('<select');
  const text = html({ has_ways: true, way: 'shop', currencies: ['MXN', 'USD'], currency: 'USD' });
  expect(text).toContain(
    'href="/tienda/a/admin/reportes?period=12m&amp;way=shop&amp;currency=USD"',
  );
  expect(text).toContain('/admin/reportes/ventas.csv?period=7d&amp;way=shop&amp;currency=USD');
});

test('a store that has not sold is led to its next step', () => {
  const bare = html({ next_step: 'add_items', running_out: [] });
  expect(bare).toContain('href="/tienda/a/apps/me/products/create"');
  expect(bare).not.toContain('<slot');
  expect(html({ next_step: 'add_items' }, 'es', false)).not.toContain(messages.es.addItem);
  expect(html({ next_step: 'share' })).toContain(messages.es.noneShare);
});
