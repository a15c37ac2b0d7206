import type { Purchase } from '../../../shared/contracts/orders.ts';
import type { CartLine } from '../../../shared/stores/cart-lines.ts';

/** How a purchase stands for the person who made it. */
export type Standing = 'done' | 'waiting' | 'unpaid' | 'declined' | 'refunded' | 'canceled';

/** How a purchase stands: what its payment says, unless every order of it is cancelled. */
export function standingOf({ orders, payment_state: payment }: Purchase): Standing {
  if (payment === 'refunded') return 'refunded';
  if (orders.every(({ state }) => state.startsWith('canceled'))) return 'canceled';
  if (payment === 'processing' || payment === 'requires_action') return 'waiting';
  if (payment === 'created') return 'unpaid';
  return payment === 'declined' ? 'declined' : 'done';
}

/**
 * What a cart holds once a purchase is taken out of it. Only what was bought goes: lines that came
 * in since stay.
 */
export function withoutBought(lines: readonly CartLine[], { orders }: Purchase): CartLine[] {
  const bought = new Map<string, number>();
  for (const { sku, amount } of orders.flatMap((order) => order.lines)) {
    bought.set(sku, (bought.get(sku) ?? 0) + amount);
  }
  return lines
    .map((line) => ({ ...line, amount: line.amount - (bought.get(line.sku) ?? 0) }))
    .filter(({ amount }) => amount > 0);
}

/** A purchase older than this took nothing that is in the cart now. */
const FRESH_MS = 24 * 60 * 60 * 1000;

/** True when a purchase is what the cart was emptied for: paid for or promised, and made just now. */
export function emptiesCart(purchase: Purchase, now: number): boolean {
  const standing = standingOf(purchase);
  const placed = Math.max(...purchase.orders.map(({ placed_on }) => Date.parse(placed_on)));
  return (standing === 'done' || standing === 'waiting') && Math.abs(now - placed) < FRESH_MS;
}

/** Where an order's day is told: a page made on the edge and in a browser must say the same. */
const TIME_ZONE: Record<string, string> = {
  AR: 'America/Argentina/Buenos_Aires',
  MX: 'America/Mexico_City',
  US: 'America/New_York',
};

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
