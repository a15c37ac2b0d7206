import { expect, test } from 'vitest';
import type { SellerOrderView } from '../../../../shared/contracts/seller-orders.ts';
import { html, order } from '../fixtures.ts';

const hold = {
  id: `oh_${'0'.repeat(26)}`,
  reason: 'out_of_stock',
  note: 'Llega el lunes',
  held_on: '2026-11-23T21:00:00.000Z',
  by: { id: 'ac_1', name: 'Despacho' },
  released_on: null,
  released_by: null,
} as const;

test('a held order says why, offers its release alone, and its history tells of it', () => {
  const held = html({ order: { ...order, moves: [], next: null, may_hold: false, hold } });
  expect(held).toContain('Retenido: faltan artículos');
  expect(held).toContain('Llega el lunes');
  expect(held).toContain('value="hold-release"');
  expect(held).not.toContain('value="next"');
  expect(held).not.toContain('value="hold"');
  const past = { ...hold, released_on: '2026-11-23T22:00:00.000Z', released_by: hold.by };
  const free = html({ order: { ...order, past_holds: [past] }, releasedHold: past.id });
  expect(free).toContain('value="hold-restore"');
  expect(free.indexOf('Liberado')).toBeLessThan(free.indexOf('Retenido: faltan artículos'));
});

test('an order that the platform holds says so, with the risk of its payment and what to do', () => {
  const risk = {
    level: 'high' as const,
    signs: [{ sign: 'provider_highest' as const, values: {} }],
  };
  const byPlatform = { ...hold, reason: 'payment_risk' as const, note: null, by: null };
  const held = html({ order: { ...order, moves: [], next: null, hold: byPlatform, risk } });
  for (const words of [
    'Retenido: riesgo del pago',
    'La plataforma',
    'Riesgo alto',
    'El proveedor lo calificó como de riesgo muy alto.',
    'Si reconoces la compra',
  ]) {
    expect(held).toContain(words);
  }
  const calm = html({ order: { ...order, risk: { level: 'none', signs: [] } } });
  expect(calm).not.toContain('Riesgo del pago');
});

test('an order in parcels lists each with its units; one that may not ship has no such part', () => {
  expect(html()).not.toContain('id="shipments"');
  const line = {
    item: 'it_1',
    sku: 'sk_1',
    slug: 'falda',
    owner_slug: 'a',
    type: 'product',
    name: 'Falda',
    description: {},
    photo: null,
    amount: 3,
    unit_price: 1,
    total: 3,
  } as SellerOrderView['lines'][number];
  const parcel = {
    id: `os_${'0'.repeat(26)}`,
    number: 1,
    lines: [{ sku: 'sk_1', units: 2 }],
    carrier: 'Correos',
    tracking_number: 'MX1',
    tracking_url: null,
    sent_on: '2026-11-23T21:00:00.000Z',
    delivered_on: null,
    called_back_on: null,
  };
  const sent = html({ order: { ...order, lines: [line], may_ship: true, shipments: [parcel] } });
  expect(sent).toContain('2 × Falda');
  expect(sent).toContain('Correos · MX1');
  expect(sent).toContain('Falda: quedan 1');
  const refused = html({
    order: { ...order, lines: [line], may_ship: true },
    values: { carrier: 'Correos', 'units:sk_1': '0' },
    errors: { units: 'Escribe cuántas' },
  });
  expect(refused).toContain('Escribe cuántas');
});
