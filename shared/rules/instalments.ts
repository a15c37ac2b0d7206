import type { PaymentCode } from './payment-codes.ts';

/** The numbers of monthly payments without interest that a store may offer. */
export const INSTALMENT_TERMS = [3, 6, 9, 12, 18] as const;
export type InstalmentTerm = (typeof INSTALMENT_TERMS)[number];

/** In Mexico a month's payment is 100.00 at least, for every provider: 300.00 for 3, 1,200.00 for 12. */
const MONTH_LEAST = { currency: 'MXN', amount: 100_00 } as const;

/** The codes whose provider divides a payment by credit card; all but Mobbex in pesos of Mexico alone. */
const CODES: readonly PaymentCode[] = ['str_card', 'conekta_card', 'openpay_card', 'mobbex'];

/** True for a code whose provider divides payments of a currency into monthly ones. */
export function takesInstalments(code: PaymentCode, currency: string): boolean {
  return CODES.includes(code) && (code === 'mobbex' || currency === MONTH_LEAST.currency);
}

/** The least total that is divided into the shortest term in a currency, minor units. */
export function instalmentsFrom(currency: string): number {
  return currency === MONTH_LEAST.currency ? INSTALMENT_TERMS[0] * MONTH_LEAST.amount : 0;
}

/** The provider's word for months that were asked of a card that is no credit card. */
export const NEEDS_CREDIT_CARD = 'instalments_need_credit';

/** What a store offers: its terms, and the least amount of a purchase (minor units). */
export interface InstalmentOffer {
  readonly terms: readonly number[];
  readonly minimum: number;
}

/** What is paid. */
interface Purchase {
  /** Minor units. */
  readonly total: number;
  readonly currency: string;
  readonly codes: readonly PaymentCode[];
}

/**
 * The terms in which a purchase may be paid, the shortest first; none where no code divides it, or it is below
 * the store's minimum.
 */
export function termsFor(offer: InstalmentOffer, { total, currency, codes }: Purchase): number[] {
  if (total <= 0 || total < offer.minimum) return [];
  if (!codes.some((code) => takesInstalments(code, currency))) return [];
  return INSTALMENT_TERMS.filter(
    (term) => offer.terms.includes(term) && isEnough(term, { total, currency }),
  );
}

/** The terms that the provider of a code takes for an amount, whatever its store offers. */
export function termsOfCode(
  code: PaymentCode,
  paid: Pick<Purchase, 'total' | 'currency'>,
): readonly number[] {
  if (!takesInstalments(code, paid.currency)) return [];
  return INSTALMENT_TERMS.filter((term) => isEnough(term, paid));
}

function isEnough(
  term: number,
  { total, currency }: Pick<Purchase, 'total' | 'currency'>,
): boolean {
  return currency !== MONTH_LEAST.currency || total >= term * MONTH_LEAST.amount;
}

/**
 * What is paid each month, minor units; the last month may be less by what does not divide.
 * @example monthly(100_00, 3) // 33_34
 */
export function monthly(total: number, payments: number): number {
  return Math.ceil(total / payments);
}
