import { sumMinor } from '../kernel/money.ts';

/** The states of a refund (spec [3]): `success` by the provider, `ok` by a person with a proof. */
export const refundStates = ['pending', 'failed', 'success', 'ok'] as const;
export type RefundState = (typeof refundStates)[number];

/** What a refund gives back: a whole payment, the rest of an order, a line, its shipping, or an amount. */
export const refundParts = ['payment', 'order', 'line', 'shipping', 'amount'] as const;
export type RefundPart = (typeof refundParts)[number];

/** The parts that a person may ask for. */
export const askedParts = ['line', 'shipping', 'amount'] as const;
export type AskedPart = (typeof askedParts)[number];

/** The reasons that a person may name. */
export const askedReasons = [
  'returned',
  'damaged',
  'not_delivered',
  'duplicated',
  'goodwill',
  'other',
] as const;

/** All reasons; the others are the platform's own. */
export const refundReasons = [
  ...askedReasons,
  'canceled',
  'out_of_stock',
  'orders_gone',
  'amount_mismatch',
  'at_provider',
  'surplus',
  'short',
  'not_captured',
  'edited',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/**
 * True for money that came beside what its payment is for: above it, or as a part whose rest never
 * came. No order and no posting is about it, and no provider has it: its seller sends it back.
 */
export function isBeside(reason: RefundReason): boolean {
  return reason === 'surplus' || reason === 'short';
}

/** Most characters of the words beside a reason, and of a proof. */
export const REFUND_NOTE_MAX = 500;
export const REFUND_PROOF_MAX = 200;
export const REFUND_PROOF_MIN = 3;
/** As many characters between two that are no blanks. */
export const REFUND_PROOF = /^\s*\S[\s\S]+\S/;

/** True while a refund may still fail or be tried again. */
export function isOpenRefund(state: RefundState): boolean {
  return state === 'pending' || state === 'failed';
}

/** What was paid for an order, in minor units. */
export interface PaidOrder {
  readonly total: number;
  readonly shipping: number;
  /** The total of each line, by its position. */
  readonly lines: readonly number[];
}

/** A refund as far as it takes from what is left. One that failed keeps its amount: it is tried again. */
export interface TakenPart {
  readonly part: RefundPart;
  /** Position of its line, of a refund by line. */
  readonly line: number | null;
  readonly amount: number;
}

/**
 * What is left to be given back of an order: in all, of its shipping and of each line. No part has more
 * left than the order has.
 */
export function leftOf(paid: PaidOrder, taken: readonly TakenPart[]): PaidOrder {
  const sum = (of: (one: TakenPart) => boolean) =>
    sumMinor(taken.filter(of).map(({ amount }) => amount));
  const total = Math.max(0, paid.total - sum(() => true));
  const rest = (most: number, given: number) => Math.max(0, Math.min(most - given, total));
  return {
    total,
    shipping: rest(
      paid.shipping,
      sum(({ part }) => part === 'shipping'),
    ),
    lines: paid.lines.map((line, position) =>
      rest(
        line,
        sum((one) => one.part === 'line' && one.line === position),
      ),
    ),
  };
}

/** Whether so much may be given back of a part; an amount is above 0. */
export function fitsLeft(left: PaidOrder, { part, line, amount }: TakenPart): boolean {
  if (!Number.isSafeInteger(amount) || amount <= 0) return false;
  if (part === 'shipping') return amount <= left.shipping;
  if (part === 'line') return amount <= (left.lines[line ?? -1] ?? 0);
  return amount <= left.total;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** After so many refusals a refund waits for a person. */
const REFUSALS_MOST = 5;

/**
 * How long a refund waits until the provider is asked again: 1, 2, 4, 8 minutes, and 15 from then on,
 * so that nobody waits long for their money once the provider is back.
 * @param tries how often it was asked
 */
export function waitAfterTry(tries: number): number {
  return Math.min(15, 2 ** Math.max(0, tries - 1)) * MINUTE_MS;
}

/**
 * How long after a provider's refusal: 10 and 40 minutes, 3 and 11 hours; null once a person has to
 * decide.
 * @param refusals how often it was refused, this time included
 */
export function waitAfterRefusal(refusals: number): number | null {
  if (refusals >= REFUSALS_MOST) return null;
  return 10 * 4 ** (refusals - 1) * MINUTE_MS;
}

/** A provider that says "pending" for longer is not waited for any more: a person has to look. */
export const PENDING_MOST_MS = 14 * 24 * HOUR_MS;

/** A refund of a payment, as far as the provider's sum can tell of it. */
export interface KnownRefund {
  readonly id: string;
  readonly state: RefundState;
  readonly amount: number;
  /** True for one that was paid outside of the provider. */
  readonly isOutside: boolean;
}

/** What a provider's sum of refunds says of the known ones. */
export interface Matched {
  /** The refunds that have arrived. */
  readonly arrived: readonly string[];
  /** Minor units that were given back at the provider, and that no refund asked for. */
  readonly foreign: number;
}

/**
 * Matches the known refunds of a payment, the oldest first, with the sum that its provider has given
 * back. While one is under way whose amount the sum does not hold, nothing is called foreign.
 */
export function matchRefunds(known: readonly KnownRefund[], given: number): Matched {
  const atProvider = known.filter(({ isOutside }) => !isOutside);
  const done = atProvider.filter(({ state }) => !isOpenRefund(state));
  let rest = given - sumMinor(done.map(({ amount }) => amount));
  const arrived: string[] = [];
  const waiting = (state: RefundState) => atProvider.filter((one) => one.state === state);
  for (const { id, amount } of [...waiting('pending'), ...waiting('failed')]) {
    if (amount > rest) continue;
    arrived.push(id);
    rest -= amount;
  }
  const isUnderWay = waiting('pending').some(({ id }) => !arrived.includes(id));
  return { arrived, foreign: isUnderWay ? 0 : Math.max(0, rest) };
}
