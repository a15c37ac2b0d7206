import type { LeftCheckout } from '../../../shared/contracts/left-checkouts.ts';
import { declineText } from '../../../shared/i18n/index.ts';
import { languageOf } from '../../../shared/kernel/locale.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { spanOf } from '../../../shared/rules/day-span.ts';
import { leftSpan } from '../../../shared/rules/left-checkouts.ts';
import { COUNTED_MOST, matchesOf } from '../../unit-of-work/counted.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { countLeft, listLeft, type LeftRow } from './left-statements.ts';

interface Asked {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

interface Tried {
  readonly at: number;
  readonly code: PaymentCode;
  readonly decline: string | null;
}

/**
 * A page of the checkouts that the tenant's buyers have left, the latest first. One round trip.
 * @param country by whose calendar the filter's days are meant
 */
export async function readLeftCheckouts(
  scope: RequestScope,
  country: string,
  { offset, limit, ...days }: Asked,
): Promise<{ results: LeftCheckout[]; matches_estimated: number }> {
  const { cell, tenant, ports, locale, region } = scope;
  const span = leftSpan(spanOf(days, country), ports.clock.now());
  const [rows, counted] = await Promise.all([
    cell.read(listLeft(tenant.storeId, span, { offset, limit })),
    cell.first(countLeft(tenant.storeId, span, COUNTED_MOST)),
  ]);
  const tag = languageOf(locale, region);
  return {
    results: rows.map((row) => toLeft(row, tag)),
    matches_estimated: matchesOf(counted, { offset }, rows.length),
  };
}

function toLeft(row: LeftRow, tag: string): LeftCheckout {
  const { checkout_id: checkout, amount, currency, provider, created_at: begun } = row;
  const buyer = JSON.parse(row.contact) as LeftCheckout['buyer'];
  const tries = JSON.parse(row.tries) as Tried[];
  return {
    checkout,
    begun_on: new Date(begun).toISOString(),
    amount,
    currency,
    payment_type: provider,
    buyer,
    lines: JSON.parse(row.lines) as LeftCheckout['lines'],
    tries: tries.map(({ at, code, decline }) => ({
      at: new Date(at).toISOString(),
      payment_type: code,
      decline_code: decline,
      decline_text: declineText(decline, tag),
    })),
  };
}
