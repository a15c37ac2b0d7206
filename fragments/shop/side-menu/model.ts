import { atom, type ReadableAtom } from 'nanostores';
import { call, type Api } from '../../../shared/api-client/index.ts';
import { listCollaborators, type Collaborator } from '../../../shared/contracts/collaborators.ts';
import { PAGE_SIZE } from '../../../shared/kernel/constants/index.ts';

export interface Collaborators {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly items: readonly Collaborator[];
  /** Whether there are more than are shown. */
  readonly more: boolean;
}

/** The state before the section was opened. */
export const NONE: Collaborators = { status: 'idle', items: [], more: false };

export interface CollaboratorList {
  readonly $list: ReadableAtom<Collaborators>;
  /** Asks for the first page of partners, once. */
  open(): Promise<void>;
  /** Asks for the next page, or again for one that failed. */
  next(): Promise<void>;
}

/** The store's partner stores, five at a time. */
export function collaboratorList(api: Api): CollaboratorList {
  const $list = atom(NONE);

  async function next(): Promise<void> {
    const { status, items } = $list.get();
    if (status === 'loading') return;
    $list.set({ ...$list.get(), status: 'loading' });
    const answer = await call(api, listCollaborators, {
      query: { offset: items.length, limit: PAGE_SIZE.collaborators },
    });
    if (!answer.ok) {
      $list.set({ ...$list.get(), status: 'failed' });
      return;
    }
    // A partner may have been removed meanwhile, so the next page can repeat one that is shown
    // already.
    const known = new Set(items.map(({ id }) => id));
    const all = [...items, ...answer.value.results.filter(({ id }) => !known.has(id))];
    const more = answer.value.results.length > 0 && all.length < answer.value.matches_estimated;
    $list.set({ status: 'ready', items: all, more });
  }

  return {
    $list,
    next,
    open: () => ($list.get().status === 'idle' ? next() : Promise.resolve()),
  };
}
