import { useEffect, useState } from 'react';
import type { FragmentProps } from '../../../_runtime/props.ts';
import { useLive } from '../../../_runtime/use-live.ts';
import { useShared } from '../../../_runtime/use-shared.ts';
import { emit } from '../../../../shared/bus/index.ts';
import { toastShow } from '../../../../shared/bus/topics/toasts.ts';
import type { Profile } from '../../../../shared/contracts/profiles.ts';
import type { PreferencesViewProps } from '../props.ts';
import { preferencesModel, type PreferencesModel } from '../model.ts';

/** The props of every part of the page. */
export interface PreferencesUi {
  readonly props: FragmentProps<PreferencesViewProps>;
  readonly model: PreferencesModel;
  /** The profile as it is saved. */
  readonly profile: Profile;
  /** Whether script has taken over; before that forms post. */
  readonly live: boolean;
}

/**
 * The preferences' state for a view. The browser asks before the visitor leaves with unsaved
 * changes.
 */
export function usePreferences(props: FragmentProps<PreferencesViewProps>): PreferencesUi {
  const { env, t } = props;
  const [model] = useState(() =>
    preferencesModel(
      {
        t,
        api: { base: env.base, tag: env.tag },
        of: { mashup: `${props.profile.id}:${env.store}`, me: props.profile.id },
        toast: (notice) => emit(toastShow, notice),
        go: (path) => location.assign(path),
        now: () => Date.now(),
      },
      props,
    ),
  );
  const profile = useShared(model.profile.$profile, props.profile);
  const live = useLive();
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent): void => {
      if (model.isUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', leaving);
    return () => removeEventListener('beforeunload', leaving);
  }, [model]);
  return { props, model, profile, live };
}
