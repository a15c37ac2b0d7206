import { useShared } from '../../../_runtime/use-shared.ts';
import { addressOf } from '../../../../shared/api-client/index.ts';
import { exportAccount } from '../../../../shared/contracts/account-data.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { eraseProblems } from '../../../../shared/rules/contact-form.ts';
import { shownErrors } from '../../../../shared/state/form.ts';
import { FactorField } from '../../../../shared/ui/form/FactorField.tsx';
import { Form } from '../../../../shared/ui/form/Form.tsx';
import { FormNotice } from '../../../../shared/ui/form/FormNotice.tsx';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { PasswordField } from '../../../../shared/ui/form/PasswordField.tsx';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { PreferencesUi } from './use-preferences.ts';
import { Part } from '../../../../shared/ui/form/Part.tsx';

/** The account's data, to download and to have erased. */
export function Privacy({ ui }: { ui: PreferencesUi }) {
  const { t, env, begun } = ui.props;
  const { id, slug } = ui.profile;
  const params = { mashup: `${id}:${env.store}`, me: id };
  const file = env.base + addressOf(exportAccount, { params });
  return (
    <Part name="privacy" title={t.privacy} text={t.privacyText}>
      <div className="stack">
        <div>
          <a className="btn" href={file} download={t.exportFile}>
            <Icon name="download" />
            {t.export}
          </a>
        </div>
        <p className="muted small">{t.exportText}</p>
      </div>
      <details className="erase" open={begun?.kind === 'erasing'}>
        <summary>
          {t.erase}
          <Icon name="chevron-down" />
        </summary>
        <p>{t.eraseText}</p>
        {slug === null ? (
          <EraseForm ui={ui} />
        ) : (
          <p className="notice notice-warning">{fill(t.owner, { store: slug })}</p>
        )}
      </details>
    </Part>
  );
}

function EraseForm({ ui }: { ui: PreferencesUi }) {
  const { t, env } = ui.props;
  const isGuarded = useShared(ui.model.$isGuarded, ui.props.isGuarded);
  const { form, submit } = ui.model.erase;
  const state = useShared(form.$state, form.initial);
  const fields: FormUi = {
    values: state.values,
    errors: shownErrors(
      state,
      eraseProblems(state.values, { word: t.eraseWord, isGuarded }),
      { required: t.problems.required, confirmation: t.eraseProblem, pin: t.factorProblem },
      { ...t.needs, confirmation: t.eraseProblem },
    ),
    input: form.input,
    leave: form.leave,
    scope: 'erase',
  };
  return (
    <Form
      className="fields"
      action={`${env.base}/me/preferences`}
      live={ui.live}
      stopped={state.stopped}
      send={submit}
    >
      <input type="hidden" name="intent" value="erase" />
      <input type="hidden" name="step" value="erasing" />
      <FormNotice text={state.failure} />
      <TextField
        ui={fields}
        name="confirmation"
        label={fill(t.eraseConfirm, { word: t.eraseWord })}
        max={20}
        required
        autoComplete="off"
        autoCapitalize="none"
      />
      <PasswordField ui={fields} name="password" label={t.yourPassword} t={t} />
      {isGuarded && <FactorField fields={fields} label={t.factor} />}
      <div>
        <button className="btn danger" aria-busy={state.busy} aria-disabled={state.busy}>
          {state.busy ? t.erasing : t.eraseNow}
        </button>
      </div>
    </Form>
  );
}
