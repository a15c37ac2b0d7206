import { authorizationDays, type Days } from './authorizations.ts';
import { takesEvidence, toldDisputeCodes } from './dispute-evidence.ts';
import { INSTALMENT_TERMS, instalmentsFrom, takesInstalments } from './instalments.ts';
import { isPaidFirst, isReference, paymentCodes, type PaymentCode } from './payment-codes.ts';
import { providerLimit, type Limit } from './payment-limits.ts';
import { isContestable } from './payment-risk.ts';
import { slipLasts } from './payment-slip.ts';

/**
 * How money that came by a code goes back, whole or in part: the provider gives it back, a transfer does to the account
 * that its buyer names, or the seller's hand.
 */
export type RefundWay = 'provider' | 'account' | 'hand';

/** How money that came by a code goes back. */
export function refundWay(code: PaymentCode): RefundWay {
  if (!isPaidFirst(code)) return 'hand';
  return isReference(code) ? 'account' : 'provider';
}

/**
 * What a seller can do about a payment of a code that its payer contests at the bank: send evidence from here, answer in
 * the provider's panel what is told here, or look into that panel by themselves; none where it cannot be contested.
 */
export type DisputeWay = 'here' | 'panel' | 'untold' | 'none';

/** What a seller can do about a contested payment of a code. */
export function disputeWay(code: PaymentCode): DisputeWay {
  if (!isContestable(code)) return 'none';
  if (takesEvidence(code)) return 'here';
  return toldDisputeCodes.some((one) => one === code) ? 'panel' : 'untold';
}

/** What a way to pay can, in a store of a currency. Each of its facts stands in the rule that it is read from. */
export interface PaymentAbilities {
  readonly code: PaymentCode;
  readonly refund: RefundWay;
  /** What its provider takes at least and at most, minor units, whatever its store says. */
  readonly limit: Limit;
  /** The numbers of monthly payments, and the least total of the first, minor units; null where it divides nothing. */
  readonly months: { readonly terms: readonly number[]; readonly least: number } | null;
  /** For how many days its money is authorised first; null where it is charged at once. */
  readonly holds: Days | null;
  /** How long its number to pay by lasts, milliseconds; null where it has none. */
  readonly lasts: number | null;
  readonly disputes: DisputeWay;
  /** Whether its risk is judged, so that its order may wait for the store's look. */
  readonly isJudged: boolean;
}

/** What a way to pay can, in a store of a currency. */
export function abilitiesOf(code: PaymentCode, currency: string): PaymentAbilities {
  return {
    code,
    refund: refundWay(code),
    limit: providerLimit(code, currency),
    months: takesInstalments(code, currency)
      ? { terms: INSTALMENT_TERMS, least: instalmentsFrom(currency) }
      : null,
    holds: authorizationDays(code),
    lasts: slipLasts(code),
    disputes: disputeWay(code),
    isJudged: isContestable(code),
  };
}

/** What each way to pay can, in the order in which buyers are offered them. */
export function paymentAbilities(currency: string): readonly PaymentAbilities[] {
  return paymentCodes.map((code) => abilitiesOf(code, currency));
}
