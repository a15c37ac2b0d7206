import type { CheckoutView } from '../../../../shared/contracts/checkout.ts';
import { isEmail } from '../../../../shared/rules/email.ts';
import { isPhone } from '../../../../shared/rules/phone.ts';
import { addressProblems } from '../../../../shared/rules/address-fields.ts';
import {
  addressCountry,
  attendeeFields,
  deliveredParts,
  needsAddress,
  type Chosen,
  type Values,
} from './draft.ts';

/** The possible problems of a field; the messages hold their words. */
export type Problem = 'required' | 'email' | 'phone' | 'postalCode' | 'review' | 'choose';

/** Problems by field name, in the order of the page. */
export type Problems = Readonly<Record<string, Problem>>;

/**
 * The problems that keep the order from being placed (spec [5]): fields that are missing or wrong,
 * a delivery or a payment that is not chosen, attendees that were not reviewed. The edge checks
 * again.
 */
export function validate(checkout: CheckoutView, values: Values, chosen: Chosen): Problems {
  const problems: Record<string, Problem> = {};
  const text = (name: string): string => (values[name] ?? '').trim();
  const check = (name: string, wrong: boolean, problem: Problem): void => {
    if (text(name) === '') problems[name] = 'required';
    else if (wrong) problems[name] = problem;
  };
  const country = text('contact.country');

  check('contact.full_name', false, 'required');
  check('contact.email', !isEmail(text('contact.email')), 'email');
  check('contact.phone', !isPhone(text('contact.phone'), country), 'phone');
  for (const { supplier } of deliveredParts(checkout)) {
    if (!chosen[supplier]) problems[`delivery.${supplier}`] = 'choose';
  }
  if (needsAddress(checkout, chosen)) {
    const place = addressCountry(checkout, chosen, values);
    const found = addressProblems(place, (name) => text(`address.${name}`));
    for (const [name, problem] of Object.entries(found)) problems[`address.${name}`] = problem;
  }
  const attendees = attendeeFields(checkout);
  for (const { name } of attendees) {
    check(`${name}.full_name`, false, 'required');
    check(`${name}.phone`, !isPhone(text(`${name}.phone`), country), 'phone');
  }
  if (attendees.length && text('attendees_reviewed') === '')
    problems['attendees_reviewed'] = 'review';
  if (checkout.needs_payment && text('payment_type') === '') problems['payment_type'] = 'choose';
  return problems;
}

/**
 * True when every field but the way to pay is valid: only then the card form is loaded (spec [5]).
 */
export function isReadyForCard(problems: Problems): boolean {
  return Object.keys(problems).every((name) => name === 'payment_type');
}
