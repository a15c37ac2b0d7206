import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Result } from '../../../../shared/kernel/result.ts';
import type { WireBrand, WireTokenRequest } from './wire.ts';

/*
 * The first six functions run in the provider and, as their own source text, in the card frame
 * (see frame/script.ts): each must refer to nothing but its arguments.
 */

/** The digits of a typed text, without spaces, cut to 19 (the longest number of ISO/IEC 7812). */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, 19);
}

/**
 * True when a number's check digit holds (Luhn, ISO/IEC 7812-1 annex B) and its length is a card's.
 */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = digit * 2;
    if (index % 2 === 0) sum += digit;
    else sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** The network by the number's first digits (issuer ranges as the networks publish them). */
export function brandOf(digits: string): WireBrand {
  if (digits.startsWith('4')) return 'visa';
  if (/^3[47]/.test(digits)) return 'amex';
  const prefix = Number(digits.slice(0, 4).padEnd(4, '0'));
  const mastercard = (prefix >= 5100 && prefix < 5600) || (prefix >= 2221 && prefix <= 2720);
  return mastercard ? 'mastercard' : 'other';
}

/** Groups digits as they stand on the card: 4-6-5 for American Express, else fours. */
export function groupDigits(digits: string): string {
  const amex = /^3[47]/.test(digits);
  const groups = amex
    ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?(\d*)$/.exec(digits)?.slice(1)
    : digits.match(/\d{1,4}/g);
  return (groups ?? []).filter(Boolean).join(' ');
}

/** Reads `MM/AA` (a four-digit year too, as browsers fill it in); undefined when it is no month. */
export function readExpiry(text: string): { month: number; year: number } | undefined {
  const match = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text);
  if (!match) return undefined;
  const month = Number(match[1]);
  const year = Number(match[2]);
  if (month < 1 || month > 12) return undefined;
  return { month, year: year < 100 ? 2000 + year : year };
}

/**
 * True when a card's last month is over. A month runs to its end in the last time zone (UTC-12).
 */
export function expiryPassed(month: number, year: number, now: number): boolean {
  return now >= Date.UTC(year, month) + 12 * 3_600_000;
}

export type CardFault = 'invalid_name' | 'invalid_number' | 'invalid_expiry' | 'invalid_cvc';

/** A card whose fields are valid; it lives only until its token is issued. */
export interface CheckedCard {
  readonly digits: string;
  readonly brand: WireBrand;
  readonly last4: string;
  readonly month: number;
  readonly year: number;
}

/**
 * Checks the fields that the frame sent.
 * @param now milliseconds since the epoch
 * @returns the first fault in the order of the form's fields, with the parameter at fault
 */
export function checkCard(
  card: WireTokenRequest,
  now: number,
): Result<CheckedCard, { readonly code: CardFault; readonly param: string }> {
  const digits = card.number.replace(/[\s-]/g, '');
  if (card.name.trim() === '') return fail({ code: 'invalid_name', param: 'name' });
  if (!passesLuhn(digits)) return fail({ code: 'invalid_number', param: 'number' });
  const year = card.exp_year < 100 ? 2000 + card.exp_year : card.exp_year;
  if (card.exp_month < 1 || card.exp_month > 12) {
    return fail({ code: 'invalid_expiry', param: 'exp_month' });
  }
  if (year < 2000 || year > 2099 || expiryPassed(card.exp_month, year, now)) {
    return fail({ code: 'invalid_expiry', param: 'exp_year' });
  }
  if (!/^\d{3,4}$/.test(card.cvc)) return fail({ code: 'invalid_cvc', param: 'cvc' });
  const expiry = { month: card.exp_month, year };
  return ok({ digits, brand: brandOf(digits), last4: digits.slice(-4), ...expiry });
}
