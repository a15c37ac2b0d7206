import {
  addressFields,
  isOnDemand,
  type AddressField,
} from '../../../../shared/rules/address-fields.ts';
import { addressCountries, addressCountry, deliveredParts, needsAddress } from '../model/draft.ts';
import type { CheckoutUi } from './use-checkout.ts';
import { BookSelect } from './BookSelect.tsx';
import { CountrySelect } from './CountrySelect.tsx';
import { Field } from './Field.tsx';
import { StateSelect } from './StateSelect.tsx';
import { Step } from './Step.tsx';

/** The step for the delivery address, as the country writes addresses. */
export function AddressStep({ ui }: { ui: CheckoutUi }) {
  const { t, state, live, props } = ui;
  if (!needsAddress(state.checkout, state.chosen)) return null;
  const country = addressCountry(state.checkout, state.chosen, state.values);
  const countries = addressCountries(state.checkout, state.chosen);
  // Without script another country brings no other list, so that one list has them all.
  const choices = live ? [country] : countries.length > 0 ? countries : [country];
  const states = choices.flatMap((one) => {
    const list = props.states?.[one];
    return list ? [{ country: one, list }] : [];
  });
  const isListed = states.length === choices.length;
  // Without script nothing hides these fields when another delivery is chosen, so they may stay
  // empty.
  const maybe = deliveredParts(state.checkout).some(
    ({ delivery_options: options }) => options.length > 1,
  );
  const fields = addressFields(country);
  const fieldOf = ({ name, required, ...field }: AddressField) => {
    const common = { ui, name: `address.${name}`, strict: live || !maybe };
    return name === 'administrative_area_level_1' && isListed ? (
      <StateSelect key={name} {...common} {...field} states={states} />
    ) : (
      <Field
        key={name}
        {...common}
        {...field}
        required={required}
        inputMode={name === 'postal_code' && ['MX', 'US'].includes(country) ? 'numeric' : undefined}
      />
    );
  };
  return (
    <Step ui={ui} title={t.address} className="address">
      {maybe && !live && <p className="hint unscripted">{t.addressOnlyDelivery}</p>}
      <div className="fields">
        <BookSelect ui={ui} />
        <CountrySelect
          ui={ui}
          name="address.country"
          countries={countries}
          value={country}
          autoComplete="shipping country"
          width={6}
        />
        {fields.filter((one) => !isOnDemand(one)).map(fieldOf)}
      </div>
      <details>
        <summary className="link small">{t.moreOfAddress}</summary>
        <div className="fields">{fields.filter(isOnDemand).map(fieldOf)}</div>
      </details>
    </Step>
  );
}
