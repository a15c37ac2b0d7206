import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { newId } from '../../../shared/kernel/ids.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { CALLING_CODES, defaultPhoneCountry, isPhone } from '../../../shared/rules/phone.ts';

/** The text that a person signs in with, in the form in which accounts hold it. */
export type Identifier =
  | { readonly kind: 'email'; readonly value: string }
  /** E.164. */
  | { readonly kind: 'phone'; readonly value: string }
  | { readonly kind: 'username'; readonly value: string };

/**
 * Reads a phone, e-mail or username as typed. An `@` makes an e-mail; digits that are a number of the
 * country make a phone; a chosen username has a letter, so that it is neither.
 * @param country ISO 3166-1 alpha-2 of a number without its calling code
 */
export function readIdentifier(text: string, country: string): Identifier {
  const typed = text.replaceAll(/\s/g, '');
  if (typed.includes('@')) return { kind: 'email', value: typed.toLowerCase() };
  if (!/[a-z]/i.test(typed)) {
    const phone = readPhone(typed, country);
    if (phone) return { kind: 'phone', value: phone.e164 };
  }
  return { kind: 'username', value: typed };
}

/** A number that its country has; `isServed` where text messages go there. */
export interface Phone {
  readonly e164: string;
  /** Its digits without the calling code. */
  readonly national: string;
  readonly country: string;
  readonly isServed: boolean;
}

/** Reads a phone number as typed; undefined when its country has no such number. */
export function readPhone(text: string, country: string): Phone | undefined {
  if (!isSupportedCountry(country)) return undefined;
  const number = parsePhoneNumberFromString(text, country);
  if (number?.isValid() !== true) return undefined;
  const own = number.country ?? country;
  const { nationalNumber: national } = number;
  return {
    e164: number.number,
    national,
    country: own,
    isServed: Object.hasOwn(CALLING_CODES, own),
  };
}

/**
 * Reads a phone number that an account is to have: as `readPhone`, but its national digits have to
 * be typed as the forms take them, so that one phone is not written in two ways.
 */
export function readNewPhone(text: string, country: string): Phone | undefined {
  const phone = readPhone(text, country);
  if (!phone) return undefined;
  const isAbroad = text.trim().startsWith('+');
  const national = isAbroad ? phone.national : text;
  return isPhone(national, phone.country) ? phone : undefined;
}

/**
 * The username of a person who proved no contact and chose no username: nobody's contact is equal
 * to it.
 */
export function newUsername(): string {
  return newId('account').replace('ac_', 'u');
}

/** The country of a number that names none: the form's, else the language's. */
export function phoneCountryOf(asked: string | undefined, locale: Locale): string {
  return asked ?? defaultPhoneCountry(locale);
}

/** A contact with all but its end hidden, for pages whose reader need not know it. */
export function hiddenContact({ kind, value }: Pick<Identifier, 'kind' | 'value'>): string {
  if (kind === 'phone') return `••••${value.slice(-4)}`;
  const [name = '', host = ''] = value.split('@');
  return `${name.slice(0, 1)}•••${host === '' ? '' : `@${host}`}`;
}
