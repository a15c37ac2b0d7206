import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Contact } from '../../../shared/contracts/place-order.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isPhone } from '../../../shared/rules/phone.ts';

/**
 * A phone number's national digits; undefined when its country has no such number, or when it is
 * not typed as the forms take it.
 * @param country ISO 3166-1 alpha-2, upper case
 */
export function nationalPhone(phone: string, country: string): string | undefined {
  if (!isSupportedCountry(country)) return undefined;
  const number = parsePhoneNumberFromString(phone, country);
  if (number?.isValid() !== true) return undefined;
  const { nationalNumber } = number;
  return isPhone(phone.trim().startsWith('+') ? nationalNumber : phone, number.country ?? country)
    ? nationalNumber
    : undefined;
}

/** A contact with its phone as national digits, or the field that is not valid. */
export function normaliseContact(contact: Contact): Result<Contact, Failure> {
  const country = contact.country.toUpperCase();
  if (!isSupportedCountry(country)) {
    return fail({ code: 'invalid_request', field: 'contact.country' });
  }
  const phone = nationalPhone(contact.phone, country);
  if (!phone) return fail({ code: 'invalid_request', field: 'contact.phone' });
  return ok({ ...contact, country, phone });
}
