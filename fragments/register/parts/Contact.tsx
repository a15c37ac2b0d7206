import { isByPhone } from '../../../shared/rules/registration.ts';
import { PhoneField } from '../../../shared/ui/form/PhoneField.tsx';
import { TextField } from '../../../shared/ui/form/TextField.tsx';
import type { RegisterUi } from '../use-register.ts';

/**
 * How to reach who signs up: by phone with an optional e-mail, or by e-mail. Both stand in the form,
 * and its styles show what the choice asks for: it works before there is script, and without.
 */
export function Contact({ ui }: { ui: RegisterUi }) {
  const { props, fields } = ui;
  const { t, env, mode = 'form' } = props;
  if (mode === 'sms') return <PhoneField ui={fields} tag={env.tag} t={t} />;
  return (
    <>
      <fieldset className="by">
        <legend>{t.by}</legend>
        <Way ui={ui} value="phone" label={t.byPhone} />
        <Way ui={ui} value="email" label={t.byEmail} />
      </fieldset>
      <PhoneField ui={fields} tag={env.tag} t={t} className="by-phone" />
      <Email ui={ui} />
    </>
  );
}

function Way({
  ui: { fields },
  value,
  label,
}: {
  ui: RegisterUi;
  value: 'phone' | 'email';
  label: string;
}) {
  return (
    <label className="way">
      <input
        type="radio"
        name="type"
        value={value}
        checked={isByPhone(fields.values) === (value === 'phone')}
        onChange={() => fields.input('type', value)}
      />
      <span>{label}</span>
    </label>
  );
}

function Email({ ui: { props, fields } }: { ui: RegisterUi }) {
  const { t } = props;
  return (
    <TextField
      ui={fields}
      name="email"
      type="email"
      label={
        <>
          {t.email}
          <span className="muted by-phone"> ({t.optional})</span>
        </>
      }
      max={254}
      autoComplete="email"
      autoCapitalize="none"
    />
  );
}
