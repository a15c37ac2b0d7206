import { useState } from 'react';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { useShared } from '../../_runtime/use-store.ts';
import { emit } from '../../../shared/bus/index.ts';
import { lastingFetch, useFlush } from '../../../shared/ui/back-office/use-flush.ts';
import type { StaffInvite, StaffMember } from '../../../shared/contracts/staff.ts';
import type { StaffViewProps } from './props.ts';
import { staffModel, type StaffModel } from './model.ts';

/** What every part of the page is given. */
export interface StaffUi {
  readonly props: FragmentProps<StaffViewProps>;
  readonly model: StaffModel;
  readonly members: readonly StaffMember[];
  readonly invites: readonly StaffInvite[];
  /** Ids of who is about to be removed. */
  readonly leaving: readonly string[];
  readonly busy: string | null;
  /** Script has taken over; before that forms are posted. */
  readonly live: boolean;
  /** Where the page's forms are posted. */
  readonly action: string;
}

const NOBODY: readonly string[] = [];
/** The staff's state for a view. What waits to be removed is removed when the page is left. */
export function useStaff(props: FragmentProps<StaffViewProps>): StaffUi {
  const { env, locale, t } = props;
  const [model] = useState(() =>
    staffModel(
      {
        t,
        api: { base: env.base, locale, fetch: lastingFetch },
        toast: (notice) => emit('toast:show', notice),
      },
      props,
    ),
  );
  useFlush(model.removals.flush);
  return {
    props,
    model,
    members: useShared(model.$members, props.members),
    invites: useShared(model.$invites, props.invites),
    leaving: useShared(model.removals.$waiting, NOBODY),
    busy: useShared(model.$busy, null),
    live: useLive(),
    action: `${env.base}/admin/equipo`,
  };
}
