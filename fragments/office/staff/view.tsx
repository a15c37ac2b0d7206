import { useState } from 'react';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { useFlush } from '../../_office/change.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { officePorts } from '../../_office/ports.ts';
import { InviteForm } from './parts/InviteForm.tsx';
import { Invites } from './parts/Invites.tsx';
import { Members } from './parts/Members.tsx';
import { staffModel, type StaffUi } from './model.ts';
import type { StaffViewProps } from './props.ts';

/** The staff of the store, the open invitations, and the form that invites. */
export function StaffView(props: FragmentProps<StaffViewProps>) {
  const { env, t, done } = props;
  const [model] = useState(() => staffModel(officePorts(props), props));
  useFlush(model.removals.flush);
  const ui: StaffUi = { props, model, live: useLive(), action: `${env.base}/admin/equipo` };
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
