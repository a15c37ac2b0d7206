import { BANK_TRANSFER_MS } from '../kernel/constants/timers.ts';
import { isReference, type PaymentCode, type ReferenceCode } from './payment-codes.ts';

/** What a buyer needs to pay by a reference: at a store's counter, or by a transfer. */
export interface PaymentSlip {
  readonly kind: 'deposit' | 'store' | 'bank';
  /** The number that the payment has to name; a store's is the one that its barcode bears. */
  readonly number: string;
  /** Digits of the account that is transferred to (CLABE or CBU); null where a store takes the money. */
  readonly account: string | null;
  readonly bank: string | null;
  /** The number by which the bank knows who is paid, at its own counters and pages. */
  readonly agreement: string | null;
  /** The name on the account. */
  readonly holder: string | null;
}

const HOUR_MS = 60 * 60_000;

/** How long the units of an order are kept for a reference: a deposit for an hour (spec [9]). */
const LASTS_MS: Readonly<Record<ReferenceCode, number>> = {
  deposit: BANK_TRANSFER_MS,
  openpay_store: 48 * HOUR_MS,
  openpay_bank: 24 * HOUR_MS,
};

/** How long a number to pay by lasts, in milliseconds; null for a code without one. */
export function slipLasts(code: PaymentCode): number | null {
  return isReference(code) ? LASTS_MS[code] : null;
}

/**
 * When a number that is asked for now ends, at the latest: its goods are kept until then. However often
 * its buyer gives one up for another, none outlasts the first by more than the checkout could be renewed.
 * @param renewsUntil the instant that no renewal of the checkout passes, milliseconds UTC
 * @returns milliseconds UTC, on a whole second as providers write it
 */
export function slipEnd(code: ReferenceCode, now: number, renewsUntil: number): number {
  return Math.floor((Math.min(now, renewsUntil) + LASTS_MS[code]) / 1_000) * 1_000;
}

/** True while a number that ends then leaves its buyer the time to pay it. */
export function leavesTime(end: number, now: number): boolean {
  return end - now >= LEAST_MS;
}

const LEAST_MS = 10 * 60_000;

/**
 * The end of a reference of a provider that told one of its own: never later than what was asked
 * for, since it keeps goods from other buyers.
 */
export function earlierEnd(asked: number, told: number | undefined): number {
  return told === undefined || Number.isNaN(told) ? asked : Math.min(asked, told);
}

/** Money for a reference that has ended is still looked for this long. */
export const LATE_SLIP_MS = 72 * HOUR_MS;

/** Once its buyer has chosen another way, an order's goods are kept no longer than this. */
export const AFTER_SLIP_MS = 15 * 60_000;

/** The code by which a payment says that its reference ended unpaid. */
export const SLIP_ENDED = 'reference_ended';
