import { useSignals } from '@preact/signals-react/runtime';
import { fill } from '../../../../shared/i18n/fill.ts';
import { staffRoles, type StaffRole } from '../../../../shared/rules/permissions.ts';
import type { StaffUi } from '../model.ts';

interface RoleFormProps {
  ui: StaffUi;
  id: string;
  name: string;
  role: StaffRole;
}

/**
 * The role of a member or an invitation: with script a choice counts at once, without script once
 * it is saved.
 */
export function RoleForm({ ui, id, name, role }: RoleFormProps) {
  useSignals();
  const { t } = ui.props;
  return (
    <form className="role" method="post" action={ui.action}>
      <input type="hidden" name="intent" value="role" />
      <input type="hidden" name="member" value={id} />
      <div className="field">
        <select
          name="role"
          aria-label={fill(t.roleOf, { name })}
          aria-busy={ui.model.$busy.value === id}
          // Uncontrolled before script takes over: a choice that was made until then stays.
          {...(ui.live ? { value: role } : { defaultValue: role })}
          onChange={({ target }) => void ui.model.setRole(id, target.value as StaffRole)}
        >
          {staffRoles.map((one) => (
            <option key={one} value={one}>
              {t.roles[one]}
            </option>
          ))}
        </select>
      </div>
      {!ui.live && (
        <button className="btn btn-s" aria-label={fill(t.saveRoleOf, { name })}>
          {t.saveRole}
        </button>
      )}
    </form>
  );
}
