import type { Done } from '../../fragments/office/collaborators/props.ts';
import { collaborators } from '../../fragments/office/collaborators/server.ts';
import {
  addCollaborator,
  changeCollaborator,
  listCollaborations,
  listCollaborators,
  listProfiles,
  refreshCollaborator,
  removeCollaborator,
} from '../../shared/contracts/collaborators.ts';
import { EDGE_PAGE_SIZE, PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import type { Fields } from '../kit/form.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const DONE: readonly Done[] = ['added', 'changed', 'refreshed', 'removed'];

const ofPartner = {
  fields: ({ collaborator }: Fields) => ({ id: collaborator }),
  invalid: 'collaborator_not_found',
  refused: 'told',
} as const;

/**
 * The store's partner stores, and the stores that it is a partner of; for accounts that may edit
 * them.
 */
export const collaboratorsPage = definePage({
  name: 'collaborators',
  words: collaborators.words,
  paths: ['/admin/colaboradores'],
  query: ['page', 'collaborations', 'text', 'done', 'notice'],
  needs: 'collaborators-admin',
  shell: 'office',
  forms: {
    add: { call: addCollaborator, done: 'added', invalid: 'store_not_found', refused: 'told' },
    rename: {
      call: changeCollaborator,
      done: 'changed',
      fields: ({ collaborator, store_name }) => ({ id: collaborator, store_name }),
      refused: 'told',
    },
    refresh: { call: refreshCollaborator, done: 'refreshed', ...ofPartner },
    remove: { call: removeCollaborator, done: 'removed', ...ofPartner },
  },
  async view(context) {
    const { env, title, read, store, query } = context;
    const page = pageNumber(query);
    const text = query.get('text')?.trim().slice(0, 100) ?? '';
    const ofPage = pageNumber(query, 'collaborations');
    const [list, found, of] = await Promise.all([
      read(listCollaborators, { query: rowsOf(page, PAGE_SIZE.collaborators) }).then(orThrow),
      text === '' ? null : read(listProfiles, { query: { text } }).then(orThrow),
      // Read-only list: when it fails, the page is still of use.
      read(listCollaborations, {
        params: { mashup: `${store.id}:${store.id}` },
        query: rowsOf(ofPage, EDGE_PAGE_SIZE.collaborations),
      })
        .then(orThrow)
        .catch(() => null),
    ]);
    return {
      status: 200,
      head: privateHead(title, '/admin/colaboradores'),
      main: wrapped(
        slot(collaborators, {
          class: 'primary',
          props: {
            env,
            items: list.results,
            total: list.matches_estimated,
            page,
            collaborations: {
              items: of?.results ?? [],
              total: of?.matches_estimated ?? 0,
              page: ofPage,
              failed: of === null,
            },
            search: found && { text, found: found.results },
            done: DONE.find((one) => one === query.get('done')) ?? null,
            error: noticeOf(context),
          },
        }),
      ),
    };
  },
});
