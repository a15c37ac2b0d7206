import type { Done } from '../../fragments/office/add-products/props.ts';
import { addProducts } from '../../fragments/office/add-products/server.ts';
import { ownItems } from '../../fragments/office/own-items/server.ts';
import { listEditedCatalogues } from '../../shared/contracts/catalogue-edits.ts';
import type { Callable } from '../../shared/contracts/form-call.ts';
import {
  addAllToStore,
  addToStore,
  removeFromStore,
  restoreToStore,
  searchCategories,
  searchResale,
  searchSuppliers,
} from '../../shared/contracts/resale.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { CATALOGUES_OFFERED, catalogueName } from '../../shared/rules/catalogue-list.ts';
import { noFilter, OFFER_TEXT_MAX, OFFERS_PAGE, queryOf } from '../../shared/rules/resale.ts';
import { formOf, type Fields, type FormAbout, type PageForm } from '../kit/form.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const LIST = '/admin/articulos';
const PATH = '/admin/reventa';
const DONE: readonly Done[] = ['added', 'removed', 'restored', 'addedAll'];
/** Choices of a drop-down without script, which cannot ask for more. */
const CHOICES = 100;

/** The store as the calls' paths name it. */
const storeOf = ({ id, store_type: type }: FormAbout['store']) => ({ mashup: `${id}:${id}`, type });

/** The page's address with the search that a form carried along, and with what is told about it. */
function backTo(
  { base }: FormAbout,
  fields: Fields,
  told: Readonly<Record<string, string>>,
): string {
  const { catalogue = '', ...rest } = fields;
  const search = {
    ...queryOf({ ...noFilter, ...rest }),
    ...(catalogue !== '' && { catalogue }),
    ...told,
  };
  return `${base}${PATH}?${new URLSearchParams(search)}`;
}

/** A form about one item, which leads back to the search that it stood in. */
function itemForm(call: Callable, done: Done): PageForm {
  return {
    call,
    invalid: 'item_not_found',
    fields: ({ id }, { store }) => ({ ...storeOf(store), id }),
    onward: (_answer, fields, about) =>
      backTo(about, fields, { done, ...(done === 'removed' && { item: fields['id'] ?? '' }) }),
    refused: ({ code }, fields, about) => backTo(about, fields, { notice: code }),
  };
}

/** The items that other stores offer; for accounts that may edit the store. */
export const addProductsPage = definePage({
  name: 'add-products',
  words: addProducts.words,
  paths: ['/admin/reventa'],
  query: ['page', 'text', 'category', 'dssupplier', 'catalogue', 'done', 'left', 'item', 'notice'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    add: itemForm(addToStore, 'added'),
    remove: itemForm(removeFromStore, 'removed'),
    restore: itemForm(restoreToStore, 'restored'),
    addAll: formOf({
      call: addAllToStore,
      invalid: 'catalogue_not_found',
      fields: ({ catalogue_id, ...fields }, { store }) => ({
        ...storeOf(store),
        ...queryOf({ ...noFilter, ...fields }),
        catalogue_id,
      }),
      onward: ({ left }, fields, about) =>
        backTo(about, fields, { done: 'addedAll', ...(left > 0 && { left: `${left}` }) }),
      refused: ({ code }, fields, about) => backTo(about, fields, { notice: code }),
    }),
  },
  async view(context) {
    const { env, store, title, read, query, idempotencyKey } = context;
    const params = storeOf(store);
    const page = pageNumber(query);
    const text = query.get('text')?.slice(0, OFFER_TEXT_MAX) ?? '';
    const category = query.get('category') ?? '';
    const dssupplier = query.get('dssupplier') ?? '';
    const filter = { text, category, dssupplier };
    const choices = { params, query: { limit: CHOICES } };
    const [list, categories, suppliers, catalogues] = await Promise.all([
      read(searchResale, {
        params,
        query: { ...queryOf(filter), ...rowsOf(page, OFFERS_PAGE) },
      }),
      read(searchCategories, choices),
      read(searchSuppliers, choices),
      read(listEditedCatalogues, { query: { limit: CATALOGUES_OFFERED } }),
    ]);
    return {
      status: 200,
      head: privateHead(title, PATH),
      trail: [
        { label: wordsOf(ownItems.words, env.tag).title, path: LIST },
        { label: title, path: PATH },
      ],
      main: wrapped(
        slot(addProducts, {
          class: 'primary',
          props: {
            env,
            showsEarnings: context.showsResale,
            storeType: store.store_type,
            // A filter that no list of the product leads to finds nothing.
            list: list.ok ? list.value : { results: [], matches_estimated: 0 },
            filter,
            page,
            categories: orThrow(categories).results,
            suppliers: orThrow(suppliers).results.map(({ id, name }) => ({ id, name })),
            catalogues: catalogues.ok
              ? catalogues.value.results.map((one) => ({
                  id: one.id,
                  name: catalogueName(one, env.locale),
                }))
              : [],
            into: query.get('catalogue') ?? '',
            done: DONE.find((one) => one === query.get('done')) ?? null,
            left: Math.max(0, Number(query.get('left')) || 0),
            removed: query.get('item'),
            idempotencyKey,
            error: noticeOf(context),
          },
        }),
      ),
    };
  },
});
