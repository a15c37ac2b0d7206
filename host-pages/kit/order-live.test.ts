/** What the page of a purchase does in its buyer's browser, by how the purchase stands. */
import { expect, test } from 'vitest';
import { depositSlip, order, purchase } from '../../fragments/shop/order/fixtures.ts';
import type { OrderLiveProps } from '../../fragments/shop/order-live/props.ts';
import type { Purchase } from '../../shared/contracts/orders.ts';
import { pageContext } from '../../tests/support/page-context.ts';
import { orderLiveSlot } from './order-live.ts';

const HOUR = 3_600_000;
const placed = Date.parse(order().placed_on);
const propsOf = (given: Partial<Purchase>, now = placed + HOUR) =>
  orderLiveSlot(pageContext({ now }), purchase(given)).props as OrderLiveProps;

test('the cart lets a fresh purchase go, and neither an old nor a refused one', () => {
  const lines = [{ sku: 'sk_silla', amount: 2 }];
  const bought = { checkout: purchase().checkout_aggregation, lines };
  expect(propsOf({})).toMatchObject({ bought, notice: null, token: null });
  expect(propsOf({}, placed + 25 * HOUR).bought).toBeNull();
  expect(propsOf({ payment_state: 'declined' }).bought).toBeNull();
});

test('a payment is asked for while its provider decides, unless that takes days', () => {
  const payment_token = `pt_${'p'.repeat(26)}`;
  const deciding = { payment_state: 'processing', payment_token } as const;
  expect(propsOf(deciding).token).toBe(payment_token);
  expect(propsOf({ ...deciding, payment_state: 'approved' }).token).toBeNull();
  const review = {} as NonNullable<Purchase['review']>;
  expect(propsOf({ ...deciding, review }).token).toBeNull();
});

test('a number to pay by is told with its end', () => {
  expect(propsOf({ slip: depositSlip }).notice).toMatchObject({ tone: 'info', seconds: 55 });
});
