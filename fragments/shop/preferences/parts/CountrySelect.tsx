import { phoneCountries, type PhoneCountry } from '../../../../shared/rules/phone.ts';
import { fieldId, type FormUi } from '../../../../shared/ui/form/form-ui.ts';

interface CountrySelectProps {
  ui: FormUi;
  /** BCP 47, for the countries' names. */
  tag: string;
  label: string;
  none: string;
}

/**
 * The country that the account lives in, which is optional. JavaScript engines name countries
 * differently: the names that the edge rendered stay.
 */
export function CountrySelect({ ui, tag, label, none }: CountrySelectProps) {
  // An id of its own: a phone's country is another field on this page.
  const id = `${fieldId('country')}-profile`;
  const value = ui.values['country'] ?? '';
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const isListed = value === '' || phoneCountries.includes(value as PhoneCountry);
  const countries: readonly string[] = isListed ? phoneCountries : [value, ...phoneCountries];
  return (
    <div className="field half">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name="country"
        autoComplete="country"
        value={value}
        onChange={({ target }) => ui.input('country', target.value)}
      >
        <option value="">{none}</option>
        {countries.map((country) => (
          <option key={country} value={country} suppressHydrationWarning>
            {names.of(country)}
          </option>
        ))}
      </select>
    </div>
  );
}
