import {
  CALLING_CODES,
  formatPhone,
  phoneCountries,
  phoneDigits,
  phoneInputMax,
} from '../../rules/phone.ts';
import { FieldError } from './FieldError.tsx';
import { controlOf, type FormUi } from './form-ui.ts';

interface PhoneFieldProps {
  ui: FormUi;
  /** BCP 47, for the countries' names. */
  tag: string;
  t: { readonly phone: string; readonly phoneCountry: string };
  className?: string | undefined;
}

/**
 * A phone number and its country. The number shows as plain digits while it is edited, and
 * formatted once the visitor leaves the field.
 */
export function PhoneField({ ui, tag, t, className }: PhoneFieldProps) {
  const control = controlOf(ui, 'phone');
  const value = ui.values['phone'] ?? '';
  return (
    <div className={className ? `phone ${className}` : 'phone'}>
      <CountryField ui={ui} tag={tag} label={t.phoneCountry} />
      <div className="field">
        <label htmlFor={control.id}>{t.phone}</label>
        <input
          {...control}
          // A national number is not a `tel` by the HTML standard, which means a number with its
          // calling code.
          type="text"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={phoneInputMax(ui.values['country'] ?? '')}
          value={value}
          onChange={({ target }) => ui.input('phone', target.value)}
          onFocus={() => {
            if (value && formatPhone(value) === value) ui.input('phone', phoneDigits(value));
          }}
          onBlur={() => {
            if (formatPhone(value) !== value) ui.input('phone', formatPhone(value));
            control.onBlur();
          }}
        />
        <FieldError ui={ui} name="phone" />
      </div>
    </div>
  );
}

interface CountryFieldProps {
  ui: FormUi;
  tag: string;
  label: string;
  className?: string | undefined;
}

/**
 * The country of a phone. Its calling code stands first, where even a narrow field shows it. The
 * names come from the JavaScript engine: where the edge's names differ from the browser's, the
 * edge's stay.
 */
export function CountryField({ ui, tag, label, className }: CountryFieldProps) {
  const control = controlOf(ui, 'country');
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={control.id}>{label}</label>
      <select
        {...control}
        autoComplete="country"
        value={ui.values['country'] ?? ''}
        onChange={({ target }) => ui.input('country', target.value)}
      >
        {phoneCountries.map((country) => (
          <option key={country} value={country} suppressHydrationWarning>
            {`+${CALLING_CODES[country]} ${names.of(country)}`}
          </option>
        ))}
      </select>
    </div>
  );
}
