import { expect, test } from 'vitest';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import type { OrderPaperProps } from './props.ts';
import { orderPaper } from './server.ts';

const order = {
  id: 'or_1',
  number: 'K7QX-2M4P',
  placed_on: '2026-11-22T20:00:00.000Z',
  currency: 'MXN',
  contact: {
    full_name: '<i>Ana</i> Ruiz',
    email: 'a@example.com',
    country: 'MX',
    phone: '5512345678',
  },
  address: {
    route: 'Reforma',
    street_number: '10',
    locality: 'CDMX',
    administrative_area_level_1: 'CDMX',
    postal_code: '06600',
    country: 'MX',
  },
  delivery_type: 'fixed_delivery',
  payment_type: 'cash',
  note: 'Tocar dos veces',
  lines: [
    {
      sku: 'a',
      name: 'Falda',
      description: { Talla: 'M' },
      amount: 2,
      unit_price: 5_000,
      total: 10_000,
    },
    { sku: 'b', name: 'Blusa', description: {}, amount: 1, unit_price: 900, total: 900 },
  ],
  items_total: 10_900,
  shipping_total: 100,
  total: 11_000,
} as unknown as SellerOrderView;

const receipt = { number: 'R-000007', made_on: '2026-11-23T20:00:00.000Z', path: '' };

const html = (change: Partial<OrderPaperProps>) =>
  orderPaper.render(
    {
      env: pageEnv(),
      kind: 'packing',
      storeName: 'Lirio',
      order,
      parcel: null,
      receipt: null,
      ...change,
    },
    { locale: 'es', instance: 'p', moduleUrl: '/p.js' },
  );

test('a packing list says what to pack, for whom and where to, and no price', () => {
  const text = html({});
  expect(text).toContain('Lista de empaque del pedido K7QX-2M4P');
  expect(text).toContain('&lt;i&gt;Ana&lt;/i&gt; Ruiz');
  expect(text).toContain('Reforma 10');
  expect(text).toContain('3 unidades en total');
  expect(text).toContain('Tocar dos veces');
  expect(text.split('<script')[0]).not.toContain('$');
});

test('papers that are printed together have one button for all, and a page each', () => {
  const first = html({ among: { first: true, count: 12 } });
  expect(first).toContain('class="paper sheet"');
  expect(first).toContain('Imprimir 12 listas');
  expect(first).toContain('Volver a los pedidos');
  const later = html({ among: { first: false, count: 12 } }).split('<script')[0];
  expect(later).toContain('class="paper sheet"');
  expect(later).not.toContain('<button');
  expect(html({})).not.toContain('class="paper sheet"');
});

test('a receipt says what was received for what, and no address', () => {
  const text = html({ kind: 'receipt', receipt }).split('<script')[0];
  expect(text).toContain('Recibo R-000007');
  expect(text).toContain('$110.00');
  expect(text).toContain('Efectivo');
  expect(text).not.toContain('Reforma');
});

test('a receipt of a sale in person says how it was paid and what went back, and names nobody', () => {
  const sold = {
    ...order,
    contact: { ...order.contact, full_name: '' },
    in_store: { taken: 'cash', received: 12_000, change: 1_000 },
  } as typeof order;
  const text = html({ kind: 'receipt', receipt, order: sold }).split('<script')[0];
  expect(text).toContain('Venta en tienda');
  expect(text).toContain('$120.00');
  expect(text).toContain('$10.00');
  expect(text).not.toContain('Recibimos de');
  expect(text).not.toContain('Envío');
});

test('a receipt of an Argentine store names its law and the taxes that it contains; no other does', () => {
  const law = 'Ley 27.743 – Régimen de Transparencia Fiscal al Consumidor';
  const sold = {
    ...order,
    currency: 'ARS',
    lines: [
      { ...order.lines[0]!, total: 141_00, included_tax: 4_100 },
      { ...order.lines[1]!, total: 110_50, included_tax: 1_050 },
    ],
    items_total: 251_50,
    shipping_total: 12_10,
    total: 263_60,
  } as typeof order;
  const argentine = pageEnv({ country: 'AR', tag: 'es-AR' });
  const text = html({ kind: 'receipt', receipt, order: sold, env: argentine });
  const shown = text.split('<script')[0]?.replaceAll('\u00a0', ' ') ?? '';
  expect(shown).toMatch(/IVA contenido<\/dt>\s*<dd>\$ ?33,60.*indirectos<\/dt>\s*<dd>\$ ?20,00/s);
  expect(shown).toContain(law);
  expect(html({ env: argentine }).split('<script')[0]).not.toContain(law);
  expect(html({ kind: 'receipt', receipt }).split('<script')[0]).not.toContain(law);
  const free = { ...sold, total: 0 };
  expect(
    html({ kind: 'receipt', receipt, order: free, env: argentine }).split('<script')[0],
  ).not.toContain(law);
});
