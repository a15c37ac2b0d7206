import { useState } from 'react';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { useShared } from '../../_runtime/use-store.ts';
import { emit } from '../../../shared/bus/index.ts';
import { lastingFetch, useFlush } from '../../../shared/ui/back-office/use-flush.ts';
import { collaborationsModel, type CollaborationsModel } from './collaborations.ts';
import type { CollaboratorsViewProps } from './props.ts';
import { collaboratorsModel, type CollaboratorsModel, type Listed } from './model.ts';

/** What every part of the page is given. */
export interface CollaboratorsUi {
  readonly props: FragmentProps<CollaboratorsViewProps>;
  readonly model: CollaboratorsModel;
  readonly collaborations: CollaborationsModel;
  readonly list: Listed;
  /** Ids of what is about to be removed. */
  readonly leaving: readonly string[];
  readonly busy: string | null;
  /** Script has taken over; before that forms are posted. */
  readonly live: boolean;
  /** Where the page's forms are posted. */
  readonly action: string;
  /** The same page, with other pages of its two lists. */
  readonly pageHref: (pages: {
    readonly partners: number;
    readonly collaborations: number;
  }) => string;
}

const NOBODY: readonly string[] = [];

/** The list's state for a view. What waits to be removed is removed when the page is left. */
export function useCollaborators(props: FragmentProps<CollaboratorsViewProps>): CollaboratorsUi {
  const { env, locale, t } = props;
  const [snapshot] = useState<Listed>(() => ({ items: props.items, total: props.total }));
  const api = { base: env.base, locale };
  const [model] = useState(() =>
    collaboratorsModel(
      {
        t,
        api: { ...api, fetch: lastingFetch },
        toast: (notice) => emit('toast:show', notice),
      },
      props,
    ),
  );
  const [collaborations] = useState(() =>
    collaborationsModel(api, env.store, props.collaborations),
  );
  const action = `${env.base}/admin/colaboradores`;
  useFlush(model.removals.flush);
  return {
    props,
    model,
    collaborations,
    list: useShared(model.$list, snapshot),
    leaving: useShared(model.removals.$waiting, NOBODY),
    busy: useShared(model.$busy, null),
    live: useLive(),
    action,
    pageHref(pages) {
      const query = new URLSearchParams();
      if (pages.partners > 1) query.set('page', String(pages.partners));
      if (pages.collaborations > 1) query.set('collaborations', String(pages.collaborations));
      const text = query.toString();
      return text === '' ? action : `${action}?${text}`;
    },
  };
}
