import { itemForm } from '../../fragments/office/item-form/server.ts';
import { stockMoves } from '../../fragments/office/stock-moves/server.ts';
import {
  createItem,
  getEditedItem,
  listStockMoves,
  updateItem,
} from '../../shared/contracts/item-edits.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { problemTexts } from '../../shared/rules/problem-texts.ts';
import { itemUrl } from '../../shared/rules/urls.ts';
import { itemBody, itemProblems, stockCause } from '../../shared/state/item-form.ts';
import { clockOf } from '../kit/clock.ts';
import type { Fields, FormAbout } from '../kit/form.ts';
import { formOf } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { openEditorSlot } from '../kit/open-by.ts';
import { definePage, pageNumber, rowsOf, type PageContext, type PageView } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const DONE = ['created', 'saved', 'copied'] as const;
const LIST = '/admin/articulos';
const CREATE = '/apps/me/products/create';
const SERVICES = '/apps/me/products/services/create';

/** Makes the item, and leads to its own page. */
const creates = formOf({
  call: createItem,
  check: problemsOf,
  fields: (fields, { store }) => itemBody(fields, clockOf(store)),
  onward: ({ id }, _fields, { base }) => `${base}${LIST}/${id}?done=created`,
});

/** The form of a new item; for accounts that may edit the store. */
export const createItemPage = definePage({
  name: 'item-create',
  words: itemForm.words,
  paths: ['/apps/me/products/create'],
  query: ['type'],
  needs: 'store-admin',
  shell: 'office',
  forms: { save: creates },
  view: (context) =>
    Promise.resolve(blank(context, context.query.get('type') ?? 'product', CREATE)),
});

/** The form of a new service. */
export const createServicePage = definePage({
  ...createItemPage,
  name: 'service-create',
  paths: ['/apps/me/products/services/create'],
  query: [],
  needs: 'store-admin',
  shell: 'office',
  forms: { save: creates },
  view: (context) => Promise.resolve(blank(context, 'service', SERVICES)),
});

/** The form of an own item. */
export const editItemPage = definePage({
  name: 'item-edit',
  words: itemForm.words,
  paths: ['/admin/articulos/:id'],
  query: ['done', 'page'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    save: {
      call: updateItem,
      done: 'saved',
      check: problemsOf,
      fields: (fields, { store, params }) => {
        const { type: _, ...body } = itemBody(fields, clockOf(store));
        return {
          id: params['id'],
          ...body,
          ...stockCause(fields),
          version: Number(fields['version']),
        };
      },
    },
  },
  async view(context) {
    const { env, read, query, store, params, form, idempotencyKey } = context;
    const id = params['id'] ?? '';
    const page = pageNumber(query);
    const [found, moves, others] = await Promise.all([
      read(getEditedItem, { params: { id } }),
      read(listStockMoves, { params: { id }, query: rowsOf(page, PAGE_SIZE.table) }),
      openEditorSlot(context, id),
    ]);
    if (!found.ok) return notFoundView(context);
    const item = found.value;
    const done = query.get('done');
    return {
      status: form ? 422 : 200,
      head: privateHead(item.name, `${LIST}/${id}`),
      trail: [
        { label: wordsOf(itemForm.words, env.tag).list, path: LIST },
        { label: item.name, path: `${LIST}/${id}` },
      ],
      main: wrapped(
        others,
        slot(itemForm, {
          class: 'primary',
          props: {
            env,
            item,
            type: item.type,
            shopHref: itemUrl(env.base, { ...item, owner_slug: store.slug }),
            action: `${env.base}${LIST}/${id}`,
            done: DONE.find((one) => one === done) ?? null,
            idempotencyKey,
            ...form,
          },
        }),
        slot(stockMoves, {
          props: {
            env,
            moves: moves.ok ? moves.value : null,
            page,
            path: `${env.base}${LIST}/${id}`,
          },
        }),
      ),
    };
  },
});

function blank(context: PageContext, type: string, path: string): PageView {
  const { env, title, form, idempotencyKey } = context;
  return {
    status: form ? 422 : 200,
    head: privateHead(title, path),
    main: wrapped(
      slot(itemForm, {
        class: 'primary',
        props: {
          env,
          item: null,
          type,
          shopHref: null,
          action: env.base + path,
          done: null,
          idempotencyKey,
          ...form,
        },
      }),
    ),
  };
}

/** The problems of the form before it is sent. */
function problemsOf(fields: Fields, about: FormAbout): Record<string, string> {
  const t = wordsOf(itemForm.words, about.tag);
  return problemTexts(itemProblems(fields), t.problems, t.needs);
}
