import { useShared } from '../../../_runtime/use-shared.ts';
import { Form } from '../../../../shared/ui/form/Form.tsx';
import { FormNotice } from '../../../../shared/ui/form/FormNotice.tsx';
import { PasswordField } from '../../../../shared/ui/form/PasswordField.tsx';
import { fieldsOf } from './fields-of.ts';
import { Cancel } from './Cancel.tsx';
import { Hidden } from './Hidden.tsx';
import type { SecurityUi } from './use-security.ts';

/** The password form, in the place of the call that waits for it. */
export function ProofForm({ ui }: { ui: SecurityUi }) {
  const { t, env } = ui.props;
  const { form, submit, close } = ui.model.proof;
  const state = useShared(form.$state, form.initial);
  const { busy, values } = state;
  const problems: Record<string, 'required'> =
    values['password'] === '' ? { password: 'required' } : {};
  const fields = fieldsOf(form, state, problems, { required: t.problems.required }, t.needs);
  const back = encodeURIComponent(`${env.base}/me/security`);
  const anew = encodeURIComponent(`${env.base}/login?next=${back}`);
  return (
    <Form
      className="stack"
      action={`${env.base}/me/security`}
      stopped={state.stopped}
      focused
      send={submit}
    >
      <p>{t.proofText}</p>
      <FormNotice text={state.failure} />
      <PasswordField ui={fields} name="password" label={t.yourPassword} t={t} />
      <div className="cluster">
        <button className="btn btn-primary" aria-busy={busy} aria-disabled={busy}>
          {busy ? t.confirming : t.confirm}
        </button>
        <Cancel ui={ui} close={close} />
      </div>
      <p className="small">
        <a href={`${env.base}/logout?next=${anew}`}>{t.signInInstead}</a>
      </p>
      {/* Behind the fields: the form gives the focus to its first one. */}
      <Hidden ui={ui} intent="prove" />
    </Form>
  );
}
