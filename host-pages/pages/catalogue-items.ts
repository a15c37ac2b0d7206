import type { Done } from '../../fragments/office/catalogue-items/props.ts';
import { catalogueItems } from '../../fragments/office/catalogue-items/server.ts';
import { ownCatalogues } from '../../fragments/office/own-catalogues/server.ts';
import {
  getEditedCatalogue,
  listEditedCatalogues,
} from '../../shared/contracts/catalogue-edits.ts';
import {
  addFiltered,
  cloneProducts,
  listEditedProducts,
  moveProduct,
  removeFromCatalogue,
} from '../../shared/contracts/catalogue-products.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import {
  CATALOGUE_PAGE,
  CATALOGUES_OFFERED,
  catalogueName,
} from '../../shared/rules/catalogue-list.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { notFoundView } from '../kit/not-found.ts';
import { openEditorSlot } from '../kit/open-by.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const LIST = '/admin/catalogos';
const DONE: readonly Done[] = ['removed', 'moved', 'cloned', 'added'];
const TEXT_MOST = 200;

const invalid = 'item_not_found';
const refused = 'told';

/** The products of one catalogue; for accounts that may edit the store's catalogues. */
export const catalogueItemsPage = definePage({
  name: 'catalogue-items',
  words: catalogueItems.words,
  paths: ['/admin/catalogos/:id'],
  query: ['page', 'text', 'done', 'notice'],
  needs: 'catalogues-admin',
  shell: 'office',
  forms: {
    remove: {
      call: removeFromCatalogue,
      done: 'removed',
      invalid,
      refused,
      fields: ({ product_id: pid }) => ({ pid }),
    },
    add: { call: addFiltered, done: 'added', invalid, refused },
    move: { call: moveProduct, done: 'moved', invalid, refused },
    clone: { call: cloneProducts, done: 'cloned', invalid, refused },
  },
  async view(context) {
    const { env, read, query, params, idempotencyKey } = context;
    const id = params['id'] ?? '';
    const page = pageNumber(query);
    const text = query.get('text')?.trim().slice(0, TEXT_MOST) ?? '';
    const asked = rowsOf(page, CATALOGUE_PAGE);
    const [found, catalogues, listed, others] = await Promise.all([
      read(getEditedCatalogue, { params: { id } }),
      read(listEditedCatalogues, { query: { limit: CATALOGUES_OFFERED } }),
      read(listEditedProducts, { params: { id }, query: { ...asked, text } }),
      openEditorSlot(context, id),
    ]);
    if (!found.ok || !listed.ok) return notFoundView(context);
    const catalogue = found.value;
    const path = `${LIST}/${id}`;
    return {
      status: 200,
      head: privateHead(catalogue.name, path),
      trail: [
        { label: wordsOf(ownCatalogues.words, env.tag).title, path: LIST },
        { label: catalogue.name, path },
      ],
      main: wrapped(
        others,
        slot(catalogueItems, {
          class: 'primary',
          props: {
            env,
            catalogue,
            items: listed.value.results,
            total: listed.value.matches_estimated,
            page,
            text,
            others: orThrow(catalogues)
              .results.filter((one) => one.id !== id)
              .map((one) => ({ id: one.id, name: catalogueName(one, env.locale) })),
            done: DONE.find((one) => one === query.get('done')) ?? null,
            idempotencyKey,
            error: noticeOf(context),
          },
        }),
      ),
    };
  },
});
