/** The whole text of a confirmation, for each way to buy. */
import { expect, test } from 'vitest';
import type { BoughtOrder, WholePurchase } from '../../../shared/contracts/orders.ts';
import { QUIET } from './fixtures.ts';
import { orderConfirmation } from './order-confirmation.ts';

const SENDER = {
  storeName: 'Lirio',
  country: 'MX',
  color: '#14213d',
  locale: 'es',
  link: 'https://lirio.example/mis-compras/co_1',
  stop: 'https://lirio.example/correos/abc',
} as const;

const LINE: BoughtOrder['lines'][number] = {
  item: 'it_1',
  sku: 'sk_1',
  slug: 'falda',
  owner_slug: 'lirio',
  type: 'product',
  name: 'Falda',
  description: {},
  photo: null,
  amount: 2,
  unit_price: 62_450,
  total: 124_900,
};

const ORDER: BoughtOrder = {
  id: 'or_1',
  number: 'AB12-CD34',
  supplier: 'st_lirio',
  supplier_name: 'Lirio',
  state: 'sent_to_supplier',
  may_cancel: true,
  ...QUIET,
  next: null,
  extra_charge: 0,
  payment_type: 'cash',
  approval_url: null,
  payment_metadata: null,
  delivery_type: 'fixed_delivery',
  collection_address: null,
  delivery_days: 5,
  courier: null,
  tracking: null,
  arrives_on: '2026-11-26',
  placed_on: '2026-08-20T12:00:00.000Z',
  currency: 'MXN',
  lines: [LINE],
  items_total: 124_900,
  shipping_total: 9_900,
  total: 134_800,
  attendees: [],
};

const ADDRESS: NonNullable<WholePurchase['address']> = {
  route: 'Reforma',
  street_number: '10',
  locality: 'Puebla',
  administrative_area_level_1: 'Pue.',
  postal_code: '72000',
  country: 'MX',
};

const UNPAID = { payment_state: 'none', decline_code: null, payment_token: null } as const;
const AT_ONCE = { is_held: false, slip: null, msi_payments: 1, card: null } as const;

function confirm(order: Partial<BoughtOrder>, change: Partial<WholePurchase> = {}) {
  const purchase: WholePurchase = {
    checkout_aggregation: 'co_1',
    orders: [{ ...ORDER, ...order }],
    contact: { full_name: 'Ana Ruiz', email: 'a@example.com', country: 'MX', phone: '5512345678' },
    address: ADDRESS,
    ...UNPAID,
    ...AT_ONCE,
    items_total: 124_900,
    shipping_total: 9_900,
    total: 134_800,
    currency: 'MXN',
    ...change,
  };
  return orderConfirmation(purchase, SENDER);
}

/** The words of HTML, a line for each piece between tags. */
function wordsOf(html: string): string[] {
  return html
    .replace(/<head>.*<\/head>|<!doctype html>/gs, '')
    .split(/<[^>]*>/)
    .map((words) => words.replace('&nbsp;', '').trim())
    .filter(Boolean);
}

test('an order in cash, brought home', () => {
  const { text, html } = confirm({});
  expect(text.split('\n')).toMatchInlineSnapshot(`
    [
      "Gracias por tu compra",
      "Recibimos tu pedido y ya le avisamos a Lirio.",
      "",
      "Pedido AB12-CD34 · Vende Lirio",
      "  2 × Falda  $1,249.00",
      "  Llega el jueves 26 de noviembre a:",
      "  Ana Ruiz",
      "  Reforma 10",
      "  72000 Puebla, Pue.",
      "",
      "Envío: $99.00",
      "Total: $1,348.00",
      "Impuestos incluidos.",
      "",
      "Pago: Pago contra entrega: en efectivo, al recibir o recoger tu compra",
      "",
      "Ver mi compra: https://lirio.example/mis-compras/co_1",
      "",
      "Recibes este correo porque compraste en Lirio.",
      "No recibir más correos de Lirio: https://lirio.example/correos/abc",
      "",
    ]
  `);
  expect(wordsOf(html)).toMatchInlineSnapshot(`
    [
      "Lirio",
      "Gracias por tu compra",
      "Recibimos tu pedido y ya le avisamos a Lirio.",
      "Pedido AB12-CD34",
      "Vende Lirio",
      "2 × Falda",
      "$1,249.00",
      "Entrega",
      "Llega el jueves 26 de noviembre a:",
      "Ana Ruiz",
      "Reforma 10",
      "72000 Puebla, Pue.",
      "Subtotal",
      "$1,249.00",
      "Envío",
      "$99.00",
      "Total",
      "$1,348.00",
      "Impuestos incluidos.",
      "Pago",
      "Pago contra entrega: en efectivo, al recibir o recoger tu compra",
      "Ver mi compra",
      "Recibes este correo porque compraste en Lirio.",
      "No recibir más correos de Lirio",
    ]
  `);
});

test('orders of two sellers by card: one collected, one with attendees and variants', () => {
  const collected: BoughtOrder = {
    ...ORDER,
    number: 'EF56-GH78',
    supplier_name: 'Casa',
    payment_type: 'str_card',
    delivery_type: 'collection',
    collection_address: 'Av. Juárez 10',
    lines: [{ ...LINE, description: { Talla: 'M', Color: 'azul' } }, LINE],
    attendees: ['Eva', 'https://evil.test', 'Luz'].map((full_name) => ({
      sku: 'sk_1',
      full_name,
      phone: '5512345678',
    })),
  };
  const { text, html } = confirm(
    {},
    {
      orders: [{ ...ORDER, payment_type: 'str_card' }, collected],
      card: { brand: 'american_express', last4: '0005' },
      shipping_total: 0,
    },
  );
  expect(text.split('\n').slice(1, 23)).toMatchInlineSnapshot(`
    [
      "Recibimos tu compra: son 2 pedidos, uno por cada vendedor, y ya les avisamos.",
      "",
      "Pedido AB12-CD34 · Vende Lirio",
      "  2 × Falda  $1,249.00",
      "  Llega el jueves 26 de noviembre a:",
      "  Ana Ruiz",
      "  Reforma 10",
      "  72000 Puebla, Pue.",
      "",
      "Pedido EF56-GH78 · Vende Casa",
      "  2 × Falda (M, azul)  $1,249.00",
      "  2 × Falda  $1,249.00",
      "  · Eva",
      "  · Luz",
      "  Recoges en Av. Juárez 10",
      "",
      "Envío: Gratis",
      "Total: $1,348.00",
      "Impuestos incluidos.",
      "",
      "Pago: American Express terminada en 0005",
      "",
    ]
  `);
  // The second order, the totals and the payment.
  expect(wordsOf(html).slice(12, -3)).toMatchInlineSnapshot(`
    [
      "Pedido EF56-GH78",
      "Vende Casa",
      "2 × Falda",
      "Talla: M · Color: azul",
      "$1,249.00",
      "2 × Falda",
      "$1,249.00",
      "Asistentes",
      "Eva, Luz",
      "Entrega",
      "Recoges en Av. Juárez 10",
      "Subtotal",
      "$1,249.00",
      "Envío",
      "Gratis",
      "Total",
      "$1,348.00",
      "Impuestos incluidos.",
      "Pago",
      "American Express terminada en 0005",
    ]
  `);
});

/** The lines of the text about the delivery. */
const deliveryOf = (order: Partial<BoughtOrder>, change: Partial<WholePurchase> = {}) => {
  const lines = confirm(order, change).text.split('\n');
  return lines.slice(5, lines.indexOf('', 4)).map((line) => line.trim());
};

test.each<[string, Partial<BoughtOrder>, Partial<WholePurchase>, string[]]>([
  ['nothing to bring', { delivery_type: null }, {}, ['No necesita envío']],
  ['no address', {}, { address: null }, ['No necesita envío']],
  ['a place without an address', { delivery_type: 'collection' }, {}, ['Recoges en']],
  [
    'days that nobody knows',
    { delivery_days: null, arrives_on: null },
    {},
    ['Lo enviamos a:', 'Ana Ruiz', 'Reforma 10', '72000 Puebla, Pue.'],
  ],
  [
    'a day',
    { arrives_on: '2026-12-01' },
    {},
    ['Llega el martes 1 de diciembre a:', 'Ana Ruiz', 'Reforma 10', '72000 Puebla, Pue.'],
  ],
  [
    'every part of an address',
    {},
    {
      address: {
        ...ADDRESS,
        address_name: 'Luz Soto',
        suite: '3B',
        sublocality: 'Centro',
        reference: 'Portón rojo',
      },
    },
    [
      'Llega el jueves 26 de noviembre a:',
      'Luz Soto',
      'Reforma 10 3B, Centro',
      '72000 Puebla, Pue.',
      'Portón rojo',
    ],
  ],
  [
    'names that lead away',
    {},
    { address: { ...ADDRESS, address_name: 'evil.test', locality: '' } },
    ['Llega el jueves 26 de noviembre a:', 'Reforma 10', '72000, Pue.'],
  ],
])('delivery of %s', (_what, order, change, said) => {
  expect(deliveryOf(order, change)).toEqual(said);
});

test.each<[string, BoughtOrder['payment_type'], WholePurchase['card'], string]>([
  [
    'cash',
    'cash',
    { brand: 'visa', last4: '4242' },
    'Pago contra entrega: en efectivo, al recibir o recoger tu compra',
  ],
  ['a card', 'str_card', { brand: 'visa', last4: '4242' }, 'Visa terminada en 4242'],
  ['a card that nobody knows', 'str_card', null, 'Con tarjeta'],
  ['nothing', null, null, 'Sin costo'],
])('payment by %s', (_what, payment_type, card, said) => {
  const { text } = confirm({ payment_type }, { card });
  expect(text).toContain(`\nPago: ${said}\n`);
});

test('a purchase without orders has no number', () => {
  expect(confirm({}, { orders: [] }).subject).toBe('Tu compra en Lirio');
});
