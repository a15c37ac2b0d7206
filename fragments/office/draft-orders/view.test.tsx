import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DraftOrder } from '../../../shared/contracts/draft-orders.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { DraftOrdersProps } from './props.ts';
import { DraftOrdersView } from './view.tsx';

const draft: DraftOrder = {
  id: 'dr_1',
  state: 'open',
  lines: [
    {
      item: 'it_a',
      sku: 'sk_a',
      name: 'Falda',
      description: {},
      photo: null,
      amount: 2,
      price: 50,
    },
  ],
  currency: 'MXN',
  items_total: 100,
  shipping_total: 0,
  total: 100,
  delivery_type: null,
  contact: { full_name: 'Ana <i>', email: 'ana@example.com', country: 'MX', phone: '5512345678' },
  address: null,
  note: null,
  url: 'https://a.example/pago/dl_1',
  made_at: '2026-11-22T20:00:00.000Z',
  until: '2026-11-25T20:00:00.000Z',
  order: null,
  extends: null,
  version: 1,
};

function html(given: Partial<DraftOrdersProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: DraftOrdersProps = {
    env: pageEnv({ locale, base: '/tienda/a', country: 'MX' }),
    drafts: [draft],
    total: 1,
    page: 1,
    show: 'all',
    ...given,
  };
  return renderToString(<DraftOrdersView {...props} t={messages[locale]} />).replaceAll(
    '<!-- -->',
    '',
  );
}

test('a row leads to its draft, with its customer as text and how it stands', () => {
  const text = html();
  expect(text).toContain('href="/tienda/a/admin/pedidos-con-enlace/dr_1"');
  expect(text).toContain('Ana &lt;i&gt;');
  expect(text).toContain('2 × Falda');
  expect(text).toContain(messages.es.states.open);
  const order = { id: 'or_1', number: 'K7QX-2M4P' };
  const paid = html({ drafts: [{ ...draft, state: 'paid', order }] }, 'en');
  expect(paid).toContain('Order K7QX-2M4P');
});

test('an empty list says where to begin, a narrowed one how to see all', () => {
  expect(html({ drafts: [], total: 0 })).toContain(messages.es.noneText);
  expect(html({ drafts: [], total: 0, show: 'paid' })).toContain(messages.es.noneFound);
});
