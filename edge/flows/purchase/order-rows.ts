import { newId } from '../../../shared/kernel/ids.ts';
import type { CheckoutPart } from '../../../shared/contracts/checkout.ts';
import type { OrderView } from '../../../shared/contracts/orders.ts';
import { isPaidFirst } from '../../../shared/rules/payment-codes.ts';
import type { CheckoutRow } from '../../modules/checkouts/index.ts';
import { isBrought } from '../../../shared/rules/checkout-totals.ts';
import {
  newOrderNumber,
  type CourierTerms,
  type NewAttendee,
  type NewLine,
  type NewOrder,
} from '../../modules/orders/index.ts';
import { totalsOf } from '../../modules/checkouts/index.ts';
import type { OrderDraft } from './order-draft.ts';

type Shipping = NonNullable<CheckoutPart['delivery_options'][number]['shipping']>;

/** The rows of a purchase: one order for each supplier's part, with its lines and attendees. */
export interface OrderRows {
  readonly orders: NewOrder[];
  readonly lines: NewLine[];
  readonly attendees: NewAttendee[];
}

/**
 * Makes the rows; orders that are paid before they are sent await their payment.
 * @param accountId the buyer's account; null for a guest
 */
export function orderRows(
  row: CheckoutRow,
  draft: OrderDraft,
  accountId: string | null,
): OrderRows {
  const rows: OrderRows = { orders: [], lines: [], attendees: [] };
  const { parts: totals } = totalsOf(draft.parts);
  const isFirst = draft.paymentType !== null && isPaidFirst(draft.paymentType);
  draft.parts.forEach((part, index) => {
    const total = totals[index];
    if (!total) throw new Error('a part without totals');
    const id = newId('order');
    rows.orders.push({
      id,
      number: newOrderNumber(),
      checkout_id: row.id,
      store_id: row.store_id,
      supplier_id: part.supplier,
      dssupplier_id: part.dssupplier,
      state: isFirst ? 'awaiting_payment' : 'sent_to_supplier',
      payment_type: draft.paymentType,
      ...deliveryOf(part),
      contact: draft.contact,
      address: isBrought(part.delivery_type) ? draft.address : null,
      note: draft.note,
      attribution: JSON.parse(row.attribution) as object,
      account_id: accountId,
      is_test: row.is_test,
      currency: part.currency,
      items_total: total.items_total,
      shipping_total: total.shipping_total,
      total: total.total,
    });
    rows.lines.push(...linesOf(id, part));
    rows.attendees.push(...attendeesOf(id, part, draft));
  });
  return rows;
}

function deliveryOf(part: CheckoutPart) {
  const option = part.delivery_options.find(({ type }) => type === part.delivery_type);
  return {
    delivery_type: part.delivery_type,
    collection_address: option?.address ?? null,
    delivery_days: option?.days ?? null,
    wanted: option?.wanted ?? null,
    courier_terms: option?.shipping ? termsOf(option.shipping, option.cost) : null,
  };
}

/** The rate by which an order goes, for its label. */
function termsOf(
  { courier, rate_id, shipment_id, carrier, service, branch }: Shipping,
  price: number,
): CourierTerms {
  const terms = { courier, rate: rate_id, shipment: shipment_id, carrier, service, price };
  return { ...terms, ...(branch && { branch }) };
}

function linesOf(order: string, part: CheckoutPart): NewLine[] {
  return part.products.map((product, position) => {
    const { id, sku, slug, owner_slug, type, name, description, photo, amount } = product;
    const snapshot: OrderView['lines'][number] = {
      item: id,
      sku,
      slug,
      owner_slug,
      type,
      name,
      description,
      photo,
      amount,
      unit_price: product.list_price,
      total: product.total,
      ...(product.buy_by && { list_price: product.buy_by.list_price }),
      ...(product.included_tax !== undefined && { included_tax: product.included_tax }),
    };
    return {
      order_id: order,
      position,
      item_id: id,
      sku_id: sku,
      snapshot,
      amount,
      unit_price: product.list_price,
      total: product.total,
    };
  });
}

function attendeesOf(order: string, part: CheckoutPart, draft: OrderDraft): NewAttendee[] {
  const skus = new Set(part.products.map((product) => product.sku));
  return draft.attendees
    .filter((attendee) => skus.has(attendee.sku))
    .map(({ sku, full_name, phone }, position) => ({
      order_id: order,
      position,
      sku_id: sku,
      full_name,
      phone,
    }));
}
