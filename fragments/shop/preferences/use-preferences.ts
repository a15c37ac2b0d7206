import { useEffect, useState } from 'react';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { useShared } from '../../_runtime/use-store.ts';
import { emit } from '../../../shared/bus/index.ts';
import { toastShow } from '../../../shared/bus/topics/toasts.ts';
import type { Profile } from '../../../shared/contracts/profiles.ts';
import type { PreferencesViewProps } from './props.ts';
import { preferencesModel, type PreferencesModel } from './model.ts';

/** What every part of the page is given. */
export interface PreferencesUi {
  readonly props: FragmentProps<PreferencesViewProps>;
  readonly model: PreferencesModel;
  /** As it is saved. */
  readonly profile: Profile;
  /** Script has taken over; before that forms are posted. */
  readonly live: boolean;
}

/** The preferences' state for a view. Who leaves with unsaved changes is asked by the browser. */
export function usePreferences(props: FragmentProps<PreferencesViewProps>): PreferencesUi {
  const { env, locale, t } = props;
  const [model] = useState(() =>
    preferencesModel(
      {
        t,
        api: { base: env.base, locale },
        of: { mashup: `${props.profile.id}:${env.store}`, me: props.profile.id },
        toast: (notice) => emit(toastShow, notice),
        go: (path) => location.assign(path),
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
