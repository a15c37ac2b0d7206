import { PHONE_INPUT_MAX, PHONE_LENGTH } from '../kernel/constants/index.ts';
import type { Locale } from '../kernel/locale.ts';

/**
 * Phone numbers as the forms of spec [5] take them. Pure and small, for the edge and browsers; only
 * the edge decides whether a number can exist in its country.
 */

/** Calling code by ISO 3166-1 alpha-2, in the order in which forms offer them. */
export const CALLING_CODES = {
  MX: 52,
  US: 1,
  CA: 1,
  AR: 54,
  BO: 591,
  CL: 56,
  CO: 57,
  CR: 506,
  DO: 1,
  EC: 593,
  SV: 503,
  ES: 34,
  GT: 502,
  HN: 504,
  NI: 505,
  PA: 507,
  PY: 595,
  PE: 51,
  PR: 1,
  UY: 598,
  VE: 58,
} as const satisfies Record<string, number>;

export type PhoneCountry = keyof typeof CALLING_CODES;

export const phoneCountries = Object.keys(CALLING_CODES) as PhoneCountry[];

/**
 * The fewest digits of a number that the contract takes, and the most digits of a national number
 * here.
 */
const SHORTEST = 7;
const LONGEST = 11;
/** The countries whose numbers all have 10 digits. */
const TEN_DIGITS = new Set(['MX', 'US', 'CA', 'AR', 'DO', 'PR']);
/**
 * The start of an Argentine number as it is dialled inside the country: the trunk's 0, or 15 for a
 * mobile. Neither belongs to the ten digits.
 */
const DIALLED_IN_ARGENTINA = /^(?:0|15)/;

/** The country that a phone field begins with: Mexico in Spanish, else the United States. */
export function defaultPhoneCountry(locale: Locale): PhoneCountry {
  return locale === 'es' ? 'MX' : 'US';
}

/** The most characters that a phone input of the country takes. */
export function phoneInputMax(country: string): number {
  return Object.hasOwn(PHONE_INPUT_MAX, country)
    ? PHONE_INPUT_MAX[country as keyof typeof PHONE_INPUT_MAX]
    : PHONE_INPUT_MAX.other;
}

/** The digits of a number as typed, without white space and signs. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * A number as pages show it: `(xxx) xxx-xxxx` when it has 10 digits, else as typed without white
 * space.
 * @example formatPhone('55 1234 5678') // '(551) 234-5678'
 */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  if (digits.length !== PHONE_LENGTH) return text.replace(/\s/g, '');
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** A national number as it is dialled from abroad, in its written form: `+52 (551) 234-5678`. */
export function dialledPhone({
  country,
  phone,
}: {
  readonly country: string;
  readonly phone: string;
}): string {
  const code = CALLING_CODES[country as PhoneCountry] as number | undefined;
  return `${code ? `+${code} ` : ''}${formatPhone(phone)}`;
}

/**
 * True when the text may be a national number of the country: digits with the usual signs between
 * them, exactly 10 where every number has 10, in Argentina without 0 and 15; else 7 to 11.
 */
export function isPhone(text: string, country: string): boolean {
  if (!/^[\d\s()+.-]*$/.test(text)) return false;
  const digits = phoneDigits(text);
  const { length } = digits;
  if (country === 'AR' && DIALLED_IN_ARGENTINA.test(digits)) return false;
  if (TEN_DIGITS.has(country)) return length === PHONE_LENGTH;
  return length >= SHORTEST && length <= LONGEST;
}

/**
 * True for a text that reads as a phone number without its calling code, in a field that also takes
 * a username or an e-mail.
 */
export function isNationalPhone(text: string): boolean {
  return /^[\d\s().-]+$/.test(text) && phoneDigits(text).length >= SHORTEST;
}
