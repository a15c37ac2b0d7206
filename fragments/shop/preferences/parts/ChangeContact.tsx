import { useEffect, useRef, type ReactNode } from 'react';
import { useShared } from '../../../_runtime/use-shared.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { PIN_LENGTH } from '../../../../shared/kernel/constants/limits.ts';
import { shownErrors } from '../../../../shared/state/form.ts';
import { FactorField } from '../../../../shared/ui/form/FactorField.tsx';
import { Form } from '../../../../shared/ui/form/Form.tsx';
import { FormNotice } from '../../../../shared/ui/form/FormNotice.tsx';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { PasswordField } from '../../../../shared/ui/form/PasswordField.tsx';
import { PhoneField } from '../../../../shared/ui/form/PhoneField.tsx';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { useLeft } from '../../../../shared/ui/use-left.ts';
import { contactProblems, type ContactStep } from '../model/contact.ts';
import type { PreferencesUi } from './use-preferences.ts';

type OpenStep = Exclude<ContactStep, { kind: 'idle' }>;

/** The two steps of a change of contact: the new contact, and the PIN that was sent to it. */
export function ChangeContact({ ui, step }: { ui: PreferencesUi; step: OpenStep }) {
  const { props, model, live } = ui;
  const { t, env } = props;
  const isGuarded = useShared(model.$isGuarded, props.isGuarded);
  const { form, submit, cancel, resend } = model.contact;
  const state = useShared(form.$state, form.initial);
  const left = useLeft(step.kind === 'proving' ? step.again : undefined) ?? 0;
  const fields: FormUi = {
    values: state.values,
    errors: shownErrors(
      state,
      contactProblems(step, state.values, isGuarded),
      step.kind === 'asking' ? { ...t.problems, pin: t.factorProblem } : t.problems,
      t.needs,
    ),
    input: form.input,
    leave: form.leave,
  };
  const label = {
    asking: state.busy ? t.sending : t.sendPin,
    proving: state.busy ? t.confirming : t.confirm,
  };
  return (
    <Focused key={step.kind}>
      <Form
        className="fields"
        action={`${env.base}/me/preferences`}
        live={live}
        stopped={state.stopped}
        send={submit}
      >
        <Hidden step={step} />
        <FormNotice text={state.failure} />
        {step.kind === 'asking' ? (
          <Asking ui={ui} fields={fields} type={step.type} />
        ) : (
          <>
            <p role="status">{fill(t.pinSent, { contact: step.contact })}</p>
            <TextField
              ui={fields}
              name="pin"
              label={t.pin}
              max={PIN_LENGTH}
              required
              inputMode="numeric"
              autoComplete="one-time-code"
              className="half"
              clean={(text) => text.replaceAll(/\D/g, '')}
            />
          </>
        )}
        <div className="cluster">
          <button
            className="btn btn-primary btn-s"
            aria-busy={state.busy}
            aria-disabled={state.busy}
          >
            {label[step.kind]}
          </button>
          {step.kind === 'proving' && (
            <button
              type="button"
              className="btn btn-s scripted"
              aria-disabled={left > 0}
              onClick={() => void resend()}
            >
              {left > 0 ? fill(t.resendIn, { seconds: Math.ceil(left / 1000) }) : t.resend}
            </button>
          )}
          {step.kind === 'proving' && (
            <a
              className="btn btn-s unscripted"
              href={`${env.base}/me/preferences?step=${step.type}`}
            >
              {t.resend}
            </a>
          )}
          <button type="button" className="btn btn-quiet btn-s scripted" onClick={cancel}>
            {t.cancel}
          </button>
          <a className="btn btn-quiet btn-s unscripted" href={`${env.base}/me/preferences`}>
            {t.cancel}
          </a>
        </div>
      </Form>
    </Focused>
  );
}

/** The fields that a posted form sends along: which form it is, and the step that it stands in. */
function Hidden({ step }: { step: OpenStep }) {
  const fields =
    step.kind === 'asking'
      ? { intent: 'contact', step: step.type, type: step.type }
      : { intent: 'prove', step: 'proving', ...step };
  return ['intent', 'step', 'type', 'code', 'contact'].map((name) => {
    const value = (fields as Readonly<Record<string, string | number>>)[name];
    return value === undefined ? null : (
      <input key={name} type="hidden" name={name} value={value} />
    );
  });
}

/** The button that was clicked is gone: the focus goes to the content that replaced it. */
function Focused({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    () => box.current?.querySelector<HTMLElement>('input:not([type=hidden]), select')?.focus(),
    [],
  );
  // Without script the page is a new one, which begins here.
  return (
    <div ref={box} tabIndex={-1} autoFocus>
      {children}
    </div>
  );
}

interface AskingProps {
  ui: PreferencesUi;
  fields: FormUi;
  type: OpenStep['type'];
}

function Asking({ ui, fields, type }: AskingProps) {
  const { t, env } = ui.props;
  const isGuarded = useShared(ui.model.$isGuarded, ui.props.isGuarded);
  return (
    <>
      {type === 'email' ? (
        <TextField
          ui={fields}
          name="email"
          type="email"
          label={t.newEmail}
          max={254}
          required
          autoComplete="email"
          autoCapitalize="none"
        />
      ) : (
        <PhoneField ui={fields} tag={env.tag} t={t} />
      )}
      <PasswordField ui={fields} name="password" label={t.yourPassword} t={t} />
      {isGuarded && <FactorField fields={fields} label={t.factor} />}
    </>
  );
}
