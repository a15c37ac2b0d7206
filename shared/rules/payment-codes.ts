/**
 * The ways to pay, by the codes of spec [3], in the order in which buyers are offered them. They are
 * the only values of `payment_type`.
 */
export const paymentCodes = [
  'cash',
  'deposit',
  'str_card',
  'conekta_card',
  'openpay_card',
  'banorte',
  'paypal',
  'mobbex',
  'aplazo',
  'openpay_store',
  'openpay_bank',
  'baz_card',
  'memphis',
  'tiendacrypto',
] as const;
export type PaymentCode = (typeof paymentCodes)[number];

/**
 * What a buyer does to pay: `none` pays the seller by hand; `token` fills the provider's card form
 * on our page; `redirect` goes to the provider's page and comes back; `reference` pays a number
 * elsewhere; `push` gives an encrypted charge to the provider's window, on a page of ours.
 */
export type PaymentKind = 'none' | 'token' | 'redirect' | 'reference' | 'push';

/** What a buyer does to pay by a code. Conekta's and Openpay's cards are typed on their own pages. */
export function paymentKind(code: PaymentCode): PaymentKind {
  if (!isPaidFirst(code)) return 'none';
  if (isCardForm(code)) return 'token';
  if (isReference(code)) return 'reference';
  return code === 'banorte' ? 'push' : 'redirect';
}

/** True for a code by which the order awaits a payment; false for cash, which changes hands later. */
export function isPaidFirst(code: PaymentCode): boolean {
  return code !== 'cash';
}

/** The codes that are paid elsewhere by a number: in a store, or by a transfer. */
export const referenceCodes = [
  'deposit',
  'openpay_store',
  'openpay_bank',
] as const satisfies readonly PaymentCode[];
export type ReferenceCode = (typeof referenceCodes)[number];

/** True for a code that is paid elsewhere by a number. */
export function isReference(code: string | null | undefined): code is ReferenceCode {
  return referenceCodes.some((one) => one === code);
}

/** True for a code whose card is typed in the provider's own form on our page. */
export function isCardForm(code: string | undefined): boolean {
  return code === 'str_card';
}

/** The codes whose buyers are led to a page: the provider's, or ours with the provider's window. */
export const redirectCodes = [
  'paypal',
  'mobbex',
  'aplazo',
  'conekta_card',
  'openpay_card',
  'banorte',
  'baz_card',
  'memphis',
  'tiendacrypto',
] as const satisfies readonly PaymentCode[];
export type RedirectCode = (typeof redirectCodes)[number];

/** A code whose payment leads its buyer on: to the provider's page, or to the number to pay by. */
export type LeadingCode = RedirectCode | ReferenceCode;

/** True for a code whose buyers are led to a page where they pay. */
export function isRedirect(code: string | null | undefined): code is RedirectCode {
  return redirectCodes.some((one) => one === code);
}
