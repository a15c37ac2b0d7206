import { useSignals } from '@preact/signals-react/runtime';
import { fill } from '../../../../shared/i18n/fill.ts';
import { dayOf } from '../../../_office/day.ts';
import type { StaffUi } from '../model.ts';
import { Act } from '../../../_office/Act.tsx';

/** The invitations without an answer. */
export function Invites({ ui }: { ui: StaffUi }) {
  useSignals();
  const { t, env } = ui.props;
  const { model } = ui;
  const invites = model.$invites.value;
  return (
    <section aria-labelledby="staff-invites">
      <h2 className="h3" id="staff-invites">
        {t.invites}
      </h2>
      {invites.length === 0 ? (
        <p className="muted">{t.noInvites}</p>
      ) : (
        <ul className="rows">
          {invites.map(({ id, email, role, expires_at: end }) => (
            <li key={id}>
              <div className="row">
                <div className="who">
                  <b>{email}</b>
                  <span className="muted small">
                    {t.roles[role]} · {fill(t.until, { date: dayOf(end, env) })}
                  </span>
                </div>
                <div className="acts">
                  <Act
                    action={ui.action}
                    fields={{ intent: 'resend', invite: id }}
                    label={t.resend}
                    name={fill(t.resendTo, { email })}
                    busy={model.$busy.value === id}
                    act={() => void model.resend(id)}
                  />
                  <Act
                    action={ui.action}
                    fields={{ intent: 'withdraw', invite: id }}
                    label={t.withdraw}
                    name={fill(t.withdrawFrom, { email })}
                    act={() => void model.withdraw(id)}
                  />
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
