import { useShared } from '../../../_runtime/use-store.ts';
import { staffRoles } from '../../../../shared/rules/permissions.ts';
import { shownErrors } from '../../../../shared/stores/form.ts';
import { Form } from '../../../../shared/ui/form/Form.tsx';
import { FormNotice } from '../../../../shared/ui/form/FormNotice.tsx';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { SubmitButton } from '../../../../shared/ui/form/SubmitButton.tsx';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { inviteProblems } from '../model.ts';
import type { StaffUi } from '../use-staff.ts';

const EMAIL_MAX = 254;

/** Asks somebody to work in the store: a call with script, a post without. */
export function InviteForm({ ui }: { ui: StaffUi }) {
  const { t, idempotencyKey } = ui.props;
  const { form, invite } = ui.model;
  const state = useShared(form.$state, form.initial);
  const fields: FormUi = {
    values: state.values,
    errors: shownErrors(state, inviteProblems(state.values), t.problems),
    input: form.input,
    leave: form.leave,
  };
  const role = state.values['role'] ?? 'dispatcher';
  return (
    <section className="card invite" aria-labelledby="staff-invite">
      <h2 className="h3" id="staff-invite">
        {t.invite}
      </h2>
      <p className="muted small">{t.inviteText}</p>
      <Form action={ui.action} live={ui.live} stopped={state.stopped} send={invite}>
        <input type="hidden" name="intent" value="invite" />
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <FormNotice text={state.failure} />
        <TextField
          ui={fields}
          name="email"
          label={t.email}
          type="email"
          max={EMAIL_MAX}
          required
          autoComplete="off"
          inputMode="email"
          autoCapitalize="none"
        />
        <div className="field">
          <label htmlFor="f-role">{t.role}</label>
          <select
            id="f-role"
            name="role"
            aria-describedby="f-role-hint"
            value={role}
            onChange={({ target }) => form.input('role', target.value)}
          >
            {staffRoles.map((one) => (
              <option key={one} value={one}>
                {t.roles[one]}
              </option>
            ))}
          </select>
          <p className="hint" id="f-role-hint">
            {t.roleTexts[role as keyof typeof t.roleTexts]}
          </p>
        </div>
        <SubmitButton busy={state.busy} waiting={t.sending}>
          {t.send}
        </SubmitButton>
      </Form>
    </section>
  );
}
