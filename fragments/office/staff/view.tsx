import type { FragmentProps } from '../../_runtime/props.ts';
import { OfficePage } from '../../../shared/ui/back-office/OfficePage.tsx';
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
    <OfficePage title={t.title} intro={t.intro} done={done && t.done[done]}>
      <Members ui={ui} />
      <div className="columns">
        <InviteForm ui={ui} />
        <Invites ui={ui} />
      </div>
    </OfficePage>
  );
}
