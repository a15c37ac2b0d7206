import type { RefObject } from 'react';
import { useShared } from '../../../_runtime/use-shared.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { AppSetup } from '../props.ts';
import { useFocus, useFocusBack } from './use-focus.ts';
import type { SecurityUi } from './use-security.ts';
import { Part } from '../../../../shared/ui/form/Part.tsx';
import { Form } from '../../../../shared/ui/form/Form.tsx';
import { FormNotice } from '../../../../shared/ui/form/FormNotice.tsx';
import { FactorStep } from './FactorStep.tsx';
import { Hidden } from './Hidden.tsx';
import { Opens } from './Opens.tsx';
import { ProofForm } from './ProofForm.tsx';
import { StepForm } from './StepForm.tsx';

/** The authenticator app: off, being set up, on, being turned off. */
export function App({ ui }: { ui: SecurityUi }) {
  const { t } = ui.props;
  return (
    <Part name="app" title={t.app} text={t.appText}>
      <Step ui={ui} />
    </Part>
  );
}

type Control = RefObject<HTMLButtonElement | null>;

function Step({ ui }: { ui: SecurityUi }) {
  const { app, step, asked } = ui;
  const isBegun = step.kind === 'idle' && asked === 'app';
  const control = useFocusBack(step.kind === 'setup' || step.kind === 'removing' || isBegun);
  if (step.kind === 'setup') return <SetUp ui={ui} setup={step.setup} />;
  if (app.since === null) {
    return isBegun ? <ProofForm ui={ui} /> : <Off ui={ui} control={control} />;
  }
  if (step.kind === 'removing') return <TurnOff ui={ui} />;
  return <On ui={ui} since={app.since} control={control} />;
}

function Off({ ui, control }: { ui: SecurityUi; control: Control }) {
  const { t, env } = ui.props;
  const { form, begin } = ui.model.app;
  const { busy, failure } = useShared(form.$state, form.initial);
  return (
    <>
      <p className="muted">{t.appOff}</p>
      <FormNotice text={failure} />
      <Form action={`${env.base}/me/security`} send={begin}>
        <Hidden ui={ui} intent="begin" />
        <button className="btn" ref={control} aria-busy={busy} aria-disabled={busy}>
          {busy ? t.settingUp : t.setUp}
        </button>
      </Form>
    </>
  );
}

function SetUp({ ui, setup }: { ui: SecurityUi; setup: AppSetup }) {
  const { t } = ui.props;
  const { secret, uri, qr } = setup;
  const first = useFocus<HTMLParagraphElement>();
  return (
    <div className="set-up">
      <div className="stack">
        <p ref={first} tabIndex={-1}>
          {t.scan}
        </p>
        {qr && (
          <svg className="qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t.qr}>
            <path d={qr.path} />
          </svg>
        )}
        <a href={uri}>{t.openApp}</a>
      </div>
      <div className="stack">
        <div>
          <p className="muted small">{t.typeInstead}</p>
          <code className="secret-text">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </div>
        <StepForm ui={ui} intent="confirm" submit={t.activate} submitting={t.activating}>
          {(fields) => (
            <TextField
              ui={fields}
              name="otp"
              label={t.appCode}
              max={7}
              required
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          )}
        </StepForm>
      </div>
    </div>
  );
}

function On({ ui, since, control }: { ui: SecurityUi; since: string; control: Control }) {
  const { t } = ui.props;
  return (
    <div className="rows">
      <div className="row">
        <span className="good">
          <Icon name="check" />
        </span>
        <p className="what">{fill(t.appSince, { date: ui.day(since) })}</p>
        <Opens
          ui={ui}
          step="removing"
          className="btn btn-s btn-quiet"
          control={control}
          open={() => ui.model.app.open('removing')}
        >
          {t.turnOff}
        </Opens>
      </div>
    </div>
  );
}

function TurnOff({ ui }: { ui: SecurityUi }) {
  const { t } = ui.props;
  const words = { text: t.turnOffText, submit: t.turnOff, submitting: t.turningOff };
  return <FactorStep ui={ui} intent="off" isDanger {...words} />;
}
