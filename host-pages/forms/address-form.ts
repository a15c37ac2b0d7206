import { addressWords } from '../../shared/i18n/address.ts';
import { speak, wordsOf } from '../../shared/i18n/speak.ts';
import { validationWords } from '../../shared/i18n/validation.ts';
import {
  addressFields,
  addressProblems,
  type AddressName,
} from '../../shared/rules/address-fields.ts';
import { givenState, STATE, stateField } from '../../shared/rules/address-state.ts';
import { phoneCountries } from '../../shared/rules/phone.ts';
import { problemText } from '../../shared/rules/problem-texts.ts';
import type { Fields } from '../kit/form.ts';

/**
 * The problems of an address before it is sent, as its country writes addresses.
 * @param tag BCP 47, of the words
 */
export function addressFaults(fields: Fields, tag: string): Record<string, string> {
  const country = fields['country'] ?? '';
  const problems = addressProblems(country, (name) => given(fields, name));
  const t = wordsOf(addressWords, tag);
  return Object.fromEntries(
    addressFields(country)
      .filter(({ name }) => problems[name] !== undefined)
      .map(({ name }) => [
        name === STATE ? stateField(country) : name,
        problems[name] === 'required'
          ? problemText(name, 'required', { required: '' }, t.needs)
          : problems[name] === 'phone'
            ? speak(validationWords, tag)('invalidPhone')
            : t.postalCode,
      ]),
  );
}

/** The address of a form: the fields that its country has, where they are filled. */
export function addressOfForm(fields: Fields): Record<string, string> {
  const country = fields['country'] ?? '';
  const texts = addressFields(country).map(({ name }) => [name, given(fields, name)] as const);
  return { country, ...Object.fromEntries(texts.filter(([, value]) => value !== '')) };
}

/** The text of a field, without the spaces around it. */
function given(fields: Fields, name: AddressName): string {
  return name === STATE ? givenState(fields, phoneCountries) : (fields[name]?.trim() ?? '');
}
