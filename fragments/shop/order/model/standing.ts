import type { Purchase } from '../../../../shared/contracts/orders.ts';
import { isPaymentUnderWay } from '../../../../shared/rules/payment-states.ts';

/** The state of a purchase for its buyer. */
export type Standing =
  | 'done'
  | 'waiting'
  | 'payable'
  | 'unpaid'
  | 'declined'
  | 'refunded'
  | 'canceled';

/**
 * The state of a purchase: that of its payment, unless every order of it is cancelled. `payable` waits
 * for its buyer to pay a number elsewhere.
 */
export function standingOf({ orders, payment_state: payment, slip }: Purchase): Standing {
  if (payment === 'refunded') return 'refunded';
  if (orders.every(({ state }) => state.startsWith('canceled'))) return 'canceled';
  if (slip && !slip.is_over) return 'payable';
  if (isPaymentUnderWay(payment)) return 'waiting';
  if (payment === 'created') return 'unpaid';
  return payment === 'declined' ? 'declined' : 'done';
}

/** A purchase that is older than this concerns no line that is in the cart now. */
const FRESH_MS = 24 * 60 * 60 * 1000;

/** True when the cart must let a purchase's lines go: it is paid for or promised, and recent. */
export function emptiesCart(purchase: Purchase, now: number): boolean {
  const standing = standingOf(purchase);
  const placed = Math.max(...purchase.orders.map(({ placed_on }) => Date.parse(placed_on)));
  const isBought = standing === 'done' || standing === 'waiting' || standing === 'payable';
  return isBought && Math.abs(now - placed) < FRESH_MS;
}

/** The time zone for an order's day: the edge and the browser must show the same day. */
const TIME_ZONE: Record<string, string> = {
  AR: 'America/Argentina/Buenos_Aires',
  MX: 'America/Mexico_City',
  US: 'America/New_York',
};

/** A moment by the clocks of the store's country. */
export function momentText(iso: string, tag: string, country: string): string {
  const timeZone = TIME_ZONE[country] ?? TIME_ZONE['MX']!;
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );
}

/** The day of an order in the store's country, written out. */
export function dayText(iso: string, tag: string, country: string): string {
  const timeZone = TIME_ZONE[country] ?? TIME_ZONE['MX']!;
  return new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(new Date(iso));
}
