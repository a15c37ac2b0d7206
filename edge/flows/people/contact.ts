import type { ContactType } from '../../../shared/contracts/people.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { phoneCountryOf, readNewPhone } from '../../modules/accounts/index.ts';

/** The contact fields of a form. */
export interface AskedContact {
  readonly type: ContactType;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly country?: string | undefined;
}

/** A contact in the form in which an account holds it. */
export interface Contact {
  readonly type: ContactType;
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly country: string | null;
  /** The contact that is proved, and that messages go to. */
  readonly recipient: string;
  /** The username for a person who has chosen none. */
  readonly username: string;
}

/** Reads a contact; fails with the field that is missing or not valid. */
export function readContact(asked: AskedContact, locale: Locale): Result<Contact, Failure> {
  const email = asked.email ?? null;
  if (asked.type === 'email') {
    if (email === null) return fail({ code: 'invalid_request', field: 'email' });
    return ok({
      type: 'email',
      email,
      phone: null,
      country: null,
      recipient: email,
      username: email,
    });
  }
  const phone = readNewPhone(asked.phone ?? '', phoneCountryOf(asked.country, locale));
  if (!phone) return fail({ code: 'invalid_request', field: 'phone' });
  if (!phone.isServed) return fail({ code: 'not_eligible', field: 'phone' });
  return ok({
    type: 'phone',
    email,
    phone: phone.e164,
    country: phone.country,
    recipient: phone.e164,
    username: phone.e164.slice(1),
  });
}
