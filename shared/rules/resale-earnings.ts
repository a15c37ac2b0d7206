import { timesRate } from './rates.ts';

/**
 * The price that a reseller pays (spec [6]): list price minus contribution margin times the plan's
 * commission rate. Minor units.
 * @param rate of the plan, 0 to 1
 */
export function buyByPrice(listPrice: number, contributionMargin: number, rate: number): number {
  return listPrice - resaleEarnings(contributionMargin, rate);
}

/**
 * The earnings of a reseller (spec [6]): contribution margin times commission rate, in minor units,
 * rounded half to even.
 * @param rate 0 to 1, with at most six decimals
 */
export function resaleEarnings(contributionMargin: number, rate: number): number {
  return timesRate(contributionMargin, rate);
}
