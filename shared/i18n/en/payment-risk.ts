import type { paymentRisk as es, riskHoldNames as names } from '../es/payment-risk.ts';

type Words<T> = { readonly [Name in keyof T]: T[Name] extends string ? string : Words<T[Name]> };

export const paymentRisk = {
  title: 'Risk of the payment',
  levels: {
    none: 'No signs of risk',
    look: 'Worth a look',
    high: 'High risk',
  },
  signs: {
    provider_highest: 'The provider rated its risk as very high.',
    provider_elevated: 'The provider rated its risk as elevated.',
    card_abroad: 'The card is from {{card}} and the parcel goes to {{delivery}}.',
    billing_abroad: 'The card’s data are from {{card}} and the parcel goes to {{delivery}}.',
    declined_tries: 'It was declined {{count}} times before it went through.',
    many_purchases: '{{count}} purchases in one hour by the same account, e-mail or address.',
    large_amount: 'The amount is {{times}} times what is usual in your store.',
    new_guest: 'Bought without an account, with an e-mail that had never bought here.',
  },
} as const satisfies Words<typeof es>;

export const riskHoldNames: Record<keyof typeof names, string> = {
  off: 'None',
  high: 'Those of high risk',
  any: 'All that have a risk',
};
