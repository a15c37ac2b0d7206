import type { WholePurchase } from '../../../shared/contracts/orders.ts';

/** A purchase of one ticket, with a given name in every place of it that takes a name. */
export function purchaseOf(name: string): WholePurchase {
  const line = {
    item: 'it_1',
    sku: 'sk_1',
    slug: 'taller',
    owner_slug: 'tienda',
    type: 'experience',
    name: 'Taller',
    description: {},
    photo: null,
    amount: 1,
    unit_price: 0,
    total: 0,
  } as const;
  return {
    checkout_aggregation: 'co_1',
    orders: [
      {
        id: 'or_1',
        number: 'AB12-CD34',
        supplier: 'st_tienda',
        supplier_name: 'Tienda',
        state: 'sent_to_supplier',
        payment_type: null,
        delivery_type: 'fixed_delivery',
        collection_address: null,
        delivery_days: 5,
        placed_on: '2026-08-20T12:00:00.000Z',
        currency: 'MXN',
        lines: [line],
        items_total: 0,
        shipping_total: 0,
        total: 0,
        attendees: [{ sku: 'sk_1', full_name: name, phone: '5512345678' }],
      },
    ],
    contact: { full_name: name, email: 'a@example.com', country: 'MX', phone: '5512345678' },
    address: {
      address_name: name,
      route: name,
      street_number: name,
      suite: name,
      sublocality: name,
      locality: name,
      administrative_area_level_1: name,
      postal_code: name,
      country: 'MX',
      reference: name,
    },
    items_total: 0,
    shipping_total: 0,
    total: 0,
    currency: 'MXN',
    card: null,
  } as unknown as WholePurchase;
}
