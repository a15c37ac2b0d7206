import type { CheckoutPart, CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { PaymentView } from '../../../shared/contracts/payment.ts';
import type { KnownAddress } from '../../../shared/rules/address-book.ts';
import { chair } from '../../_runtime/fixtures.ts';

/** Samples for the tests of this fragment, as the edge answers them. */

export const CHECKOUT_ID = `co_${'c'.repeat(26)}`;
export const CART_ID = `cr_${'a'.repeat(26)}`;
export const PAYMENT_TOKEN = `pt_${'p'.repeat(26)}`;

/** One supplier's part: a chair to deliver, as is chosen from the start, or to collect. */
export function part(given: Partial<CheckoutPart> = {}): CheckoutPart {
  return {
    supplier: 'st_casa',
    supplier_name: 'Casa Raíz',
    dssupplier: null,
    currency: 'MXN',
    amount: 2,
    total: 99_800,
    is_configured: true,
    aggregated: false,
    products: [
      {
        id: 'it_silla',
        sku: 'sk_silla',
        slug: 'silla',
        ...chair,
        amount: 2,
        available: 9,
        stock_type: 'onstock',
        disabled: false,
        max_purchase_amount: null,
        list_price: 49_900,
        crossout_price: null,
        total: 99_800,
        currency: 'MXN',
      },
    ],
    supplier_info: { enabled_payment_types: ['cash', 'str_card'] },
    dssupplier_info: { name: 'Casa Raíz', fixed_shipping_cost: 9_900, fixed_shipping_days: 5 },
    public_slug: null,
    needs_delivery: true,
    delivery_options: [
      {
        type: 'fixed_delivery',
        cost: 9_900,
        days: 5,
        arrives_on: '2026-08-25',
        countries: ['MX'],
        address: null,
      },
      { type: 'collection', cost: 0, days: null, address: 'Av. Juárez 10, Centro' },
    ],
    delivery_type: 'fixed_delivery',
    shipping_total: 9_900,
    ...given,
  };
}

/** An open checkout of one part, with 15 minutes left. */
export function checkout(given: Partial<CheckoutView> = {}): CheckoutView {
  const parts = given.parts ?? [part()];
  return {
    id: CHECKOUT_ID,
    cart: CART_ID,
    state: 'open',
    held: true,
    now: '2026-08-20T10:00:00.000Z',
    expires_at: '2026-08-20T10:15:00.000Z',
    parts,
    currency: 'MXN',
    items_total: 99_800,
    shipping_total: 9_900,
    total: 109_700,
    needs_delivery: parts.some((one) => one.needs_delivery),
    needs_payment: true,
    payment_types: ['cash', 'str_card'],
    attendees: [],
    ...given,
  };
}

export function payment(given: Partial<PaymentView> = {}): PaymentView {
  return {
    token: PAYMENT_TOKEN,
    checkout_aggregation: CHECKOUT_ID,
    payment_type: 'str_card',
    state: 'created',
    amount: 99_800,
    currency: 'MXN',
    decline_code: null,
    decline_text: null,
    url_3ds: null,
    ...given,
  };
}

/** An address of the account's book, in a form whose other fields are empty. */
export const known = (id: string, route: string): KnownAddress => ({
  id: `ad_${id.repeat(26)}`,
  label: `${route} 10`,
  fields: { 'address.country': 'MX', 'address.route': route, 'address.suite': '' },
});

/** A complete and valid form, for delivery in Mexico. */
export const filled: Record<string, string> = {
  'contact.full_name': 'Ana Ruiz',
  'contact.email': 'ana@example.com',
  'contact.country': 'MX',
  'contact.phone': '(551) 234-5678',
  'address.country': 'MX',
  'address.route': 'Calle 5 de Mayo',
  'address.street_number': '10',
  'address.sublocality': 'Centro',
  'address.postal_code': '06000',
  'address.locality': 'Cuauhtémoc',
  'address.administrative_area_level_1': 'Ciudad de México',
  payment_type: 'cash',
};
