import { statusOf, type KeptPayment } from './payments.ts';

/** The cards that buyers have left with a provider: each is that of the payment which kept it. */

/** The id of the card that a payment keeps. */
export function sourceIdOf({ id }: Pick<KeptPayment, 'id'>): string {
  return `src_${id}`;
}

/** Those of some payments whose cards a customer has at a moment, the latest first. */
export function cardsOf(
  payments: readonly KeptPayment[],
  customer: string,
  now: number,
): KeptPayment[] {
  return payments
    .filter((one) => one.customer === customer && one.keeps === true && !one.isCardGone)
    .filter((one) => statusOf(one, now) === 'paid')
    .toSorted((one, other) => other.settlesAt - one.settlesAt);
}
