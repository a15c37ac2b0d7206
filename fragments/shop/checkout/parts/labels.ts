import { fill } from '../../../../shared/i18n/fill.ts';
import { addressForm, type AddressName } from '../../../../shared/rules/address-fields.ts';
import { addressCountry, attendeeFields } from '../model/draft.ts';
import type { CheckoutState, FieldError } from '../model/state.ts';
import type { Messages } from '../messages/es.ts';

/** The label of a field, by its name; the list of errors uses the same one. */
export function labelOf(
  name: string,
  t: Messages,
  { checkout, chosen, values }: Pick<CheckoutState, 'checkout' | 'chosen' | 'values'>,
): string {
  const [group, key = '', last = ''] = name.split('.');
  switch (group) {
    case 'contact':
      return t[CONTACT[key] ?? 'contact'];
    case 'address': {
      if (key === 'country') return t.country;
      const labels = t.addressLabels[addressForm(addressCountry(checkout, chosen, values))];
      return labels[key as AddressName] ?? t.address;
    }
    case 'delivery':
      return fill(t.deliveryOf, {
        name: checkout.parts.find(({ supplier }) => supplier === key)?.supplier_name ?? '',
      });
    case 'attendees': {
      const field = attendeeFields(checkout)[Number(key)];
      const label = last === 'phone' ? t.phone : t.fullName;
      return field ? `${fill(t.attendee, { ...field })}: ${label}` : t.attendees;
    }
    case 'attendees_reviewed':
      return t.attendees;
    case 'note':
      return t.note;
    default:
      return t.payment;
  }
}

const CONTACT: Record<string, 'fullName' | 'email' | 'phone' | 'phoneCountry'> = {
  full_name: 'fullName',
  email: 'email',
  phone: 'phone',
  country: 'phoneCountry',
};

/**
 * The words for a field's problem. An empty field says what belongs there, so that nine of them do
 * not say the same.
 */
export function errorText(name: string, error: FieldError, t: Messages): string {
  if (!('problem' in error)) return error.message;
  if (error.problem !== 'required') return t.problems[error.problem];
  const missing: Readonly<Record<string, string>> = t.missing;
  return missing[name.split('.').at(-1) ?? ''] ?? t.problems.required;
}
