import { signal, type ReadonlySignal } from '@preact/signals-react';
import { call } from '../../../shared/api-client/index.ts';
import {
  addCollaborator,
  changeCollaborator,
  listCollaborations,
  listCollaborators,
  listProfiles,
  refreshCollaborator,
  removeCollaborator,
  type Collaborator,
  type CollaboratorProfile,
} from '../../../shared/contracts/collaborators.ts';
import { PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import { deferredRemovals, gone, type DeferredRemovals } from '../../_office/change.ts';
import { listModel, type ListModel } from '../../_office/list.ts';
import { voiceOf } from '../../_office/say.ts';
import type { OfficePorts, OfficeUi } from '../../_office/ports.ts';
import type { Messages } from './messages/es.ts';
import type { CollaboratorsProps, CollaboratorsViewProps } from './props.ts';

export interface Search {
  readonly text: string;
  /** Null until a search was made. */
  readonly found: readonly CollaboratorProfile[] | null;
  readonly busy: boolean;
}

export interface CollaboratorsModel {
  readonly partners: ListModel<Collaborator>;
  /** The stores that list this one; they can only be viewed. */
  readonly collaborations: ListModel<Collaborator>;
  readonly $search: ReadonlySignal<Search>;
  /** Id or slug of the row whose call is under way. */
  readonly $busy: ReadonlySignal<string | null>;
  readonly removals: DeferredRemovals;
  readonly type: (text: string) => void;
  readonly search: () => Promise<void>;
  readonly add: (slug: string) => Promise<void>;
  readonly rename: (id: string, name: string) => Promise<void>;
  readonly refresh: (id: string) => Promise<void>;
}

export type CollaboratorsUi = OfficeUi<CollaboratorsViewProps, CollaboratorsModel>;

/**
 * A store's partner stores on screen, the search for more of them, and the stores that it is a
 * partner of.
 */
export function collaboratorsModel(
  ports: OfficePorts<Messages>,
  props: CollaboratorsProps,
): CollaboratorsModel {
  const { t, api } = ports;
  const { env, search, collaborations: given } = props;
  const { $busy, say, fail, alone } = voiceOf(ports);
  const limit = PAGE_SIZE.collaborators;
  const $search = signal<Search>({
    text: search?.text ?? '',
    found: search?.found ?? null,
    busy: false,
  });
  const partners = listModel<Collaborator>({
    items: props.items,
    total: props.total,
    before: (props.page - 1) * limit,
    next: (offset) => call(api, listCollaborators, { query: { offset, limit } }),
    onFail: fail,
  });
  const collaborations = listModel<Collaborator>({
    items: given.items,
    total: given.total,
    before: (given.page - 1) * limit,
    failed: given.failed,
    next: (offset) =>
      call(api, listCollaborations, {
        params: { mashup: `${env.store}:${env.store}` },
        query: { offset, limit },
      }),
  });
  const replace = (changed: Collaborator): void =>
    partners.change((items) => items.map((one) => (one.id === changed.id ? changed : one)));

  const removals = deferredRemovals(async (id) => {
    const ask = call(api, removeCollaborator, { params: { id } });
    const answer = await gone('collaborator_not_found', ask);
    if (!answer.ok) return fail(answer.error);
    partners.change((items) => items.filter((one) => one.id !== id));
    say(t.done.removed);
  });

  return {
    partners,
    collaborations,
    $search,
    $busy,
    removals,
    type(text) {
      $search.value = { ...$search.value, text };
    },
    async search() {
      const { text, busy } = $search.value;
      if (busy) return;
      $search.value = { ...$search.value, busy: true };
      const answer = await call(api, listProfiles, { query: { text: text.trim() } });
      const now = { ...$search.value, busy: false };
      $search.value = answer.ok ? { ...now, found: answer.value.results } : now;
      if (!answer.ok) fail(answer.error);
    },
    async add(slug) {
      const added = await alone(slug, () => call(api, addCollaborator, { body: { slug } }));
      if (!added) return;
      partners.change((items) => [...items, added]);
      const { found, ...rest } = $search.value;
      const marked = found?.map((one) =>
        one.slug === slug ? { ...one, is_collaborator: true } : one,
      );
      $search.value = { ...rest, found: marked ?? null };
      say(t.done.added);
    },
    async rename(id, name) {
      const body = { store_name: name.trim() };
      const changed = await alone(id, () =>
        call(api, changeCollaborator, { params: { id }, body }),
      );
      if (!changed) return;
      replace(changed);
      say(t.done.changed);
    },
    async refresh(id) {
      const changed = await alone(id, () => call(api, refreshCollaborator, { params: { id } }));
      if (!changed) return;
      replace(changed);
      say(t.done.refreshed);
    },
  };
}
