import type { FragmentProps } from '../_runtime/props.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { InviteForm } from './parts/InviteForm.tsx';
import { Invites } from './parts/Invites.tsx';
import { Members } from './parts/Members.tsx';
import type { StaffViewProps } from './props.ts';
import { useStaff } from './use-staff.ts';

/** Who works in the store, who was asked to, and the way to ask somebody. */
export function StaffView(props: FragmentProps<StaffViewProps>) {
  const ui = useStaff(props);
  const { t, done } = props;
  return (
    <div className="page">
      <header>
        <h1 className="h1">{t.title}</h1>
        <p className="muted">{t.intro}</p>
      </header>
      {done && (
        <div className="notice notice-success" role="status">
          <Icon name="check" />
          <p>{t.done[done]}</p>
        </div>
      )}
      <Members ui={ui} />
      <div className="columns">
        <InviteForm ui={ui} />
        <Invites ui={ui} />
      </div>
    </div>
  );
}
