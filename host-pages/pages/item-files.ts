import { itemFiles } from '../../fragments/office/item-files/server.ts';
import { getEditedItem } from '../../shared/contracts/item-edits.ts';
import { listItemFiles, removeItemFile } from '../../shared/contracts/item-files.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage } from '../kit/page.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const LIST = '/admin/articulos';
const DONE = ['added', 'removed'] as const;

/** The files that a digital item hands over; needs `store-admin`. Items of other kinds have no such page. */
export const itemFilesPage = definePage({
  name: 'item-files',
  words: itemFiles.words,
  paths: ['/admin/articulos/:id/archivos'],
  query: ['done', 'notice'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    remove: {
      call: removeItemFile,
      done: 'removed',
      invalid: 'file_not_found',
      refused: 'told',
    },
  },
  async view(context) {
    const { env, title, read, query, params, idempotencyKey } = context;
    const id = params['id'] ?? '';
    const [item, list] = await Promise.all([
      read(getEditedItem, { params: { id } }),
      read(listItemFiles, { params: { id } }),
    ]);
    if (!item.ok || !list.ok || item.value.type !== 'digital') return notFoundView(context);
    const { name } = item.value;
    const path = `${LIST}/${id}/archivos`;
    return {
      status: 200,
      head: privateHead(title, path),
      trail: [
        { label: name, path: `${LIST}/${id}` },
        { label: title, path },
      ],
      main: wrapped(
        slot(itemFiles, {
          class: 'primary',
          props: {
            env,
            item: { id, name },
            files: list.value.results,
            done: DONE.find((one) => one === query.get('done')) ?? null,
            error: noticeOf(context),
            idempotencyKey,
          },
        }),
      ),
    };
  },
});
