import { phoneCountries, phoneInputMax } from '../../../../shared/rules/phone.ts';
import type { CheckoutUi } from './use-checkout.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { EmailField } from './EmailField.tsx';
import { Field } from './Field.tsx';
import { SaveStep } from './SaveStep.tsx';
import { Step } from './Step.tsx';

/** The step for the shopper's name, e-mail and phone, and whether they make an account. */
export function ContactStep({ ui }: { ui: CheckoutUi }) {
  const { t, state } = ui;
  const country = state.values['contact.country'] ?? '';
  return (
    <Step ui={ui} title={t.contact}>
      <div className="fields">
        <Field ui={ui} name="contact.full_name" max={120} autoComplete="name" width={6} />
        <EmailField ui={ui} />
        <CountrySelect
          ui={ui}
          name="contact.country"
          countries={phoneCountries}
          value={country}
          autoComplete="country"
          width={3}
        />
        <Field
          ui={ui}
          name="contact.phone"
          type="tel"
          max={phoneInputMax(country)}
          autoComplete="tel-national"
          width={3}
        />
      </div>
      <SaveStep ui={ui} />
    </Step>
  );
}
