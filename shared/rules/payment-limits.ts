import type { PaymentCode } from './payment-codes.ts';

/** The least and the most of a purchase, in minor units; undefined where nothing limits it. */
export interface Limit {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

/** A store's own limits, by code. */
export type PaymentLimits = Readonly<Partial<Record<PaymentCode, Limit>>>;

/** The most that Stripe writes: eight digits, in any currency (docs.stripe.com/currencies). */
const STRIPE_MOST = 99_999_999;
/** The most that a shop's counter takes of one number in Mexico: 10,000 pesos. */
const COUNTER_MOST = 1_000_000;

/** What the provider of a code takes of a currency at most, whatever its store says. */
export function providerLimit(code: PaymentCode, currency: string): Limit {
  if (code === 'str_card') return { maximum: STRIPE_MOST };
  if (code === 'openpay_store' && currency === 'MXN') return { maximum: COUNTER_MOST };
  return {};
}

/** The limits that count: the store's own within the provider's. */
export function limitOf(code: PaymentCode, currency: string, own: PaymentLimits = {}): Limit {
  const theirs = providerLimit(code, currency);
  const { minimum, maximum } = own[code] ?? {};
  return {
    minimum: Math.max(theirs.minimum ?? 0, minimum ?? 0),
    maximum: Math.min(theirs.maximum ?? Infinity, maximum ?? Infinity),
  };
}

/** True where a way to pay is offered for a total of a currency. */
export function isWithinLimit(
  code: PaymentCode,
  { total, currency }: { readonly total: number; readonly currency: string },
  own?: PaymentLimits,
): boolean {
  const { minimum = 0, maximum = Infinity } = limitOf(code, currency, own);
  return total >= minimum && total <= maximum;
}

/** True for a limit that some purchase can keep. */
export function isPossible({ minimum = 0, maximum = Infinity }: Limit): boolean {
  return minimum <= maximum;
}
