import { CALLING_CODES, type PhoneCountry } from '../../../../shared/rules/phone.ts';
import type { CheckoutUi } from './use-checkout.ts';
import { FieldError, useField } from './Field.tsx';

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
export function CountrySelect({
  ui,
  name,
  countries,
  value,
  autoComplete,
  width,
}: CountrySelectProps) {
  const { label, error, control } = useField(ui, name);
  const names = new Intl.DisplayNames(ui.env.tag, { type: 'region' });
  const offered = countries.includes(value) ? countries : [value, ...countries];
  return (
    <div className="field" data-width={width}>
      <label htmlFor={control.id}>{label}</label>
      <select
        {...control}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => ui.model.input(name, event.target.value)}
      >
        {offered.map((country) => (
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
