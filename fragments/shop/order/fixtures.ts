import type { BoughtOrder, Purchase } from '../../../shared/contracts/orders.ts';
import { chair } from '../../_runtime/fixtures.ts';

/** Samples for the tests of this fragment, as the edge answers them. */

export const CHECKOUT_ID = `co_${'c'.repeat(26)}`;

/** One supplier's order of two chairs, delivered and paid in cash. */
export function order(given: Partial<BoughtOrder> = {}): BoughtOrder {
  return {
    id: `or_${'o'.repeat(26)}`,
    number: 'K7Q-204',
    supplier: 'st_casa',
    supplier_name: 'Casa Raíz',
    state: 'sent_to_supplier',
    payment_type: 'cash',
    approval_url: null,
    payment_metadata: null,
    delivery_type: 'fixed_delivery',
    collection_address: null,
    delivery_days: 5,
    courier: null,
    tracking: null,
    arrives_on: '2026-08-25',
    placed_on: '2026-08-21T04:30:00.000Z',
    currency: 'MXN',
    lines: [
      {
        item: 'it_silla',
        sku: 'sk_silla',
        slug: 'silla',
        ...chair,
        amount: 2,
        unit_price: 49_900,
        total: 99_800,
      },
    ],
    items_total: 99_800,
    shipping_total: 9_900,
    total: 109_700,
    attendees: [],
    may_cancel: false,
    asked: null,
    in_review: false,
    refund_account: null,
    next: null,
    extra_charge: 0,
    refunds: [],
    notes: [],
    history: [],
    ...given,
  };
}

/** The purchase of that order's checkout. */
export function purchase(given: Partial<Purchase> = {}): Purchase {
  return {
    checkout_aggregation: CHECKOUT_ID,
    orders: [order()],
    contact: {
      full_name: 'Ana Ruiz',
      email: 'ana@example.com',
      country: 'MX',
      phone: '5512345678',
    },
    address: {
      route: 'Calle 5 de Mayo',
      street_number: '10',
      suite: 'B',
      sublocality: 'Centro',
      locality: 'Cuauhtémoc',
      administrative_area_level_1: 'Ciudad de México',
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
    items_total: 99_800,
    shipping_total: 9_900,
    total: 109_700,
    currency: 'MXN',
    ...given,
  };
}

/** A deposit's number, of which nothing has come yet. */
export const depositSlip = {
  kind: 'deposit',
  number: 'K7Q-204',
  account: '032180000118359719',
  account_kind: 'clabe',
  bank: 'Banco de Prueba',
  agreement: null,
  holder: 'Casa Raíz SA',
  until: '2026-08-21T05:30:00.000Z',
  received: 0,
  is_over: false,
} as const;
