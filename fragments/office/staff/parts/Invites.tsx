import { fill } from '../../../../shared/i18n/fill.ts';
import { dayOf } from '../day.ts';
import type { StaffUi } from '../use-staff.ts';
import { Act } from '../../../../shared/ui/back-office/Act.tsx';

/** Who was asked and has not answered. */
export function Invites({ ui }: { ui: StaffUi }) {
  const { t, env } = ui.props;
  const { model, busy } = ui;
  return (
    <section aria-labelledby="staff-invites">
      <h2 className="h3" id="staff-invites">
        {t.invites}
      </h2>
      {ui.invites.length === 0 ? (
        <p className="muted">{t.noInvites}</p>
      ) : (
        <ul className="rows">
          {ui.invites.map(({ id, email, role, expires_at: end }) => (
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
                    busy={busy === id}
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
