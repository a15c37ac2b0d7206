import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { OrderLabel } from '../../../shared/contracts/order-labels.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import { sampleAddress, sampleContact } from '../../../shared/contracts/samples.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { OwnOrderProps } from './props.ts';
import { OwnOrderView as View } from './view.tsx';

/** An order on its way to the door, for tests. */
export const order: SellerOrderView = {
  id: 'or_1',
  number: 'K7QX-2M4P',
  supplier: 'st_a',
  supplier_name: 'A',
  state: 'to_deliver',
  next: 'in_transit',
  moves: ['in_transit', 'paid'],
  may_cancel: true,
  may_propose: false,
  may_charge: false,
  may_hold: true,
  may_ship: false,
  hold: null,
  past_holds: [],
  risk: null,
  authorization: null,
  extra_charge: 0,
  refunds: [],
  payment_type: 'cash',
  approval_url: null,
  payment_metadata: null,
  delivery_type: 'fixed_delivery',
  collection_address: null,
  delivery_days: 4,
  courier: null,
  tracking: null,
  arrives_on: '2026-11-26',
  placed_on: '2026-11-22T20:00:00.000Z',
  received_on: null,
  currency: 'MXN',
  lines: [],
  items_total: 20_000,
  shipping_total: 9_900,
  total: 29_900,
  attendees: [],
  contact: sampleContact,
  address: sampleAddress,
  note: 'Toquen <b>fuerte</b>',
  sold_in: 'Moda',
  history: [
    {
      id: '1',
      at: '2026-11-23T20:00:00.000Z',
      actor: 'seller',
      by: { id: 'ac_1', name: 'Despacho' },
      from: 'in_process',
      to: 'to_deliver',
      reason: null,
      note: null,
    },
  ],
};

export const NO_LABEL: OrderLabel = {
  chosen: null,
  label: null,
  may_buy: false,
  has_account: false,
  past: [],
  rates: [],
};
/** The page of an order, as HTML. */
export function html(given: Partial<OwnOrderProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: OwnOrderProps = {
    additions: { extends: null, results: [], may_add: true },
    env: pageEnv({ locale, base: '/tienda/a', country: 'MX' }),
    supplier: 'st_a',
    order,
    done: null,
    notes: [],
    deletedNote: null,
    releasedHold: null,
    receipt: null,
    label: NO_LABEL,
    states: [],
    preview: null,
    values: {},
    errors: {},
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(createElement(View, { ...props, locale, t: messages[locale] })).replaceAll(
    '<!-- -->',
    '',
  );
}
