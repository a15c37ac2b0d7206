/**
 * What dividing a payment costs its buyer in Argentina, where shops have to tell it beside each plan: joint rules of
 * price display (Resolución 51-E/2017 and 4/2025 of the secretariat of commerce) and of Banco Central's «Tasas de
 * interés en las operaciones de crédito».
 */

/** Days of a month and of a year, as Banco Central's effective rates count them. */
const PERIODS = 365 / 30;
/** The part of an interest that value-added tax adds to it (Ley de IVA, article 28: the general rate). */
const VAT = 0.21;
/** A rate is looked for up to this much a month, so many times by halves. */
const RATE_MOST = 10;
const HALVES = 60;

/** A plan as it is offered: minor units. */
export interface OfferedPlan {
  /** The price of a single payment. */
  readonly price: number;
  readonly count: number;
  readonly monthly: number;
}

/** Yearly rates as parts of one. */
export interface FinancialCost {
  /** The effective yearly rate of the interest alone (tasa efectiva anual). */
  readonly tea: number;
  /** The whole cost of paying later, value-added tax of the interest included (costo financiero total). */
  readonly cft: number;
}

/**
 * The effective yearly rate of a monthly one: (1 + i) ^ (365 / 30) − 1.
 * @example effectiveRate(0.375 * 30 / 365) // 0.4468
 */
export function effectiveRate(monthlyRate: number): number {
  return (1 + monthlyRate) ** PERIODS - 1;
}

/**
 * The monthly interest of a plan of equal payments, by the French system: price = m · (1 − (1 + i) ^ −n) / i. What
 * payments are rounded up by is none.
 */
export function monthlyRateOf({ price, count, monthly }: OfferedPlan): number {
  if (price <= 0 || monthly * count < price + count) return 0;
  const valueAt = (rate: number) => (monthly * (1 - (1 + rate) ** -count)) / rate;
  let [low, high] = [0, RATE_MOST];
  for (let turn = 0; turn < HALVES; turn += 1) {
    const middle = (low + high) / 2;
    if (valueAt(middle) > price) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * What a plan costs. The tax of an interest grows with what is still owed, as the interest does, so that the
 * cost's monthly rate is that of the interest with its tax.
 */
export function financialCost(plan: OfferedPlan): FinancialCost {
  const rate = monthlyRateOf(plan);
  return { tea: effectiveRate(rate), cft: effectiveRate(rate * (1 + VAT)) };
}

/**
 * Whether a plan may be called one without interest: its payments sum up to the price of a single payment. Argentina
 * bars the words from one whose buyer pays for the division; they would be untrue anywhere.
 * @example isWithoutInterest({ price: 100_00, count: 3, monthly: 33_34 }) // true
 */
export function isWithoutInterest(plan: OfferedPlan): boolean {
  return monthlyRateOf(plan) === 0;
}

/** True for a country whose shops tell what dividing a payment costs, and prices without national taxes. */
export function tellsCosts(country: string): boolean {
  return country === 'AR';
}
