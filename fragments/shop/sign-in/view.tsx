import type { ReactNode } from 'react';
import type { FragmentProps } from '../../_runtime/props.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { Form } from '../../../shared/ui/form/Form.tsx';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { IdentifierField } from '../../../shared/ui/form/IdentifierField.tsx';
import { PasswordField } from '../../../shared/ui/form/PasswordField.tsx';
import { SubmitButton } from '../../../shared/ui/form/SubmitButton.tsx';
import { TextField } from '../../../shared/ui/form/TextField.tsx';
import { Passkey } from './parts/Passkey.tsx';
import type { SignInViewProps } from './props.ts';
import { useSignIn, type SignInUi } from './parts/use-sign-in.ts';

/** Sign-in: the account and its password, then the second factor of an account that has one. */
export function SignInView(props: FragmentProps<SignInViewProps>) {
  const ui = useSignIn(props);
  return ui.code === '' ? <Who ui={ui} /> : <SecondFactor ui={ui} />;
}

function Who({ ui }: { ui: SignInUi }) {
  const { props, state, fields } = ui;
  const { t, env, storeName, values } = props;
  return (
    <section className="account">
      <header>
        <h1 className="h1">{t.title}</h1>
        <p className="muted">{fill(t.text, { store: storeName })}</p>
      </header>
      <SignInForm ui={ui}>
        {state.values['locked'] && (
          <a className="btn btn-block" href={`${env.base}/password/reset/`}>
            {t.resetNow}
          </a>
        )}
        <IdentifierField ui={fields} tag={env.tag} t={t} autoComplete="username webauthn" />
        <PasswordField ui={fields} name="password" label={t.password} t={t} />
        <SubmitButton busy={state.busy} waiting={t.entering}>
          {t.submit}
        </SubmitButton>
      </SignInForm>
      <Passkey ui={ui} />
      <p className="onward">
        <a href={`${env.base}/password/reset/`}>{t.forgot}</a>
      </p>
      <p className="onward">
        <span className="muted">{t.noAccount}</span>
        <a href={`${env.base}/register${onwardOf(values)}`}>{t.register}</a>
      </p>
    </section>
  );
}

function SecondFactor({ ui }: { ui: SignInUi }) {
  const { props, state, fields, code, model } = ui;
  const { t, env, values } = props;
  return (
    <section className="account">
      <header>
        <h1 className="h1">{t.codeTitle}</h1>
        <p className="muted">{t.codeText}</p>
      </header>
      <SignInForm ui={ui}>
        <input type="hidden" name="intent" value="second_factor" />
        <input type="hidden" name="code" value={code} />
        <TextField
          ui={fields}
          name="otp"
          label={t.code}
          max={40}
          required
          autoComplete="one-time-code"
          autoCapitalize="none"
        />
        <SubmitButton busy={state.busy} waiting={t.entering}>
          {t.confirm}
        </SubmitButton>
      </SignInForm>
      <p className="onward">
        <a
          href={`${env.base}/login${onwardOf(values)}`}
          data-enhance=""
          onClick={(event) => {
            event.preventDefault();
            model.startOver();
          }}
        >
          {t.startOver}
        </a>
      </p>
    </section>
  );
}

function onwardOf({ redirect_uri: next }: Record<string, string>): string {
  return next ? `?next=${encodeURIComponent(next)}` : '';
}

/** A form that calls with script, and posts without. */
function SignInForm({ ui, children }: { ui: SignInUi; children: ReactNode }) {
  const { props, state, model, live } = ui;
  const next = state.values['redirect_uri'];
  return (
    <Form
      action={`${props.env.base}/login`}
      live={live}
      stopped={state.stopped}
      send={model.submit}
    >
      {next && <input type="hidden" name="redirect_uri" value={next} />}
      <FormNotice text={state.failure} />
      {children}
    </Form>
  );
}
