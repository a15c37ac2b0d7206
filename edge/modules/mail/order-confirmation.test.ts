import { expect, test } from 'vitest';
import type { WholePurchase } from '../../../shared/contracts/orders.ts';
import type { Sender } from './confirmation.ts';
import { orderConfirmation } from './order-confirmation.ts';

const sender: Sender = {
  storeName: 'Moda & Más',
  country: 'MX',
  color: '#fde047',
  locale: 'es',
  link: 'https://moda.example/mis-compras/co_1',
  stop: 'https://moda.example/correos/abc',
};

const order: WholePurchase['orders'][number] = {
  id: 'or_1',
  number: 'AB12-CD34',
  supplier: 'st_moda',
  supplier_name: 'Moda & Más',
  state: 'sent_to_supplier',
  may_cancel: true,
  asked: null,
  in_review: false,
  refund_account: null,
  next: null,
  extra_charge: 0,
  refunds: [],
  notes: [],
  history: [],
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
  lines: [
    {
      item: 'it_1',
      sku: 'sk_1',
      slug: 'falda',
      owner_slug: 'moda',
      type: 'product',
      name: 'Falda <script>alert(1)</script>',
      description: { Talla: 'M', Color: '"azul"' },
      photo: null,
      amount: 2,
      unit_price: 62_450,
      total: 124_900,
    },
  ],
  items_total: 124_900,
  shipping_total: 9_900,
  total: 134_800,
  attendees: [],
};

const purchase: WholePurchase = {
  checkout_aggregation: 'co_1',
  orders: [order],
  contact: {
    full_name: 'Ana <b>Ruiz</b>',
    email: 'ana@example.com',
    country: 'MX',
    phone: '5512345678',
  },
  address: {
    route: 'Calle 5 de Mayo',
    street_number: '10',
    locality: 'Cuauhtémoc',
    administrative_area_level_1: 'CDMX',
    postal_code: '06000',
    country: 'MX',
  },
  payment_state: 'none',
  decline_code: null,
  payment_token: null,
  is_held: false,
  slip: null,
  msi_payments: 1,
  card: null,
  items_total: 124_900,
  shipping_total: 9_900,
  total: 134_800,
  currency: 'MXN',
};

test('says what was bought, what it costs, how it comes and how it is paid', () => {
  const { subject, text } = orderConfirmation(purchase, sender);
  expect(subject).toBe('Tu compra AB12-CD34 en Moda & Más');
  for (const words of [
    '2 × Falda',
    '$1,249.00',
    'Total: $1,348.00',
    'Llega el jueves 26 de noviembre a:',
    'Calle 5 de Mayo 10',
    'Pago contra entrega',
    'https://moda.example/mis-compras/co_1',
  ]) {
    expect(text).toContain(words);
  }
});

test('no text of a buyer or a store becomes markup', () => {
  const { html } = orderConfirmation(purchase, sender);
  expect(html).not.toContain('Ruiz');
  expect(html).toContain('Falda &lt;script&gt;');
  expect(html).toContain('&quot;azul&quot;');
  expect(html).not.toContain('<script');
  expect(html).toContain('Moda &amp; Más');
});

test('speaks English, and counts the orders of several sellers', () => {
  const second = {
    ...order,
    id: 'or_2',
    number: 'EF56-GH78',
    delivery_type: 'collection' as const,
    collection_address: 'Av. Juárez 10',
  };
  const { subject, text } = orderConfirmation(
    { ...purchase, orders: [order, second] },
    { ...sender, locale: 'en' },
  );
  expect(subject).toBe('Your purchase AB12-CD34 at Moda & Más');
  expect(text).toContain('as 2 orders');
  expect(text).toContain('You collect it at Av. Juárez 10');
});

test('a subject stays one line', () => {
  const { subject } = orderConfirmation(purchase, { ...sender, storeName: 'Moda\r\nBcc: x@y.z' });
  expect(subject).not.toMatch(/[\r\n]/);
});

test('ink follows the store’s colour', () => {
  expect(orderConfirmation(purchase, sender).html).toContain('color:#111827;font-weight:600');
  expect(orderConfirmation(purchase, { ...sender, color: '#14213d' }).html).toContain(
    'color:#ffffff;font-weight:600',
  );
});

test('months without interest stand beside the card', () => {
  const paid = { ...purchase, orders: [{ ...order, payment_type: 'str_card' as const }] };
  const months = { ...paid, card: { brand: 'visa', last4: '4242' }, msi_payments: 6 };
  const { text } = orderConfirmation(months, sender);
  expect(text).toMatch(/Visa terminada en 4242, a 6 meses sin intereses de \$224\.67/);
  expect(orderConfirmation(paid, sender).text).not.toContain('meses');
});

test('a card is named by its brand and last digits', () => {
  const paid = {
    ...purchase,
    orders: [{ ...order, payment_type: 'str_card' as const }],
    card: { brand: 'american_express', last4: '0005' },
  };
  expect(orderConfirmation(paid, sender).text).toContain('American Express terminada en 0005');
});

test('the mail of an Argentine store names its law and the taxes that the purchase contains', () => {
  const law = 'Ley 27.743 – Régimen de Transparencia Fiscal al Consumidor';
  const argentine = { ...sender, country: 'AR', region: 'AR' as const };
  const { text, html } = orderConfirmation({ ...purchase, currency: 'ARS' }, argentine);
  expect(text).toContain(law);
  expect(text).toMatch(
    /IVA contenido: \$ ?[\d.]+,\d\d\nOtros impuestos nacionales indirectos: \$ ?0,00/,
  );
  expect(html).toContain(`${law}<br>IVA contenido: `);
  expect(orderConfirmation(purchase, sender).text).not.toContain(law);
});
