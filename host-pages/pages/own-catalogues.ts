import type { Done } from '../../fragments/office/own-catalogues/props.ts';
import { ownCatalogues } from '../../fragments/office/own-catalogues/server.ts';
import {
  createCatalogue,
  deleteCatalogue,
  duplicateCatalogue,
  listEditedCatalogues,
  restoreCatalogue,
  updateCatalogue,
} from '../../shared/contracts/catalogue-edits.ts';
import { searchItems } from '../../shared/contracts/items.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { catalogueProblems } from '../../shared/rules/catalogue-form.ts';
import { problemTexts } from '../../shared/rules/problem-texts.ts';
import { socialPages } from '../../shared/rules/social.ts';
import { ruleOf, ruleProblems } from '../../shared/state/catalogue-rule.ts';
import type { Fields, FormAbout } from '../kit/form.ts';
import { SEO_FIELDS } from '../../shared/rules/seo-texts.ts';
import { openEditorSlot } from '../kit/open-by.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { lastPictures } from '../kit/pictures.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const DONE: readonly Done[] = ['created', 'renamed', 'deleted', 'restored', 'duplicated'];

const invalid = 'catalogue_not_found';
const blames = ['name', 'name_en'];

/** The store's catalogues; for accounts that may edit them. */
export const ownCataloguesPage = definePage({
  name: 'own-catalogues',
  words: ownCatalogues.words,
  paths: ['/admin/catalogos'],
  query: ['page', 'done'],
  needs: 'catalogues-admin',
  shell: 'office',
  forms: {
    create: {
      call: createCatalogue,
      done: 'created',
      check: problemsOf,
      blames,
      fields: ({ name, name_en, photo }) => ({ name, name_en, photo: photo || null }),
    },
    rename: {
      call: updateCatalogue,
      done: 'renamed',
      check: problemsOf,
      blames,
      fields: ({ id, name, name_en, photo, version, ...others }) => ({
        id,
        name,
        name_en,
        ...Object.fromEntries(SEO_FIELDS.map((of) => [of, others[of]])),
        photo: photo || null,
        version: Number(version),
      }),
    },
    rule: {
      call: updateCatalogue,
      done: 'renamed',
      check: ruleProblemsOf,
      fields: ({ version, ...fields }) => ({
        id: fields['id'],
        rule: ruleOf(fields),
        version: Number(version),
      }),
    },
    delete: {
      call: deleteCatalogue,
      done: 'deleted',
      invalid,
      // The row itself asks whether its products are meant too.
      refused: (failure, { id = '' }) =>
        failure.code === 'product_catalogue_has_products'
          ? { values: { id, warned: 'yes' }, errors: {} }
          : failure,
    },
    restore: { call: restoreCatalogue, done: 'restored', invalid },
    duplicate: {
      call: duplicateCatalogue,
      done: 'duplicated',
      fields: ({ id, copy, copy_en }) => ({ id, name: copy, name_en: copy_en ?? null }),
    },
  },
  async view(context) {
    const { env, store, title, read, query, form, idempotencyKey } = context;
    const page = pageNumber(query);
    const [list, pictures, sold, others] = await Promise.all([
      read(listEditedCatalogues, { query: rowsOf(page, PAGE_SIZE.adminCatalogues) }).then(orThrow),
      lastPictures(read),
      read(searchItems, { query: { limit: 1, facets: 'true' } }),
      openEditorSlot(context, 'catalogues'),
    ]);
    return {
      status: form ? 422 : 200,
      head: privateHead(title, '/admin/catalogos'),
      main: wrapped(
        others,
        slot(ownCatalogues, {
          class: 'primary',
          props: {
            env,
            list,
            page,
            pictures,
            sellers: sold.ok ? (sold.value.facets?.traits.owner ?? []) : [],
            networks: socialPages(store.social),
            done: DONE.find((one) => one === query.get('done')) ?? null,
            idempotencyKey,
            ...form,
          },
        }),
      ),
    };
  },
});

/** The problems of a catalogue's rule before it is sent. */
function ruleProblemsOf(fields: Fields, about: FormAbout): Record<string, string> {
  const { rule } = wordsOf(ownCatalogues.words, about.tag);
  return problemTexts(ruleProblems(fields), rule.problems, {});
}

/** The problems of a catalogue's names before they are sent. */
function problemsOf(fields: Fields, about: FormAbout): Record<string, string> {
  const t = wordsOf(ownCatalogues.words, about.tag);
  return problemTexts(catalogueProblems(fields), t.problems, t.needs);
}
