import { atom, type ReadableAtom } from 'nanostores';
import { call, type Api } from '../../../shared/api-client/index.ts';
import { listCollaborations, type Collaborator } from '../../../shared/contracts/collaborators.ts';
import { PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import type { CollaborationsProps } from './props.ts';

export interface Collaborations {
  readonly status: 'ready' | 'loading' | 'failed';
  readonly items: readonly Collaborator[];
  readonly total: number;
}

export interface CollaborationsModel {
  readonly $collaborations: ReadableAtom<Collaborations>;
  /** Asks for the next ones, or again for those that failed. */
  readonly more: () => Promise<void>;
}

/** What the section begins with. */
export function collaborationsOf({ items, total, failed }: CollaborationsProps): Collaborations {
  return { status: failed ? 'failed' : 'ready', items, total };
}

/** The stores that list this one, some at a time; they are only looked at. */
export function collaborationsModel(
  api: Api,
  store: string,
  props: CollaborationsProps,
): CollaborationsModel {
  const before = (props.page - 1) * PAGE_SIZE.collaborations;
  const $collaborations = atom(collaborationsOf(props));

  return {
    $collaborations,
    async more() {
      const { status, items, total } = $collaborations.get();
      if (status === 'loading') return;
      $collaborations.set({ status: 'loading', items, total });
      const next = await call(api, listCollaborations, {
        params: { mashup: `${store}:${store}` },
        query: { offset: before + items.length, limit: PAGE_SIZE.collaborations },
      });
      if (!next.ok) return $collaborations.set({ status: 'failed', items, total });
      const known = new Set(items.map(({ id }) => id));
      const added = next.value.results.filter(({ id }) => !known.has(id));
      // Nothing new although there should be: one has gone meanwhile, and there is no more to ask for.
      const all = [...items, ...added];
      const { matches_estimated: estimated } = next.value;
      $collaborations.set({
        status: 'ready',
        items: all,
        total: added.length === 0 ? before + all.length : estimated,
      });
    },
  };
}
