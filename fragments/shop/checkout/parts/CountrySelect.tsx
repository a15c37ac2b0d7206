import { CALLING_CODES, type PhoneCountry } from '../../../../shared/rules/phone.ts';
import { SelectField, withGiven } from './SelectField.tsx';
import type { CheckoutUi } from './use-checkout.ts';

interface CountrySelectProps {
  ui: CheckoutUi;
  name: 'contact.country' | 'address.country';
  /** The countries to choose from, ISO 3166-1 alpha-2. */
  countries: readonly string[];
  value: string;
  autoComplete: string;
  width?: number;
}

/**
 * The countries that a form offers, with calling codes for a phone. JavaScript engines name
 * countries differently: the names that the edge rendered stay.
 */
export function CountrySelect({ countries, ...field }: CountrySelectProps) {
  const names = new Intl.DisplayNames(field.ui.env.tag, { type: 'region' });
  return (
    <SelectField {...field}>
      {withGiven(countries, field.value).map((country) => (
        <option key={country} value={country} suppressHydrationWarning>
          {names.of(country)}
          {field.name === 'contact.country' && country in CALLING_CODES
            ? ` (+${CALLING_CODES[country as PhoneCountry]})`
            : ''}
        </option>
      ))}
    </SelectField>
  );
}
