import { useShared } from '../../../_runtime/use-shared.ts';
import type { PasskeyView } from '../../../../shared/contracts/passkeys.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { factorProblems } from '../../../../shared/rules/factor-code.ts';
import { FactorField } from '../../../../shared/ui/form/FactorField.tsx';
import { Form } from '../../../../shared/ui/form/Form.tsx';
import { FormNotice } from '../../../../shared/ui/form/FormNotice.tsx';
import { fieldsOf } from './fields-of.ts';
import { Cancel } from './Cancel.tsx';
import { Hidden } from './Hidden.tsx';
import type { SecurityUi } from './use-security.ts';

interface RemovePasskeyProps {
  ui: SecurityUi;
  passkey: PasskeyView;
}

/** The question before a passkey is removed, with a code of the app where one guards the account. */
export function RemovePasskey({ ui, passkey }: RemovePasskeyProps) {
  const { t, env } = ui.props;
  const { remove, close, form, $busy } = ui.model.passkeys;
  const busy = useShared($busy, null) === 'edit';
  const state = useShared(form.$state, form.initial);
  const isGuarded = ui.app.since !== null;
  const words = { required: t.problems.required, pin: t.factorProblem };
  const fields = fieldsOf(form, state, factorProblems(state.values), words, t.needs);
  return (
    <Form
      className="stack"
      action={`${env.base}/me/security`}
      stopped={state.stopped}
      focused={isGuarded}
      aria-label={fill(t.removeOf, { name: passkey.name })}
      send={() => remove(isGuarded)}
    >
      <p>{fill(t.removePasskey, { name: passkey.name })}</p>
      <FormNotice text={state.failure} />
      {isGuarded && <FactorField fields={fields} label={t.factor} />}
      <div className="cluster">
        <button className="btn btn-s danger" aria-busy={busy} aria-disabled={busy}>
          {busy ? t.removing : t.removeYes}
        </button>
        {/* The question replaced the button that had the focus; its harmless answer gets the focus. */}
        <Cancel ui={ui} close={close} className="btn btn-s btn-quiet" focused={!isGuarded} />
      </div>
      {/* Behind the fields: the form gives the focus to its first one. */}
      <Hidden ui={ui} intent="remove" />
    </Form>
  );
}
