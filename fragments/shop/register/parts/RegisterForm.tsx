import { ORIGIN_FIELDS } from '../../../../shared/rules/registration.ts';
import { Form } from '../../../../shared/ui/form/Form.tsx';
import { CheckField } from '../../../../shared/ui/form/CheckField.tsx';
import { ContactFields } from '../../../../shared/ui/form/ContactFields.tsx';
import { FormNotice } from '../../../../shared/ui/form/FormNotice.tsx';
import { PasswordField } from '../../../../shared/ui/form/PasswordField.tsx';
import { PhoneField } from '../../../../shared/ui/form/PhoneField.tsx';
import { SubmitButton } from '../../../../shared/ui/form/SubmitButton.tsx';
import { MeantEmail } from '../../../../shared/ui/MeantEmail.tsx';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import type { RegisterUi } from './use-register.ts';

/** The form: it calls with script, and posts without. */
export function RegisterForm({ ui }: { ui: RegisterUi }) {
  const { props, fields, state, model, live } = ui;
  const { t, env, mode = 'form' } = props;
  return (
    <Form action={`${env.base}/register`} live={live} stopped={state.stopped} send={model.submit}>
      <input type="hidden" name="mode" value={mode} />
      {ORIGIN_FIELDS.filter((name) => state.values[name]).map((name) => (
        <input key={name} type="hidden" name={name} value={state.values[name]} />
      ))}
      <FormNotice text={state.failure} />
      <div className="fields">
        {mode !== 'sms' && <Who ui={ui} />}
        {mode === 'sms' ? (
          <PhoneField ui={fields} tag={env.tag} t={t} />
        ) : (
          <>
            <ContactFields ui={fields} tag={env.tag} t={t} both />
            <MeantEmail
              email={(state.touched['email'] && state.values['email']) || ''}
              question={t.meant}
              correct={(email) => model.form.input('email', email)}
            />
          </>
        )}
        {mode !== 'sms' && (
          <PasswordField ui={fields} name="password" label={t.password} t={t} fresh />
        )}
      </div>
      {mode !== 'sms' && <Terms ui={ui} />}
      <SubmitButton busy={state.busy} waiting={t.sending}>
        {mode === 'sms' ? t.continue : t.submit}
      </SubmitButton>
    </Form>
  );
}

function Who({ ui: { props, fields } }: { ui: RegisterUi }) {
  const { t, form } = props;
  return (
    <>
      <TextField
        ui={fields}
        name="full_name"
        label={t.fullName}
        max={120}
        required
        autoComplete="name"
      />
      {form === 'complete' && (
        <TextField
          ui={fields}
          name="username"
          label={t.username}
          hint={t.usernameHint}
          max={60}
          required
          autoComplete="username"
          autoCapitalize="none"
          clean={(text) => text.replaceAll(/\s/g, '')}
        />
      )}
    </>
  );
}

/** The terms and the privacy notice open in a tab of their own: the input stays. */
function Terms({ ui: { props, fields } }: { ui: RegisterUi }) {
  const { t, env } = props;
  const links: Readonly<Record<string, { readonly path: string; readonly label: string }>> = {
    '{{link}}': { path: '/terms', label: t.termsLink },
    '{{privacy}}': { path: '/privacidad', label: t.privacyLink },
  };
  return (
    <CheckField ui={fields} name="terms">
      {t.terms.split(/(\{\{\w+\}\})/).map((text) => {
        const link = links[text];
        return link ? (
          <a key={text} href={env.base + link.path} target="_blank" rel="noopener">
            {link.label}
          </a>
        ) : (
          text
        );
      })}
    </CheckField>
  );
}
