import { isCanceled, mayReturn, type OrderState } from './order-states.ts';
import { lockedFor, mayWithdrawIn } from './unlocking.ts';

/** The reasons for which something is returned (spec [3]). */
export const returnReasons = [
  'package_incomplete',
  'not_as_ordered',
  'defect_after_use',
  'does_not_work',
  'broken',
  'part_does_not_work',
  'imitation',
  'low_quality',
  'defective',
  'fewer_items',
  'package_missing',
  'parts_missing',
  'empty_package',
  'no_invoice',
  'wrong_variant',
  'something_else',
  'not_as_described',
] as const;
/** The reasons of all returns: a buyer who withdraws from a purchase gives none of the seventeen. */
export const allReturnReasons = [...returnReasons, 'withdrawal'] as const;
export type ReturnReason = (typeof allReturnReasons)[number];

export const returnStates = ['open', 'closed'] as const;
export type ReturnState = (typeof returnStates)[number];

/** What a seller says to a return; a declined one is closed. */
export const returnDecisions = ['accepted', 'declined'] as const;
export type ReturnDecision = (typeof returnDecisions)[number];

/** Returns of an order that may be declined: after the first its buyer may ask once more. */
export const RETURNS_DECLINED_MAX = 2;

/** Most characters of what a buyer tells of a return, and of a comment on it. */
export const RETURN_TEXT_MAX = 1_000;
/** Comments of one return, of both sides. */
export const RETURN_COMMENTS_MAX = 200;
/** Most photos of a return. */
export const RETURN_PHOTOS_MAX = 6;

/** The facts of an order on which a return depends. */
export interface ReturnFacts {
  readonly state: OrderState;
  /** Milliseconds since the epoch; null until it was received. */
  readonly receivedAt: number | null;
  /** Country of the store that sold it, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Whether another return of it is open. */
  readonly hasOpen: boolean;
  /** How many returns of it were declined. */
  readonly declined: number;
}

export type ReturnRefusal =
  | 'return_canceled'
  | 'return_too_early'
  | 'return_expired'
  | 'return_is_open'
  | 'return_declined';

/** Until when a buyer may ask to return what was received then: 72 hours, ten days in Argentina. */
export function returnableUntil(receivedAt: number, country: string): number {
  return receivedAt + lockedFor(country);
}

/** Why an order may not be returned now; undefined where it may. */
export function whyNoReturn(
  { state, receivedAt, country, hasOpen, declined }: ReturnFacts,
  now: number,
): ReturnRefusal | undefined {
  if (isCanceled(state)) return 'return_canceled';
  if (!mayReturn(state) || receivedAt === null) return 'return_too_early';
  if (hasOpen) return 'return_is_open';
  if (declined >= RETURNS_DECLINED_MAX) return 'return_declined';
  return now < returnableUntil(receivedAt, country) ? undefined : 'return_expired';
}

/** The facts of an order on which a withdrawal depends. */
export interface WithdrawalFacts extends Omit<ReturnFacts, 'hasOpen' | 'declined'> {
  /** When the latest experience among its lines begins; null for none. */
  readonly startsAt: number | null;
}

/** Tickets may be given back until a day before the show. */
const BEFORE_SHOW_MS = 24 * 3_600_000;

/**
 * Whether a buyer may withdraw from a purchase without a reason: where the store's country gives that
 * right, from the purchase on until its time after the receipt is over.
 */
export function mayWithdraw(
  { state, receivedAt, country, startsAt }: WithdrawalFacts,
  now: number,
): boolean {
  if (!mayWithdrawIn(country) || isCanceled(state) || state === 'awaiting_payment') return false;
  if (startsAt !== null && startsAt - now < BEFORE_SHOW_MS) return false;
  return receivedAt === null || now < returnableUntil(receivedAt, country);
}

/** A line of an order, as far as units of it may still be returned. */
export interface ReturnableLine {
  readonly line: number;
  /** Units that were bought, and that returns have named so far. */
  readonly bought: number;
  readonly returned: number;
  /** Whether its item may be returned at all. */
  readonly isAllowed: boolean;
}

/** Units of a line that a return names. */
export interface ReturnedUnits {
  readonly line: number;
  readonly amount: number;
}

/** What came back of a returned line: units that can be sold again, that cannot, and that did not come. */
export interface InspectedLine {
  readonly line: number;
  readonly back: number;
  readonly lost: number;
  readonly missing: number;
}

/** Whether an inspection names every line of a return once, and adds up to its units. */
export function addsUp(
  returned: readonly ReturnedUnits[],
  seen: readonly InspectedLine[],
): boolean {
  return (
    seen.length === returned.length &&
    returned.every(({ line, amount }) => {
      const [one, ...more] = seen.filter((known) => known.line === line);
      return one !== undefined && more.length === 0 && one.back + one.lost + one.missing === amount;
    })
  );
}

/** A returned line, as far as the money for it depends on it. */
export interface DueLine {
  /** Units that came back, of those that were bought. */
  readonly received: number;
  readonly bought: number;
  /** What was paid for all that were bought, minor units. */
  readonly total: number;
  /** The percentage of the price that its seller keeps for restocking; none by default. */
  readonly fee: number;
}

/**
 * What is due to a buyer for what came back, minor units: the share of each line's price, less its
 * restocking fee, which is rounded in the buyer's favour.
 */
export function dueFor(lines: readonly DueLine[]): number {
  return lines.reduce((sum, { received, bought, total, fee }) => {
    const share = bought === 0 ? 0 : Math.floor((total * Math.min(received, bought)) / bought);
    return sum + share - Math.floor((share * fee) / 100);
  }, 0);
}

/** Units of a line that a return may still name. */
export function unitsLeft({ bought, returned, isAllowed }: ReturnableLine): number {
  return isAllowed ? Math.max(0, bought - returned) : 0;
}

/** Whether a return names units at all, each line once, and no more than are left. */
export function fitsUnits(
  lines: readonly ReturnableLine[],
  asked: readonly ReturnedUnits[],
): boolean {
  if (asked.length === 0 || new Set(asked.map(({ line }) => line)).size < asked.length)
    return false;
  return asked.every(({ line, amount }) => {
    const one = lines.find((known) => known.line === line);
    return one !== undefined && Number.isInteger(amount) && amount > 0 && amount <= unitsLeft(one);
  });
}
