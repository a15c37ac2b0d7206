import { useEffect, useState } from 'react';
import { useShared } from '../../../_runtime/use-shared.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { PIN_LENGTH } from '../../../../shared/kernel/constants/limits.ts';
import { formatPhone } from '../../../../shared/rules/phone.ts';
import { activationPath, resetPath } from '../../../../shared/rules/proof-address.ts';
import { fillNodes } from '../../../../shared/ui/fill-nodes.tsx';
import { Form } from '../../../../shared/ui/form/Form.tsx';
import { FormNotice } from '../../../../shared/ui/form/FormNotice.tsx';
import { PasswordField } from '../../../../shared/ui/form/PasswordField.tsx';
import { SubmitButton } from '../../../../shared/ui/form/SubmitButton.tsx';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { PhoneText } from '../../../../shared/ui/PhoneText.tsx';
import { useLeft } from '../../../../shared/ui/use-left.ts';
import { pinModel, type PinState } from '../model/pin.ts';
import { problemsOf } from '../model/problems.ts';
import type { Messages } from '../messages/es.ts';
import { useForm, type usePage, type ViewProps } from './use-activation.ts';
import { ChangeContact } from './ChangeContact.tsx';
import { Countdown } from './Countdown.tsx';
import { HiddenProof } from './HiddenProof.tsx';
import { Resend } from './Resend.tsx';
import { useElsewhere } from './use-elsewhere.ts';

interface PinStepProps {
  props: ViewProps;
  page: ReturnType<typeof usePage>;
}

/** The PIN of a registration, or of a reset with its new password. */
export function PinStep({ props, page }: PinStepProps) {
  const { t, env, step, notice } = props;
  const [model] = useState(() => pinModel(page.ports, props));
  const pin = useShared(model.$pin, model.initial);
  const { state, fields } = useForm(model.form, (values) => problemsOf(step.kind, values), t);
  // A locked proof takes neither a PIN nor the wish for another: it only says how long.
  const locked = useLeft(pin.lockedUntil) ?? props.state?.locked_in ?? 0;
  useEffect(() => model.start(), [model]);
  useElsewhere(model.lookElsewhere);
  const isReset = step.kind === 'reset';
  const action = `${env.base}${isReset ? '/password/reset' : '/register/activate'}`;
  return (
    <section className="account">
      <Head t={t} pin={pin} isReset={isReset} />
      {notice && (
        <p className={`notice ${notice === 'sent' ? 'notice-success' : ''}`} role="status">
          {notice === 'sent' ? t.sent : t.stillWaiting}
        </p>
      )}
      <Form action={action} live={page.live} stopped={state.stopped} send={model.submit}>
        <HiddenProof pin={pin} intent="activate" />
        <FormNotice text={state.failure} />
        <TextField
          ui={fields}
          name="pin"
          label={t.pin}
          className="pin"
          max={PIN_LENGTH}
          required
          autoComplete="one-time-code"
          inputMode="numeric"
          pattern={`[0-9]{${PIN_LENGTH}}`}
          clean={(text) => text.replaceAll(/\D/g, '')}
        />
        {locked === 0 && (
          <Countdown
            t={t}
            pin={pin}
            refusal={state.refused['pin']}
            atFirst={millisecondsOf(props.state?.expires_in)}
          />
        )}
        {step.kind !== 'pin' && (
          <PasswordField
            ui={fields}
            name="password"
            label={isReset ? t.newPassword : t.password}
            t={t}
            fresh
          />
        )}
        <SubmitButton busy={state.busy} waiting={isReset ? t.saving : t.confirming}>
          {isReset ? t.save : t.confirm}
        </SubmitButton>
      </Form>
      <div className="onward">
        {!pin.canSkip && locked === 0 && <Resend t={t} action={action} model={model} pin={pin} />}
        {pin.proof.type === 'email' && (
          <a
            href={`${env.base}${isReset ? resetPath(pin.proof) : activationPath(pin.proof, { ...pin.proof })}&waiting=1`}
            data-enhance=""
            onClick={(event) => {
              event.preventDefault();
              void model.askElsewhere();
            }}
          >
            {isReset ? t.didReset : t.didActivate}
          </a>
        )}
        {pin.canSkip && (
          <button type="button" onClick={() => void model.skip()}>
            {t.skip}
          </button>
        )}
      </div>
      {step.kind === 'pin' && (
        <ChangeContact model={model} pin={pin} props={props} live={page.live} />
      )}
    </section>
  );
}

function millisecondsOf(seconds: number | null | undefined): number | undefined {
  return typeof seconds === 'number' ? seconds * 1000 : undefined;
}

/** What the PIN is for, and where it went. */
function Head({ t, pin, isReset }: { t: Messages; pin: PinState; isReset: boolean }) {
  const { type, username, phone, email } = pin.proof;
  const contact = (type === 'phone' ? formatPhone(phone) : email) || username;
  const shown = type === 'phone' ? <PhoneText>{contact}</PhoneText> : contact;
  if (isReset) {
    return (
      <header>
        <h1 className="h1">{t.resetTitle}</h1>
        <p className="muted">
          {fillNodes(t.resetText, {
            contact: type === 'phone' ? <PhoneText>{username}</PhoneText> : username,
          })}
        </p>
      </header>
    );
  }
  return (
    <header>
      <h1 className="h1">{type === 'phone' ? t.titlePhone : t.titleEmail}</h1>
      <p className="muted">
        {fillNodes(type === 'phone' ? t.textPhone : t.textEmail, { contact: shown })}
      </p>
      {/[a-z]/i.test(username) && username !== contact && (
        <p className="muted small">{fill(t.account, { username })}</p>
      )}
    </header>
  );
}
