import { useState } from 'react';
import type { FragmentProps } from '../_runtime/props.ts';
import { useLive } from '../_runtime/use-live.ts';
import { useShared } from '../_runtime/use-store.ts';
import { emit } from '../../shared/bus/index.ts';
import { lastingFetch, useFlush } from '../../shared/ui/back-office/use-flush.ts';
import type { CollaboratorsViewProps } from './props.ts';
import { collaboratorsModel, type CollaboratorsModel, type Listed } from './store.ts';

/** What every part of the page is given. */
export interface CollaboratorsUi {
  readonly props: FragmentProps<CollaboratorsViewProps>;
  readonly model: CollaboratorsModel;
  readonly list: Listed;
  /** Ids of what is about to be removed. */
  readonly leaving: readonly string[];
  readonly busy: string | null;
  /** Script has taken over; before that forms are posted. */
  readonly live: boolean;
  /** Where the page's forms are posted. */
  readonly action: string;
}

const NOBODY: readonly string[] = [];
/** The list's state for a view. What waits to be removed is removed when the page is left. */
export function useCollaborators(props: FragmentProps<CollaboratorsViewProps>): CollaboratorsUi {
  const { env, locale, t } = props;
  const [snapshot] = useState<Listed>(() => ({ items: props.items, total: props.total }));
  const [model] = useState(() =>
    collaboratorsModel(
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
    list: useShared(model.$list, snapshot),
    leaving: useShared(model.removals.$waiting, NOBODY),
    busy: useShared(model.$busy, null),
    live: useLive(),
    action: `${env.base}/admin/colaboradores`,
  };
}
