import { fail, ok, type Result } from '../../../../shared/kernel/result.ts';
import type { ReportLine, SettlementReport } from '../../../../shared/rules/settlements.ts';
import type { Fault, StripeCalls } from './calls.ts';
import {
  wirePayouts,
  wireTransactions,
  type WirePayout,
  type WireSource,
  type WireTransaction,
} from './settlement-wire.ts';

/** Payouts of one answer, and transactions of one page and of one payout at most. */
const PAYOUTS = 20;
const PAGE = 100;
const PAGES = 20;

/**
 * The payouts that have arrived since a day, the oldest first, each with its balance transactions. The
 * balance transaction is held to Stripe's fixture; no call about it or about payouts is in our document,
 * so that the two addresses, their parameters and the payout's fields stay unproven.
 * @param since `YYYY-MM-DD`
 */
export async function payoutsSince(
  calls: StripeCalls,
  since: string,
): Promise<Result<SettlementReport[], Fault>> {
  const from = Math.floor(Date.parse(`${since}T00:00:00Z`) / 1000);
  const found: WirePayout[] = [];
  for (let page = 0, after = ''; page < PAGES; page += 1) {
    const list = await calls.get(
      `/v1/payouts?arrival_date[gte]=${from}&status=paid&limit=${PAGE}${after}`,
      wirePayouts,
    );
    if (!list.ok) return list;
    found.push(...list.value.data);
    const last = list.value.data.at(-1);
    if (!list.value.has_more || !last) break;
    after = `&starting_after=${last.id}`;
  }
  const oldest = found.toSorted((one, other) => one.arrival_date - other.arrival_date);
  const reports: SettlementReport[] = [];
  for (const payout of oldest.slice(0, PAYOUTS)) {
    const report = await reportOf(calls, payout);
    if (!report.ok) return report;
    reports.push(report.value);
  }
  return ok(reports);
}

async function reportOf(
  calls: StripeCalls,
  { id, amount, currency, arrival_date }: WirePayout,
): Promise<Result<SettlementReport, Fault>> {
  const lines: ReportLine[] = [];
  for (let page = 0, after = ''; page < PAGES; page += 1) {
    const list = await calls.get(
      `/v1/balance_transactions?payout=${encodeURIComponent(id)}&limit=${PAGE}&expand[]=data.source${after}`,
      wireTransactions,
    );
    if (!list.ok) return list;
    lines.push(...list.value.data.filter(isLine).map(lineOf));
    const last = list.value.data.at(-1);
    if (!list.value.has_more || !last) break;
    after = `&starting_after=${last.id}`;
  }
  // A list that was cut short, or changed while it was read, is no report.
  if (lines.reduce((sum, { net }) => sum + net, 0) !== amount) return fail('unanswered');
  const paidOn = new Date(arrival_date * 1000).toISOString().slice(0, 10);
  return ok({ report: id, paidOn, currency: currency.toUpperCase(), lines });
}

/** The payout itself is a transaction of the balance that it empties. */
const isLine = ({ reporting_category: category }: WireTransaction) => category !== 'payout';

function lineOf(transaction: WireTransaction): ReportLine {
  const { reporting_category: category, amount, fee, net, source } = transaction;
  const about = typeof source === 'object' ? source : null;
  const own = { reference: referenceOf(about), subject: null };
  switch (category) {
    case 'charge':
      return { kind: 'payment', ...own, gross: amount, fee, net };
    case 'refund':
      return { kind: 'refund', ...own, subject: about?.id ?? null, gross: amount, fee, net };
    case 'dispute':
    case 'dispute_reversal':
      return { kind: 'dispute', ...own, subject: about?.id ?? null, gross: amount, fee, net };
    case 'fee':
      // A fee of its own is an amount that the balance loses.
      return { kind: 'fee', ...own, gross: 0, fee: -net, net };
    default:
      return { kind: 'adjustment', ...own, gross: amount, fee, net };
  }
}

/** Our own reference where the charge keeps it, else the intent, whose id the payment has. */
function referenceOf(source: WireSource | null): string {
  return source?.metadata?.['reference'] ?? source?.payment_intent ?? '';
}
