import { useRef } from 'react';
import { staffRoles } from '../../../../shared/rules/permissions.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { OfficeForm } from '../../../_office/OfficeForm.tsx';
import { useArrival } from '../../../_office/use-arrival.ts';
import { inviteProblems, type StaffUi } from '../model.ts';

const EMAIL_MAX = 254;

/** Invites a person to the store's staff: a call with script, a post without. */
export function InviteForm({ ui }: { ui: StaffUi }) {
  const { t, idempotencyKey } = ui.props;
  const { form, invite } = ui.model;
  const section = useRef<HTMLElement>(null);
  useArrival('invite', section);
  return (
    <section className="card invite" aria-labelledby="staff-invite" ref={section}>
      <h2 className="h3" id="staff-invite">
        {t.invite}
      </h2>
      <p className="muted small">{t.inviteText}</p>
      <OfficeForm
        form={form}
        action={ui.action}
        hidden={{ intent: 'invite', idempotency_key: idempotencyKey }}
        live={ui.live}
        problems={inviteProblems}
        words={t.problems}
        needs={t.needs}
        send={invite}
        submit={t.send}
        waiting={t.sending}
      >
        {(fields) => {
          const role = fields.values['role'] ?? '';
          return (
            <>
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
                  onChange={({ target }) => fields.input('role', target.value)}
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
            </>
          );
        }}
      </OfficeForm>
    </section>
  );
}
