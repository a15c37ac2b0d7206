import type { Done } from '../../fragments/office/own-items/props.ts';
import { ownItems } from '../../fragments/office/own-items/server.ts';
import {
  deleteItem,
  duplicateItem,
  listOwnItems,
  restoreItem,
  updateItem,
} from '../../shared/contracts/item-edits.ts';
import { itemStates } from '../../shared/contracts/item-fields.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { formOf } from '../kit/form.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const PATH = '/admin/articulos';
const DONE: readonly Done[] = ['deleted', 'restored', 'changed'];
const TEXT_MOST = 200;

/** The store's own items; for accounts that may edit it. */
export const ownItemsPage = definePage({
  name: 'own-items',
  words: ownItems.words,
  paths: ['/admin/articulos'],
  query: ['page', 'text', 'state', 'done'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    delete: { call: deleteItem, done: 'deleted', invalid: 'item_not_found' },
    restore: { call: restoreItem, done: 'restored', invalid: 'item_not_found' },
    duplicate: formOf({
      call: duplicateItem,
      invalid: 'item_not_found',
      fields: ({ id, name }) => ({ id, name }),
      onward: ({ id }, _fields, { base }) => `${base}${PATH}/${id}?done=copied`,
    }),
    publish: {
      call: updateItem,
      done: 'changed',
      fields: ({ id }) => ({ id, list_state: 'published', publish_at: null }),
    },
    unpublish: {
      call: updateItem,
      done: 'changed',
      fields: ({ id }) => ({ id, list_state: 'unpublished' }),
    },
  },
  async view({ env, title, read, query, form, idempotencyKey }) {
    const page = pageNumber(query);
    const text = query.get('text')?.trim().slice(0, TEXT_MOST) ?? '';
    const state = itemStates.find((one) => one === query.get('state'));
    const list = await read(listOwnItems, {
      query: { ...rowsOf(page, PAGE_SIZE.listing), text, ...(state && { state }) },
    }).then(orThrow);
    return {
      status: form ? 422 : 200,
      head: privateHead(title, PATH),
      main: wrapped(
        slot(ownItems, {
          class: 'primary',
          props: {
            env,
            list,
            page,
            text,
            state: state ?? '',
            done: DONE.find((one) => one === query.get('done')) ?? null,
            idempotencyKey,
            error: form?.error ?? null,
          },
        }),
      ),
    };
  },
});
