import type { PaymentCode } from './payment-codes.ts';
import { isEmail } from './email.ts';
import { isPhone } from './phone.ts';
import { isPostalCode } from './postal-code.ts';

/** The fields of a card's billing data, in the order of its form (spec [3]). */
export const billingNames = [
  'first_name',
  'surname',
  'email',
  'phone',
  'street_name',
  'street_number',
  'suite',
  'address_line_2',
  'postal_code',
  'city',
  'state_code',
  'country_code',
  'reference',
] as const;
export type BillingName = (typeof billingNames)[number];

/** Billing fields that may stay empty. */
const OPTIONAL: readonly BillingName[] = ['suite', 'address_line_2', 'reference'];

/** True for a field that a form has to have. */
export function isBillingRequired(name: BillingName): boolean {
  return !OPTIONAL.includes(name);
}

/** The most characters of each field. */
export const billingMax: Readonly<Record<BillingName, number>> = {
  first_name: 80,
  surname: 80,
  email: 200,
  phone: 20,
  street_name: 160,
  street_number: 20,
  suite: 60,
  address_line_2: 120,
  postal_code: 10,
  city: 120,
  state_code: 120,
  country_code: 2,
  reference: 240,
};

/**
 * Whose card pays. An order that is collected names no address; its buyer's phone is then without country.
 */
export type Billing = Readonly<
  Partial<Record<BillingName, string | undefined>> &
    Record<'first_name' | 'surname' | 'email' | 'phone', string>
>;

/** The codes whose providers' documents take billing data. */
const CODES: readonly PaymentCode[] = ['str_card', 'conekta_card', 'openpay_card'];

/** True for a way to pay whose provider is told whose card pays. */
export function takesBilling(code: string): boolean {
  return CODES.some((one) => one === code);
}

/** Why a field cannot be sent. */
export type BillingProblem = 'required' | 'email' | 'phone' | 'postalCode';

/**
 * The problem of each field that has one, by its name.
 * @param fields as they were typed
 */
export function billingProblems(
  fields: Readonly<Record<string, string | undefined>>,
): Partial<Record<BillingName, BillingProblem>> {
  const text = (name: BillingName): string => (fields[name] ?? '').trim();
  const country = text('country_code');
  const wrong: Partial<Record<BillingName, BillingProblem>> = {};
  if (!isEmail(text('email'))) wrong.email = 'email';
  if (!isPhone(text('phone'), country)) wrong.phone = 'phone';
  if (!isPostalCode(text('postal_code'), country)) wrong.postal_code = 'postalCode';
  for (const name of billingNames) {
    if (isBillingRequired(name) && text(name) === '') wrong[name] = 'required';
  }
  return wrong;
}

/** The parts of an order that tell whose card pays, where its buyer has said nothing else. */
interface Bought {
  readonly contact: {
    readonly full_name: string;
    readonly email: string;
    readonly phone: string;
    readonly country: string;
  };
  readonly address:
    | {
        readonly route: string;
        readonly street_number: string;
        readonly suite?: string | undefined;
        readonly sublocality?: string | undefined;
        readonly locality: string;
        readonly administrative_area_level_1: string;
        readonly postal_code: string;
        readonly country: string;
        readonly reference?: string | undefined;
      }
    | null
    | undefined;
}

/** The billing data of an order whose card is its buyer's: the contact, and the address of the delivery. */
export function billingOf({ contact, address }: Bought): Billing {
  const { full_name: name, email, phone, country } = contact;
  const person = { ...namesOf(name), email, phone };
  if (!address) return { ...person, country_code: country };
  return {
    ...person,
    street_name: address.route,
    street_number: address.street_number,
    suite: address.suite,
    address_line_2: address.sublocality,
    city: address.locality,
    state_code: address.administrative_area_level_1,
    postal_code: address.postal_code,
    country_code: address.country,
    reference: address.reference,
  };
}

/**
 * A full name in two: the last word is the surname, the last two where there are more than two words, as
 * names are written in Spanish.
 * @example namesOf('Ana María Pérez López') // { first_name: 'Ana María', surname: 'Pérez López' }
 */
export function namesOf(full: string): { readonly first_name: string; readonly surname: string } {
  const words = full.trim().split(/\s+/);
  const at = Math.max(1, words.length - (words.length > 2 ? 2 : 1));
  return { first_name: words.slice(0, at).join(' '), surname: words.slice(at).join(' ') };
}

/** First name and surname as one name. */
export function fullNameOf({ first_name: first, surname }: Billing): string {
  return `${first} ${surname}`.trim();
}

/** The lines of the billing address as providers take them; undefined where none is known. */
export function billingLines({
  street_name: street,
  street_number: number,
  suite,
  address_line_2: more,
}: Billing): { readonly line1: string; readonly line2: string } | undefined {
  if (!street) return undefined;
  const line1 = [street, number, suite].filter(Boolean).join(' ');
  return { line1, line2: more ?? '' };
}
