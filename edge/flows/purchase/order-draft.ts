import type {
  CheckoutPart,
  DeliveryType,
  PaymentType,
} from '../../../shared/contracts/checkout.ts';
import type {
  Address,
  Attendee,
  Contact,
  PlaceOrderBody,
} from '../../../shared/contracts/place-order.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isBrought } from '../../../shared/rules/checkout-totals.ts';
import { isInZone } from '../../../shared/rules/own-delivery.ts';
import { placeOf } from '../../modules/couriers/index.ts';
import {
  partsOf,
  paymentTypesOf,
  peopleOf,
  totalsOf,
  withDelivery,
  type CheckoutRow,
} from '../../modules/checkouts/index.ts';
import { nationalPhone, normaliseContact } from '../../modules/orders/index.ts';

/** The fields of a buyer's order. The form without script chooses deliveries in the same step. */
export type PlaceOrder = PlaceOrderBody & {
  readonly delivery?: Readonly<Record<string, DeliveryType | undefined>> | undefined;
  /** True for an order that belongs to its contact alone, whatever account sends it. */
  readonly isOfGuest?: boolean | undefined;
};

/** A purchase that has been checked and can be written. */
export interface OrderDraft {
  readonly parts: readonly CheckoutPart[];
  readonly contact: Contact;
  /** Null when no part is delivered to an address. */
  readonly address: Address | null;
  readonly attendees: readonly Attendee[];
  /** Null when the total is zero. */
  readonly paymentType: PaymentType | null;
  readonly total: number;
  readonly note: string | null;
}

/**
 * Checks a purchase against its checkout (spec [5]): every delivery chosen, an address where a part
 * is delivered, in a country that it is delivered to, a courier's rate that counts there and still, a name and phone for each ticket, a payment type that is offered.
 */
export function draftOrder(
  row: Pick<CheckoutRow, 'parts'>,
  order: Omit<PlaceOrder, 'checkout_id' | 'cart_id'>,
  now: number,
): Result<OrderDraft, Failure> {
  const parts = withDelivery(partsOf(row), order.delivery ?? {});
  if (!parts) return fail({ code: 'delivery_not_available', field: 'delivery' });
  const open = parts.find((part) => part.needs_delivery && part.delivery_type === null);
  if (open) return fail({ code: 'delivery_not_available', field: `delivery.${open.supplier}` });

  const contact = normaliseContact(order.contact);
  if (!contact.ok) return contact;
  const brought = parts.some((part) => isBrought(part.delivery_type));
  if (brought && !order.address) return fail({ code: 'invalid_request', field: 'address' });
  const { address_phone: atDoor, country: place = '' } = order.address ?? {};
  if (atDoor && !nationalPhone(atDoor, place)) {
    return fail({ code: 'invalid_request', field: 'address.address_phone' });
  }
  const beyond = order.address && beyondReach(parts, order.address);
  if (beyond) return fail(beyond);
  const stale = staleRate(parts, order.address, now);
  if (stale) return fail(stale);
  const attendees = checkAttendees(parts, order.attendees, contact.value.country);
  if (!attendees.ok) return attendees;

  const { total } = totalsOf(parts);
  const paymentType = total === 0 ? null : (order.payment_type ?? undefined);
  if (paymentType === undefined || (paymentType && !paymentTypesOf(parts).includes(paymentType))) {
    return fail({ code: 'payment_type_not_available', field: 'payment_type' });
  }
  return ok({
    parts,
    contact: contact.value,
    address: brought ? (order.address ?? null) : null,
    attendees: attendees.value,
    paymentType,
    total,
    note: order.note ? order.note : null,
  });
}

/** Why some supplier's own delivery does not go to an address; undefined where all of them do. */
export function beyondReach(
  parts: readonly CheckoutPart[],
  { country, postal_code: code }: Address,
): Failure | undefined {
  for (const { delivery_type: type, delivery_options: options } of parts) {
    if (type !== 'fixed_delivery' && type !== 'delivery') continue;
    const { countries, zone } = options.find((one) => one.type === type) ?? {};
    if (countries?.every((one) => one !== country)) {
      return { code: 'delivery_not_available', field: 'address.country' };
    }
    if (!isInZone(zone, code)) {
      return { code: 'delivery_out_of_zone', field: 'address.postal_code' };
    }
  }
  return undefined;
}

/** Why a courier's rate does not count for an order: it is over, or was told for another address. */
function staleRate(
  parts: readonly CheckoutPart[],
  address: Address | undefined,
  now: number,
): Failure | undefined {
  const place = address && placeOf(address);
  for (const { supplier, delivery_type: chosen, delivery_options: options } of parts) {
    const rate = options.find(({ type }) => type === chosen)?.shipping;
    if (!rate) continue;
    if (Date.parse(rate.until) <= now) {
      return { code: 'rate_expired', field: `delivery.${supplier}` };
    }
    // A branch is where it is, wherever its buyer lives.
    if (!rate.branch && rate.place !== place)
      return { code: 'rate_place_differs', field: 'address' };
  }
  return undefined;
}

/** Each ticket line needs a name for each person whom its units admit, each with a valid phone. */
function checkAttendees(
  parts: readonly CheckoutPart[],
  attendees: readonly Attendee[],
  country: string,
): Result<Attendee[], Failure> {
  const missing = new Map<string, number>();
  for (const product of parts.flatMap((part) => part.products)) {
    if (product.type === 'experience') missing.set(product.sku, peopleOf(product));
  }
  const checked: Attendee[] = [];
  for (const [index, attendee] of attendees.entries()) {
    const left = missing.get(attendee.sku) ?? 0;
    if (left === 0) return fail({ code: 'invalid_request', field: `attendees.${index}` });
    missing.set(attendee.sku, left - 1);
    const phone = nationalPhone(attendee.phone, country);
    if (!phone) return fail({ code: 'invalid_request', field: `attendees.${index}.phone` });
    checked.push({ ...attendee, phone });
  }
  const complete = [...missing.values()].every((left) => left === 0);
  if (!complete) return fail({ code: 'missing_attendants', field: 'attendees' });
  return ok(checked);
}
