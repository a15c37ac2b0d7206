import {
  CALLING_CODES,
  phoneCountries,
  type PhoneCountry,
} from '../../../../shared/rules/phone.ts';
import type { CheckoutUi } from './use-checkout.ts';
import { FieldError, useField } from './Field.tsx';

interface CountrySelectProps {
  ui: CheckoutUi;
  name: 'contact.country' | 'address.country';
  autoComplete: string;
  width?: number;
}

/**
 * The countries that a form offers, with calling codes for a phone. JavaScript engines name
 * countries differently: the names that the edge rendered stay.
 */
export function CountrySelect({ ui, name, autoComplete, width }: CountrySelectProps) {
  const { label, error, control } = useField(ui, name);
  const names = new Intl.DisplayNames(ui.env.tag, { type: 'region' });
  const value = ui.state.values[name] ?? '';
  // A store may be in a country that the list does not have.
  const countries: string[] = phoneCountries.includes(value as PhoneCountry)
    ? phoneCountries
    : [value, ...phoneCountries];
  return (
    <div className="field" data-width={width}>
      <label htmlFor={control.id}>{label}</label>
      <select
        {...control}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => ui.model.input(name, event.target.value)}
      >
        {countries.map((country) => (
          <option key={country} value={country} suppressHydrationWarning>
            {names.of(country)}
            {name === 'contact.country' && country in CALLING_CODES
              ? ` (+${CALLING_CODES[country as PhoneCountry]})`
              : ''}
          </option>
        ))}
      </select>
      <FieldError name={name} text={error} />
    </div>
  );
}
