import { sumMinor } from '../kernel/money.ts';
import type { DisputeState } from './disputes.ts';

/** What a line of a provider's payout report is about. */
export const settlementKinds = ['payment', 'refund', 'dispute', 'fee', 'adjustment'] as const;
export type SettlementKind = (typeof settlementKinds)[number];

/**
 * Why a line stays open. `other_state`: the payment is not paid here, the refund has not arrived, or the
 * dispute was not won. `unexplained`: a correction of the provider's, or a fee of no payment.
 */
export const settlementProblems = [
  'unknown_reference',
  'other_amount',
  'other_currency',
  'other_state',
  'settled_before',
  'unexplained',
] as const;
export type SettlementProblem = (typeof settlementProblems)[number];

/** How a person settles a line that matches nothing. */
export const settlementWays = ['loss', 'payment'] as const;
export type SettlementWay = (typeof settlementWays)[number];
/** Characters of the reason of such a decision. */
export const SETTLEMENT_REASON_MAX = 300;

/** Lines of one report at most, and characters of a file. A form holds no more. */
export const SETTLEMENT_LINES_MAX = 2_000;
export const SETTLEMENT_FILE_MAX = 90_000;
/** The largest amount of a line, minor units: its fee is divided by multiplying before. */
export const SETTLEMENT_AMOUNT_MAX = 2_000_000_000;
/** Characters of a provider's id. */
export const SETTLEMENT_ID_MAX = 120;
/** Settlements of a page, and lines of one. */
export const SETTLEMENT_ROWS = 20;
export const SETTLEMENT_LINE_ROWS = 50;

/** A line as the report has it; minor units, negative for what the provider takes. */
export interface ReportLine {
  readonly kind: SettlementKind;
  /** The reference of its payment: ours, or the provider's id of the charge; empty without one. */
  readonly reference: string;
  /** The provider's id of the refund or the dispute, where the report names it. */
  readonly subject: string | null;
  readonly gross: number;
  readonly fee: number;
  readonly net: number;
}

/** One payout of a provider, and what it is made of. */
export interface SettlementReport {
  /** The provider's id of it. */
  readonly report: string;
  /** `YYYY-MM-DD`. */
  readonly paidOn: string;
  readonly currency: string;
  readonly lines: readonly ReportLine[];
}

/** Where a report cannot be taken: its lines do not add up, or it has none, or too many. */
export type ReportFault =
  | { readonly fault: 'sums'; readonly line: number }
  | { readonly fault: 'amount'; readonly line: number }
  | { readonly fault: 'empty' }
  | { readonly fault: 'long' };

/** What speaks against a report before it is compared with anything; lines count from 1. */
export function reportFault({ lines }: SettlementReport): ReportFault | undefined {
  if (lines.length === 0) return { fault: 'empty' };
  if (lines.length > SETTLEMENT_LINES_MAX) return { fault: 'long' };
  for (const [at, { gross, fee, net }] of lines.entries()) {
    const fits = (amount: number) =>
      Number.isSafeInteger(amount) && Math.abs(amount) <= SETTLEMENT_AMOUNT_MAX;
    if (![gross, fee, net].every(fits)) return { fault: 'amount', line: at + 1 };
    if (gross - fee !== net) return { fault: 'sums', line: at + 1 };
  }
  return undefined;
}

/** The sums of lines. */
export function sumsOf(
  lines: readonly Pick<ReportLine, 'gross' | 'fee' | 'net'>[],
): Pick<ReportLine, 'gross' | 'fee' | 'net'> {
  const sum = (of: 'gross' | 'fee' | 'net') => sumMinor(lines.map((line) => line[of]));
  return { gross: sum('gross'), fee: sum('fee'), net: sum('net') };
}

/** A refund of a known payment. */
export interface KnownRefund {
  readonly id: string;
  /** The provider's id of it; null where it told none. */
  readonly subject: string | null;
  /** What the provider gave back, by the books; minor units. */
  readonly amount: number;
  readonly hasArrived: boolean;
  readonly isSettled: boolean;
}

/** A dispute of a known payment. */
export interface KnownDispute {
  readonly id: string;
  readonly subject: string;
  readonly state: DisputeState;
  readonly amount: number;
  readonly fee: number;
  /** Settled as it was taken, and as it was paid back. */
  readonly isTaken: boolean;
  readonly isPaidBack: boolean;
}

/** A payment of the account that the report is of. */
export interface KnownPayment {
  readonly id: string;
  /** The names by which a report may call it: our reference of its last try, the provider's id of its charge. */
  readonly references: readonly string[];
  readonly currency: string;
  /** What the provider took, by the books; minor units. */
  readonly amount: number;
  readonly isPaid: boolean;
  readonly isSettled: boolean;
  readonly refunds: readonly KnownRefund[];
  readonly disputes: readonly KnownDispute[];
}

/** What a line is about, or why it stays open; an open line names what was found all the same. */
export interface MatchedLine {
  readonly problem: SettlementProblem | null;
  readonly payment: string | null;
  readonly refund: string | null;
  readonly dispute: string | null;
}

/** Matches each line of a report with what it is about; nothing is matched twice. */
export function matchLines(
  lines: readonly ReportLine[],
  currency: string,
  payments: readonly KnownPayment[],
): MatchedLine[] {
  const byReference = new Map(
    payments.flatMap((payment) => payment.references.map((name) => [name, payment] as const)),
  );
  const settled = new Set<string>();
  return lines.map((line) => {
    const none = { payment: null, refund: null, dispute: null };
    const isAlone = line.kind === 'adjustment' || (line.kind === 'fee' && line.reference === '');
    if (isAlone) return { ...none, problem: 'unexplained' };
    const payment = byReference.get(line.reference);
    if (!payment) return { ...none, problem: 'unknown_reference' };
    const found = currency === payment.currency ? matchLine(line, payment, settled) : OTHER_MONEY;
    if (found.problem === null && found.key !== undefined) settled.add(found.key);
    const { problem, refund = null, dispute = null } = found;
    return { problem, payment: payment.id, refund, dispute };
  });
}

interface Found {
  readonly problem: SettlementProblem | null;
  readonly refund?: string;
  readonly dispute?: string;
  /** By which a second line of the same is known. */
  readonly key?: string;
}

const OTHER_MONEY: Found = { problem: 'other_currency' };

function matchLine(line: ReportLine, payment: KnownPayment, settled: ReadonlySet<string>): Found {
  switch (line.kind) {
    case 'payment':
      return matchPayment(line, payment, settled);
    case 'refund':
      return matchRefund(line, payment, settled);
    case 'dispute':
      return matchDispute(line, payment, settled);
    default:
      if (!payment.isPaid) return { problem: 'other_state' };
      return { problem: line.gross === 0 ? null : 'other_amount' };
  }
}

function matchPayment(
  line: ReportLine,
  payment: KnownPayment,
  settled: ReadonlySet<string>,
): Found {
  if (!payment.isPaid) return { problem: 'other_state' };
  if (payment.isSettled || settled.has(payment.id)) return { problem: 'settled_before' };
  const isSame = line.gross === payment.amount && line.fee >= 0 && line.fee <= line.gross;
  return { problem: isSame ? null : 'other_amount', key: payment.id };
}

/** By the provider's id of the refund; one that the provider never named to us, by its amount. */
function matchRefund(
  { subject, gross }: ReportLine,
  { refunds }: KnownPayment,
  settled: ReadonlySet<string>,
): Found {
  const isFree = ({ id, isSettled }: KnownRefund) => !isSettled && !settled.has(id);
  const named = subject === null ? undefined : refunds.find((one) => one.subject === subject);
  const nameless = refunds.filter(
    (one) => (subject === null || one.subject === null) && one.amount === -gross,
  );
  const refund =
    named ??
    nameless.find((one) => one.hasArrived && isFree(one)) ??
    nameless.find(isFree) ??
    nameless[0];
  if (!refund) return { problem: 'unknown_reference' };
  const about = { refund: refund.id, key: refund.id };
  if (!refund.hasArrived) return { ...about, problem: 'other_state' };
  if (!isFree(refund)) return { ...about, problem: 'settled_before' };
  return { ...about, problem: refund.amount === -gross ? null : 'other_amount' };
}

/** Taken as it is opened, with what the provider asks for it; paid back once it is won. */
function matchDispute(
  { subject, gross, fee }: ReportLine,
  { disputes }: KnownPayment,
  settled: ReadonlySet<string>,
): Found {
  const alone = disputes.length === 1 ? disputes[0] : undefined;
  const dispute = subject === null ? alone : disputes.find((one) => one.subject === subject);
  if (!dispute) return { problem: 'unknown_reference' };
  const isBack = gross > 0;
  const key = `${dispute.id} ${isBack ? 'back' : 'taken'}`;
  const about = { dispute: dispute.id, key };
  if (isBack && dispute.state !== 'won') return { ...about, problem: 'other_state' };
  if ((isBack ? dispute.isPaidBack : dispute.isTaken) || settled.has(key))
    return { ...about, problem: 'settled_before' };
  const sign = isBack ? 1 : -1;
  const isSame = gross === sign * dispute.amount && fee + sign * dispute.fee === 0;
  return { ...about, problem: isSame ? null : 'other_amount' };
}
