import { addressFields } from '../../../../shared/rules/address-fields.ts';
import { addressCountries, addressCountry, deliveredParts, needsAddress } from '../model/draft.ts';
import type { CheckoutUi } from './use-checkout.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { Field } from './Field.tsx';
import { Step } from './Step.tsx';

/** The step for the delivery address, as the country writes addresses. */
export function AddressStep({ ui }: { ui: CheckoutUi }) {
  const { t, state, live } = ui;
  if (!needsAddress(state.checkout, state.chosen)) return null;
  const country = addressCountry(state.checkout, state.chosen, state.values);
  // Without script nothing hides these fields when another delivery is chosen, so they may stay
  // empty.
  const maybe = deliveredParts(state.checkout).some(
    ({ delivery_options: options }) => options.length > 1,
  );
  return (
    <Step ui={ui} title={t.address} className="address">
      {maybe && !live && <p className="hint unscripted">{t.addressOnlyDelivery}</p>}
      <div className="fields">
        <CountrySelect
          ui={ui}
          name="address.country"
          countries={addressCountries(state.checkout, state.chosen)}
          value={country}
          autoComplete="shipping country"
          width={6}
        />
        {addressFields(country).map(({ name, required, ...field }) => (
          <Field
            key={name}
            ui={ui}
            name={`address.${name}`}
            required={required}
            strict={live || !maybe}
            inputMode={
              name === 'postal_code' && ['MX', 'US'].includes(country) ? 'numeric' : undefined
            }
            {...field}
          />
        ))}
      </div>
    </Step>
  );
}
