/**
 * Rates and fractions of amounts in exact integers: a rate such as 0.15 has no exact binary form,
 * and would round halves the wrong way.
 */

/** The unit that rates are counted in: six decimals at most. */
const MILLION = 1_000_000;

/** Tells whether a number is a rate: 0 to 1, with at most six decimals. */
export function isRate(rate: number): boolean {
  return rate >= 0 && rate <= 1 && Math.round(rate * MILLION) / MILLION === rate;
}

/** Tells whether rates leave the amount that they divide at least nothing: together at most 1. */
export function fitTogether(rates: readonly number[]): boolean {
  const millionths = rates.map((rate) => Math.round(rate * MILLION));
  return millionths.reduce((sum, rate) => sum + rate, 0) <= MILLION;
}

/**
 * Multiplies an amount by a rate, rounded half to even.
 * @param amount minor units
 * @param rate with at most six decimals
 * @example timesRate(25, 0.5) // 12
 */
export function timesRate(amount: number, rate: number): number {
  return timesFraction(amount, Math.round(rate * MILLION), MILLION);
}

/**
 * Multiplies an amount by a fraction, rounded half to even. All three are integers.
 * @param part 0 or more
 * @param whole above 0
 * @example timesFraction(100, 1, 3) // 33
 */
export function timesFraction(amount: number, part: number, whole: number): number {
  const divisor = BigInt(whole);
  const product = BigInt(Math.abs(amount)) * BigInt(part);
  const quotient = product / divisor;
  const twice = (product % divisor) * 2n;
  const up = twice > divisor || (twice === divisor && quotient % 2n === 1n);
  return Number(up ? quotient + 1n : quotient) * (amount < 0 ? -1 : 1);
}
