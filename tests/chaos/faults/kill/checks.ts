/** The conditions on the data, at whatever moment the server died. */
import { UNDER_WAY } from '../../../../shared/rules/payment-states.ts';
import type { Check } from '../../../support/suite/part.ts';
import type { Books, ChargeRow } from './books.ts';
import type { Receipts } from './shopper.ts';

/** Most names listed for a fault. */
const TOLD = 5;

/** A check that counts faults. */
function none(name: string, wrong: readonly string[], of: number): Check {
  const note = wrong.slice(0, TOLD).join('; ');
  return {
    name,
    figure: `${wrong.length} of ${of}`,
    limit: '0',
    met: wrong.length === 0,
    ...(note ? { note } : {}),
  };
}

/** Every acknowledged order is there, and no other order. */
export function orderChecks(receipts: Receipts, books: Books): Check[] {
  const stored = new Map(books.orders.map((order) => [order.id, order]));
  const acknowledged = receipts.placed.filter(({ state }) => state === 'sold');
  const promised = acknowledged.flatMap(({ orders }) => orders);
  const known = new Set(receipts.placed.flatMap(({ orders }) => orders));
  const byCart = Map.groupBy(books.orders, ({ cart }) => cart);
  return [
    none(
      'acknowledged orders lost',
      promised.filter((id) => stored.get(id)?.state !== 'sent_to_supplier'),
      promised.length,
    ),
    none(
      'orders that nobody was told of',
      books.orders.filter(({ id }) => !known.has(id)).map(({ id }) => id),
      books.orders.length,
    ),
    none(
      'carts with two orders or two checkouts',
      receipts.carts.filter(
        (cart) => (byCart.get(cart)?.length ?? 0) > 1 || (books.checkoutsByCart.get(cart) ?? 0) > 1,
      ),
      receipts.carts.length,
    ),
    none('repeats answered otherwise than the first time', receipts.faults, receipts.repeated),
  ];
}

/** No hold outlives its end. @param now when the server ended, milliseconds */
export function holdCheck(books: Books, now: number): Check {
  const ended = books.holds.filter(({ until }) => until <= now);
  return none(
    'holds left past their end',
    ended.map(({ checkout }) => checkout),
    books.checkoutsByCart.size,
  );
}

/** Units: every unit of the start is sold, held or on the shelf. */
export function stockCheck(books: Books, start: ReadonlyMap<string, number>): Check {
  const wrong = books.stock.filter(
    ({ sku, onHand, reserved, held, sold }) =>
      reserved !== held || onHand + sold !== start.get(sku),
  );
  return none(
    'variants whose units do not add up',
    wrong.map((row) => JSON.stringify(row)),
    books.stock.length,
  );
}

/** Money: every charge has its orders or was given back, and every paid order has its charge. */
export function moneyChecks(books: Books, charges: readonly ChargeRow[]): Check[] {
  const sent = new Set(
    books.orders.filter(({ state }) => state === 'sent_to_supplier').map((one) => one.checkout),
  );
  const payments = new Map(books.payments.map((payment) => [payment.id, payment]));
  const kept = charges.filter(
    ({ status, amount, refunded }) => status === 'approved' && refunded < amount,
  );
  const keptBy = new Map<string, number>();
  const homeless = kept.filter(({ reference }) => {
    const id = reference.replace(/^\w+\./, '').replace(/-\d+$/, '');
    const payment = payments.get(id);
    keptBy.set(id, (keptBy.get(id) ?? 0) + 1);
    return payment?.state !== 'approved' || !sent.has(payment.checkout);
  });
  const approved = books.payments.filter(({ state }) => state === 'approved');
  return [
    // Without any, half of the ways to settle a payment would be untried.
    { name: 'webhooks taken', figure: String(books.events), limit: '≥ 1', met: books.events > 0 },
    none(
      'charges kept without an order',
      homeless.map(({ reference }) => reference),
      charges.length,
    ),
    none(
      'paid orders without exactly one charge',
      approved.filter(({ id }) => keptBy.get(id) !== 1).map(({ id }) => id),
      approved.length,
    ),
    none(
      'payments left undecided',
      books.payments
        .filter(({ state }) => UNDER_WAY.some((one) => one === state))
        .map(({ id }) => id),
      books.payments.length,
    ),
    none(
      'orders left awaiting a payment',
      books.orders.filter(({ state }) => state === 'awaiting_payment').map(({ id }) => id),
      books.orders.length,
    ),
  ];
}

/** Every purchase has one confirmation mail. */
export function mailCheck(books: Books): Check {
  const wrong = books.mails.filter(({ asked, sent }) => asked !== 1 || sent !== 1);
  return none(
    'purchases without exactly one mail',
    wrong.map((row) => JSON.stringify(row)),
    books.mails.length,
  );
}
