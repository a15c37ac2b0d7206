import type { SellerOrder } from '../../../shared/contracts/seller-orders.ts';

/** An order that has just arrived, for tests. */
export const arrived: SellerOrder = {
  id: 'or_1',
  number: 'K7QX-2M4P',
  state: 'sent_to_supplier',
  next: 'in_process',
  may_cancel: true,
  hold: null,
  payment_type: 'cash',
  delivery_type: 'collection',
  placed_on: '2026-11-22T20:00:00.000Z',
  buyer: 'Ana Ruiz',
  sold_in: 'Moda',
  item: 'Falda',
  photo: null,
  more: 2,
  total: 20_000,
  currency: 'MXN',
};
