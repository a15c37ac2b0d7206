import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { arrived } from './fixtures.ts';
import { messages } from './messages/en.ts';
import type { OwnOrdersProps } from './props.ts';
import { OwnOrdersView } from './view.tsx';

const nowhere = { text: '', show: '', start_date: '', end_date: '' };

function html(given: Partial<OwnOrdersProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: OwnOrdersProps = {
    env: pageEnv({ locale, base: '/tienda/a', country: 'MX' }),
    supplier: 'st_a',
    orders: [arrived],
    total: 1,
    page: 1,
    narrowed: nowhere,
    deposits: 0,
    isMoved: false,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(
    <OwnOrdersView {...props} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}

test('a row says who bought what, for how much, and where the order stands', () => {
  const text = html();
  expect(text).toContain('<b>K7QX-2M4P</b> · Ana Ruiz');
  expect(text).toMatch(/Falda y 2 más · \$200\.00/);
  expect(text).toContain(messages.es.states.sent_to_supplier);
  expect(text).toMatch(/22 nov 2026, 2:00/);
  expect(html({}, 'en')).toContain('Falda and 2 more');
});

test('it is moved on by a form that says in which stage its reader has seen it', () => {
  const [form = ''] = /<form [^>]*method="post".*?<\/form>/s.exec(html()) ?? [];
  expect(form).toContain('action="/tienda/a/admin/ordenes"');
  for (const field of ['intent" value="next', 'id" value="st_a', 'order" value="or_1']) {
    expect(form).toContain(`name="${field}"`);
  }
  expect(form).toContain('name="from" value="sent_to_supplier"');
  expect(form).toContain('aria-label="Aceptar: K7QX-2M4P"');
});

test('an order whose turn it is not has no such form', () => {
  const over = { ...arrived, state: 'delivered', next: null, may_cancel: false } as const;
  expect(html({ orders: [over] })).not.toContain('method="post"');
});

test('an empty list says what it waits for, or how to find more', () => {
  const none = { orders: [], total: 0 };
  expect(html(none)).toContain(messages.es.none);
  const found = html({ ...none, narrowed: { ...nowhere, text: 'K7' } });
  expect(found).toContain(messages.es.noneFound);
  expect(found).toContain(messages.es.showOpen);
});

test('deposits that wait for the store lead to its payments', () => {
  expect(html({ deposits: 2 })).toMatch(/href="[^"]*\/admin\/pagos">2 pedidos esperan/);
  expect(html()).not.toContain('/admin/pagos');
});
