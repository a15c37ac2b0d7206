import { useShared } from '../../../_runtime/use-shared.ts';
import { factorProblems } from '../../../../shared/rules/factor-code.ts';
import { FactorField } from '../../../../shared/ui/form/FactorField.tsx';
import { Form } from '../../../../shared/ui/form/Form.tsx';
import { fieldsOf } from './fields-of.ts';
import { Cancel } from './Cancel.tsx';
import type { SecurityUi } from './use-security.ts';

/** The code of the app that a new passkey takes; browsers make passkeys by script alone. */
export function AddPasskey({ ui, busy }: { ui: SecurityUi; busy: boolean }) {
  const { t } = ui.props;
  const { add, close, form } = ui.model.passkeys;
  const state = useShared(form.$state, form.initial);
  const words = { required: t.problems.required, pin: t.factorProblem };
  const fields = fieldsOf(form, state, factorProblems(state.values), words, t.needs);
  return (
    <Form
      className="stack"
      stopped={state.stopped}
      focused
      aria-label={t.addPasskey}
      send={() => add(true)}
    >
      <FactorField fields={fields} label={t.factor} />
      <div className="cluster">
        <button className="btn btn-primary" aria-busy={busy} aria-disabled={busy}>
          {busy ? t.adding : t.addPasskey}
        </button>
        <Cancel ui={ui} close={close} />
      </div>
    </Form>
  );
}
