import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { OrderFilesProps } from './props.ts';
import { OrderFilesView } from './view.tsx';

type Order = OrderFilesProps['orders'][number];
const order: Order = {
  order: 'or_1',
  number: 'AB12-CD34',
  state: 'ready',
  files: [
    {
      id: 'fi_1',
      name: 'Guía <uno>.pdf',
      type: 'application/pdf',
      bytes: 1_500_000,
      downloads: 2,
      url: 'https://tienda.test/archivos/or_1/fi_1/x',
      expires_on: '2026-11-26T12:10:00.000Z',
    },
  ],
};

function html(orders: readonly Order[]): string {
  const env = pageEnv({ locale: 'es', base: '/tienda/a', country: 'MX' });
  return renderToString(
    <OrderFilesView env={env} orders={orders} locale="es" t={messages.es} />,
  ).replaceAll('<!-- -->', '');
}

test('a paid order leads to its downloads by an address that never grows old', () => {
  const text = html([order]);
  expect(text).toContain('href="/tienda/a/mis-compras/or_1/archivos/fi_1"');
  expect(text).toContain('Guía &lt;uno&gt;.pdf');
  expect(text).toContain('1.5 MB · Lo descargaste 2 veces');
  expect(text).not.toContain('Pedido AB12-CD34');
});

test.each([
  ['unpaid', 'en cuanto el pedido esté pagado'],
  ['revoked', 'Este pedido se canceló o su dinero se devolvió'],
] as const)('an order that is %s says so, and has no links', (state, says) => {
  const files = order.files.map((file) => ({ ...file, url: null, downloads: 0 }));
  const text = html([{ ...order, state, files }, order]);
  expect(text).toContain(says);
  expect(text).toContain('Pedido AB12-CD34');
  expect(text.match(/<a /g)).toHaveLength(1);
});

test('a purchase without files shows nothing', () => {
  expect(html([])).toBe('');
});
