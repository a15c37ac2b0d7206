import type { DeliveryType, PaymentType } from '../../../shared/contracts/checkout.ts';
import type { OrderState } from '../../../shared/contracts/orders.ts';
import { fold } from '../../../shared/rules/fold.ts';
import { insertRows, type Statement } from '../../db/cell-sql.ts';
import type { CourierTerms } from './statements.ts';

/** An order to insert, with JSON where its columns hold JSON. */
export interface NewOrder {
  readonly id: string;
  readonly number: string;
  readonly checkout_id: string;
  readonly store_id: string;
  readonly supplier_id: string;
  readonly dssupplier_id: string | null;
  readonly state: OrderState;
  readonly payment_type: PaymentType | null;
  readonly delivery_type: DeliveryType | null;
  readonly collection_address: string | null;
  readonly delivery_days: number | null;
  /** The courier's rate; null where it goes by none. */
  readonly courier_terms: CourierTerms | null;
  /** The day and hours that its buyer asked for; null without a wish. */
  readonly wanted: object | null;
  readonly contact: object;
  readonly address: object | null;
  readonly note: string | null;
  readonly attribution: object;
  /** The account that was signed in; null for a guest. */
  readonly account_id: string | null;
  /** 1 for an order of a store's test mode. */
  readonly is_test: number;
  readonly currency: string;
  readonly items_total: number;
  readonly shipping_total: number;
  readonly total: number;
}

export interface NewLine {
  readonly order_id: string;
  readonly position: number;
  readonly item_id: string;
  readonly sku_id: string;
  readonly snapshot: object;
  readonly amount: number;
  readonly unit_price: number;
  readonly total: number;
}

export interface NewAttendee {
  readonly order_id: string;
  readonly position: number;
  readonly sku_id: string;
  readonly full_name: string;
  readonly phone: string;
}

/** Writes all orders of a purchase; three statements however many there are. */
export function insertOrders(
  orders: readonly NewOrder[],
  lines: readonly NewLine[],
  attendees: readonly NewAttendee[],
  now: number,
): Statement[] {
  return [
    ...insertRows(
      'purchase_order',
      orders.map(({ contact, address, attribution, courier_terms: terms, wanted, ...order }) => ({
        ...order,
        contact: JSON.stringify(contact),
        address: address && JSON.stringify(address),
        attribution: JSON.stringify(attribution),
        courier_terms: terms && JSON.stringify(terms),
        wanted: wanted && JSON.stringify(wanted),
        created_at: now,
        updated_at: now,
      })),
    ),
    ...insertRows(
      'order_line',
      lines.map(({ snapshot, ...line }) => ({ ...line, snapshot: JSON.stringify(snapshot) })),
    ),
    ...insertRows(
      'attendee',
      attendees.map((one) => ({ ...one, name_key: fold(one.full_name) })),
    ),
  ];
}
