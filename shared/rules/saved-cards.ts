import type { PaymentCode } from './payment-codes.ts';

/** The codes whose provider keeps a card for later purchases, by its buyer's consent. */
const VAULTS: readonly PaymentCode[] = ['str_card', 'conekta_card'];

/** True for a way to pay whose cards may be saved. */
export function hasVault(code: string): boolean {
  return VAULTS.some((one) => one === code);
}

/** A card in a few words: its brand, and its last four digits. @example 'Visa ···· 4242' */
export function cardName({
  brand,
  last4,
}: {
  readonly brand: string;
  readonly last4: string;
}): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ···· ${last4}`;
}

/** Until when a card is good, as it is printed on it. @example '09/31' */
export function cardEnd({
  exp_month: month,
  exp_year: year,
}: {
  readonly exp_month: number;
  readonly exp_year: number;
}): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}
