import { RETURN_WINDOW_HOURS } from '../kernel/constants/index.ts';

const HOUR_MS = 3_600_000;

/** How long a buyer may ask to return what was received (spec [4]), and money waits for it. */
const RETURN_MS = RETURN_WINDOW_HOURS * HOUR_MS;

/** Countries whose law gives buyers more: ten days to withdraw in Argentina (Ley 24.240, art. 34). */
const WITHDRAWAL_MS: Readonly<Record<string, number>> = { AR: 240 * HOUR_MS };

/**
 * How long the money of an order stays locked, in milliseconds, after it was received and paid and
 * its experience has begun.
 * @param country the store's, ISO 3166-1 alpha-2
 */
export function lockedFor(country: string): number {
  return WITHDRAWAL_MS[country] ?? RETURN_MS;
}

/** Whether buyers of a country may withdraw from a purchase without a reason, within its longer time. */
export function mayWithdrawIn(country: string): boolean {
  return WITHDRAWAL_MS[country] !== undefined;
}

/** What the end of a lock depends on; each in milliseconds since the epoch, null for none. */
export interface Received {
  readonly receivedAt: number;
  readonly paidAt: number | null;
  /** Start of the latest experience among its lines. */
  readonly startsAt: number | null;
  /** When the last return or dispute about it was closed. */
  readonly closedAt: number | null;
  readonly country: string;
}

/** When the money of an order may leave its locked wallets, in milliseconds since the epoch. */
export function unlocksAt({ receivedAt, paidAt, startsAt, closedAt, country }: Received): number {
  const last = Math.max(receivedAt, paidAt ?? 0, startsAt ?? 0) + lockedFor(country);
  return Math.max(last, closedAt ?? 0);
}
