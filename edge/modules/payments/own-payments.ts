import type { Failure } from '../../../shared/contracts/errors.ts';
import type {
  OwnPayment,
  OwnPaymentView,
  PaymentFilters,
} from '../../../shared/contracts/own-payments.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { reviewOf, type PaymentReview } from '../../../shared/rules/payment-review.ts';
import type { Risk } from '../../../shared/rules/payment-risk.ts';
import { spanOf } from '../../../shared/rules/day-span.ts';
import type { Cell } from '../../db/database.ts';
import { COUNTED_MOST, matchesOf } from '../../unit-of-work/counted.ts';
import { PLATFORM, storeOfTests } from './account-statements.ts';
import { countOfStore, findOfStore, listOfStore, type OwnPaymentRow } from './owner-statements.ts';

/**
 * A page of the payments that a store takes, the latest first. One round trip.
 * @param country by whose calendar the filter's days are meant
 */
export async function readOwnPayments(
  cell: Cell,
  storeId: string,
  country: string,
  {
    offset,
    limit,
    start_date,
    end_date,
    ...asked
  }: PaymentFilters & { readonly offset: number; readonly limit: number },
): Promise<{ results: OwnPayment[]; matches_estimated: number }> {
  const filter = { ...asked, ...spanOf({ start_date, end_date }, country) };
  const [rows, counted] = await Promise.all([
    cell.read(listOfStore(storeId, filter, { offset, limit })),
    cell.first(countOfStore(storeId, filter, COUNTED_MOST)),
  ]);
  return {
    results: rows.map((row) => toOwnPayment(row, storeId)),
    matches_estimated: matchesOf(counted, { offset }, rows.length),
  };
}

/** One payment of a store; `payment_not_found` for another store's. */
export async function readOwnPayment(
  cell: Cell,
  storeId: string,
  payment: string,
): Promise<Result<OwnPaymentRow, Failure>> {
  const row = await cell.first(findOfStore(storeId, payment));
  return row ? ok(row) : fail({ code: 'payment_not_found' });
}

/** How risky a payment looked; null for one that was not judged. */
export function toRisk({
  risk: level,
  risk_signs: signs,
}: Pick<OwnPaymentRow, 'risk' | 'risk_signs'>): OwnPaymentView['risk'] {
  return level === null
    ? null
    : { level, signs: JSON.parse(signs ?? '[]') as Risk['signs'][number][] };
}

/** The review of a payment, and when its last one began; nothing where its provider decided at once. */
export function toReview({ state, review: kept }: Pick<OwnPaymentRow, 'state' | 'review'>): {
  readonly view: Pick<OwnPaymentView, 'review'>;
  readonly since: number[];
} {
  const begun = kept === null ? null : (JSON.parse(kept) as PaymentReview);
  const open = reviewOf({ state, review: kept });
  const until = open && new Date(open.until).toISOString();
  return {
    view: open && until ? { review: { until, waits_for: open.waits_for } } : {},
    since: begun ? [begun.since] : [],
  };
}

/** A payment as its store's list shows it; one that is on its way back is paid until it is given back. */
export function toOwnPayment(row: OwnPaymentRow, storeId: string): OwnPayment {
  const orders = JSON.parse(row.orders) as { id: string; number: string; supplier: string }[];
  const { id, provider, amount, currency, account } = row;
  return {
    id,
    state: row.state === 'none' ? 'created' : row.state,
    payment_type: provider,
    amount,
    currency,
    begun_on: new Date(row.created_at).toISOString(),
    buyer: row.buyer ?? '',
    orders: orders.map(({ supplier, ...order }) => ({ ...order, is_own: supplier === storeId })),
    card:
      row.card_brand !== null && row.card_last4 !== null
        ? { brand: row.card_brand, last4: row.card_last4 }
        : null,
    msi_payments: row.msi_payments,
    taken_by: takerOf(account, storeId),
    ...(row.is_test === 1 && { is_test: true }),
  };
}

function takerOf(account: string, storeId: string): OwnPayment['taken_by'] {
  if (account === PLATFORM) return 'platform';
  return (storeOfTests(account) ?? account) === storeId ? 'store' : 'other';
}
