import { useSignals } from '@preact/signals-react/runtime';
import type { StaffMember } from '../../../../shared/contracts/staff.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { PAGE_SIZE } from '../../../../shared/kernel/constants/page-sizes.ts';
import { initialsOf } from '../../../../shared/rules/initials.ts';
import type { StaffUi } from '../model.ts';
import { dayOf } from '../../../_office/day.ts';
import { Act } from '../../../_office/Act.tsx';
import { Leaving } from '../../../_office/Leaving.tsx';
import { RoleForm } from './RoleForm.tsx';

/** The staff of the store; the owner stands first, and stays. */
export function Members({ ui }: { ui: StaffUi }) {
  useSignals();
  const { t } = ui.props;
  const { $members, removals } = ui.model;
  return (
    <section aria-labelledby="staff-members">
      <h2 className="h3" id="staff-members">
        {t.members}
      </h2>
      <ul className="rows">
        {$members.value.map((member) => (
          <li key={member.id} id={member.id}>
            {removals.$waiting.value.includes(member.id) ? (
              <Leaving
                text={fill(t.removing, { name: member.full_name })}
                undo={t.undo}
                undoName={fill(t.undoOf, { name: member.full_name })}
                onUndo={() => removals.undo(member.id)}
              />
            ) : (
              <Member ui={ui} member={member} />
            )}
          </li>
        ))}
      </ul>
      <Pages ui={ui} />
    </section>
  );
}

interface MemberProps {
  ui: StaffUi;
  member: StaffMember;
}

function Member({ ui, member }: MemberProps) {
  const { t, env } = ui.props;
  const { full_name: name, email, since, role } = member;
  return (
    <div className="row">
      <span className="face" aria-hidden="true">
        {member.photo ? <img src={member.photo} width="44" height="44" alt="" /> : initialsOf(name)}
      </span>
      <div className="who">
        <b>{name}</b>
        {email && <span className="muted small">{email}</span>}
        {since && <span className="muted small">{fill(t.since, { date: dayOf(since, env) })}</span>}
      </div>
      {role === 'owner' ? (
        <p className="standing">
          <span className="badge badge-primary">{t.roles.owner}</span>
          <span className="muted small">{t.roleTexts.owner}</span>
        </p>
      ) : (
        <div className="acts">
          <RoleForm ui={ui} id={member.id} name={name} role={role} />
          <Act
            action={ui.action}
            fields={{ intent: 'remove', member: member.id }}
            label={t.remove}
            name={fill(t.removeOf, { name })}
            act={() => ui.model.removals.start(member.id)}
          />
        </div>
      )}
    </div>
  );
}

function Pages({ ui }: { ui: StaffUi }) {
  const { t, page, total } = ui.props;
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE.table));
  if (last === 1) return null;
  return (
    <nav className="cluster" aria-label={t.members}>
      {page > 1 && (
        <a className="btn btn-s" rel="prev" href={`${ui.action}?page=${page - 1}`}>
          {t.previous}
        </a>
      )}
      {page < last && (
        <a className="btn btn-s" rel="next" href={`${ui.action}?page=${page + 1}`}>
          {t.next}
        </a>
      )}
    </nav>
  );
}
