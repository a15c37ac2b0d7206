import { atom, type ReadableAtom } from 'nanostores';
import { call, type Answer, type Api, type ApiError } from '../../../shared/api-client/index.ts';
import type { Payload } from '../../../shared/bus/index.ts';
import {
  addCollaborator,
  changeCollaborator,
  listCollaborators,
  listProfiles,
  refreshCollaborator,
  removeCollaborator,
  type Collaborator,
  type CollaboratorProfile,
} from '../../../shared/contracts/collaborators.ts';
import { PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import { TOAST_SECONDS } from '../../../shared/kernel/constants/timers.ts';
import {
  deferredRemovals,
  type DeferredRemovals,
} from '../../../shared/stores/deferred-removal.ts';
import type { Messages } from './messages/index.ts';
import type { CollaboratorsProps, Done } from './props.ts';

/** What the page is to the list of partner stores. */
export interface CollaboratorsPorts {
  readonly t: Messages;
  readonly api: Api;
  readonly toast: (notice: Payload<'toast:show'>) => void;
}

export interface Listed {
  readonly items: readonly Collaborator[];
  readonly total: number;
}

export interface Search {
  readonly text: string;
  /** Null until something was searched for. */
  readonly found: readonly CollaboratorProfile[] | null;
  readonly busy: boolean;
}

export interface CollaboratorsModel {
  readonly $list: ReadableAtom<Listed>;
  readonly $search: ReadableAtom<Search>;
  /** Whose call is under way: an id, a slug, or `more`. */
  readonly $busy: ReadableAtom<string | null>;
  readonly removals: DeferredRemovals;
  readonly more: () => Promise<void>;
  readonly type: (text: string) => void;
  readonly search: () => Promise<void>;
  readonly add: (slug: string) => Promise<void>;
  readonly rename: (id: string, name: string) => Promise<void>;
  readonly refresh: (id: string) => Promise<void>;
}

/** What a search begins with. */
export function searchOf({ search }: CollaboratorsProps): Search {
  return { text: search?.text ?? '', found: search?.found ?? null, busy: false };
}

/** A store's partner stores on screen, some at a time, and the search for more of them. */
export function collaboratorsModel(
  ports: CollaboratorsPorts,
  props: CollaboratorsProps,
): CollaboratorsModel {
  const { t, api, toast } = ports;
  const before = (props.page - 1) * PAGE_SIZE.collaborators;
  const $list = atom<Listed>({ items: props.items, total: props.total });
  const $search = atom<Search>(searchOf(props));
  const $busy = atom<string | null>(null);

  const say = (done: Done): void =>
    toast({ tone: 'success', message: t.done[done], seconds: TOAST_SECONDS.normal });
  const fail = ({ message }: ApiError): void =>
    toast({
      tone: 'error',
      title: t.failed,
      message: message || t.tryAgain,
      seconds: TOAST_SECONDS.long,
    });
  const replace = (changed: Collaborator): void => {
    const { items, total } = $list.get();
    $list.set({ total, items: items.map((one) => (one.id === changed.id ? changed : one)) });
  };

  /** One call at a time; a failure is told. */
  async function alone<T>(what: string, ask: () => Answer<T>): Promise<T | undefined> {
    if ($busy.get() !== null) return undefined;
    $busy.set(what);
    const answer = await ask();
    $busy.set(null);
    if (answer.ok) return answer.value;
    fail(answer.error);
    return undefined;
  }

  const removals = deferredRemovals(async (id) => {
    const answer = await call(api, removeCollaborator, { params: { id } });
    // Somebody else may have done it meanwhile.
    if (!answer.ok && answer.error.code !== 'collaborator_not_found') return fail(answer.error);
    const { items, total } = $list.get();
    $list.set({ items: items.filter((one) => one.id !== id), total: Math.max(0, total - 1) });
    say('removed');
  });

  return {
    $list,
    $search,
    $busy,
    removals,
    async more() {
      const { items } = $list.get();
      const query = { offset: before + items.length, limit: PAGE_SIZE.collaborators };
      const next = await alone('more', () => call(api, listCollaborators, { query }));
      if (!next) return;
      const known = new Set(items.map(({ id }) => id));
      const added = next.results.filter(({ id }) => !known.has(id));
      $list.set({ items: [...items, ...added], total: next.matches_estimated });
    },
    type: (text) => $search.set({ ...$search.get(), text }),
    async search() {
      const { text, busy } = $search.get();
      if (busy) return;
      $search.set({ ...$search.get(), busy: true });
      const answer = await call(api, listProfiles, { query: { text: text.trim() } });
      const now = $search.get();
      if (!answer.ok) {
        $search.set({ ...now, busy: false });
        return fail(answer.error);
      }
      $search.set({ ...now, busy: false, found: answer.value.results });
    },
    async add(slug) {
      const added = await alone(slug, () => call(api, addCollaborator, { body: { slug } }));
      if (!added) return;
      const { items, total } = $list.get();
      $list.set({ items: [...items, added], total: total + 1 });
      const { found, ...search } = $search.get();
      const marked = found?.map((one) =>
        one.slug === slug ? { ...one, is_collaborator: true } : one,
      );
      $search.set({ ...search, found: marked ?? null });
      say('added');
    },
    async rename(id, name) {
      const body = { store_name: name.trim() };
      const changed = await alone(id, () =>
        call(api, changeCollaborator, { params: { id }, body }),
      );
      if (!changed) return;
      replace(changed);
      say('changed');
    },
    async refresh(id) {
      const changed = await alone(id, () => call(api, refreshCollaborator, { params: { id } }));
      if (!changed) return;
      replace(changed);
      say('refreshed');
    },
  };
}
