import { isByPhone } from '../../rules/registration.ts';
import type { FormUi } from './form-ui.ts';
import { PhoneField } from './PhoneField.tsx';
import { TextField } from './TextField.tsx';

interface ContactWords {
  readonly by: string;
  readonly byPhone: string;
  readonly byEmail: string;
  readonly phone: string;
  readonly phoneCountry: string;
  readonly email: string;
  readonly optional: string;
}

interface ContactFieldsProps {
  ui: FormUi;
  tag: string;
  t: ContactWords;
  /** True when a visitor who gives a phone may give an e-mail as well. */
  both?: boolean;
}

/**
 * The contact of a person: a phone or an e-mail. Both fields are in the form, and its styles show
 * the chosen one, so it works before script runs and without script.
 */
export function ContactFields({ ui, tag, t, both = false }: ContactFieldsProps) {
  return (
    <>
      <fieldset className="by">
        <legend>{t.by}</legend>
        <div className="ways">
          <Way ui={ui} value="phone" label={t.byPhone} />
          <Way ui={ui} value="email" label={t.byEmail} />
        </div>
      </fieldset>
      <PhoneField ui={ui} tag={tag} t={t} className="by-phone" />
      <TextField
        ui={ui}
        name="email"
        type="email"
        label={
          both ? (
            <>
              {t.email}
              <span className="muted by-phone"> ({t.optional})</span>
            </>
          ) : (
            t.email
          )
        }
        max={254}
        autoComplete="email"
        autoCapitalize="none"
        className={both ? undefined : 'by-email'}
      />
    </>
  );
}

function Way({ ui, value, label }: { ui: FormUi; value: 'phone' | 'email'; label: string }) {
  return (
    <label className="way">
      <input
        type="radio"
        name="type"
        value={value}
        checked={isByPhone(ui.values) === (value === 'phone')}
        onChange={() => ui.input('type', value)}
      />
      <span>{label}</span>
    </label>
  );
}
