import type { ReactNode } from 'react';
import { useShared } from '../../../_runtime/use-shared.ts';
import { Form } from '../../../../shared/ui/form/Form.tsx';
import { FormNotice } from '../../../../shared/ui/form/FormNotice.tsx';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { appProblems } from '../model/app.ts';
import { fieldsOf } from './fields-of.ts';
import { useFocusBack } from './use-focus.ts';
import type { SecurityUi } from './use-security.ts';
import { Cancel } from './Cancel.tsx';
import { Hidden } from './Hidden.tsx';
import { ProofForm } from './ProofForm.tsx';

interface StepFormProps {
  ui: SecurityUi;
  intent: 'confirm' | 'off' | 'renew';
  submit: string;
  submitting: string;
  /** Whether the form removes a protection. */
  isDanger?: boolean;
  children?: (fields: FormUi) => ReactNode;
}

/**
 * The form of the app's current step, or the password that it waits for; only one shows at a time.
 */
export function StepForm(props: StepFormProps) {
  const { ui, intent, submit, submitting, isDanger = false, children } = props;
  const { t, env } = ui.props;
  const { form, submit: send, close } = ui.model.app;
  const state = useShared(form.$state, form.initial);
  const { busy } = state;
  const isAsked = ui.asked === 'app';
  const sender = useFocusBack(isAsked);
  if (isAsked) return <ProofForm ui={ui} />;
  const words = {
    required: t.problems.required,
    pin: ui.step.kind === 'setup' ? t.appCodeProblem : t.factorProblem,
  };
  const fields = fieldsOf(form, state, appProblems(ui.step, state.values), words, t.needs);
  return (
    <Form className="stack" action={`${env.base}/me/security`} stopped={state.stopped} send={send}>
      <Hidden ui={ui} intent={intent} />
      <FormNotice text={state.failure} />
      {children?.(fields)}
      <div className="cluster">
        <button
          ref={sender}
          className={isDanger ? 'btn danger' : 'btn btn-primary'}
          aria-busy={busy}
          aria-disabled={busy}
        >
          {busy ? submitting : submit}
        </button>
        <Cancel ui={ui} close={close} />
      </div>
    </Form>
  );
}
