import { ownAddresses } from '../../fragments/office/own-addresses/server.ts';
import { thingAddress } from '../../fragments/office/thing-address/server.ts';
import {
  addRedirect,
  changeThingAddress,
  deleteRedirect,
  getThingAddress,
  listRedirects,
  restoreRedirect,
} from '../../shared/contracts/page-addresses.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { tidyPath, tidySlug, tidyTarget, withoutStore } from '../../shared/rules/page-addresses.ts';
import type { AddressedThing } from '../../shared/rules/page-addresses.ts';
import { editorOf, type EditedKind } from '../../shared/rules/editors.ts';
import type { Fields, FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const LIST = '/admin/direcciones';
const DONE = ['added', 'deleted', 'restored'] as const;
const invalid = 'redirect_not_found';

/** The editor of each kind of things. */
const EDITED: Readonly<Record<AddressedThing, EditedKind>> = {
  item: 'item',
  catalogue: 'catalogue',
  blog_entry: 'entry',
};

/** The addresses of the store that lead on; for accounts that may edit the store. */
export const ownAddressesPage = definePage({
  name: 'own-addresses',
  words: ownAddresses.words,
  paths: ['/admin/direcciones'],
  query: ['page', 'done'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    add: {
      call: addRedirect,
      done: 'added',
      check: problemsOf,
      fields: ({ path = '', leads_to = '' }, { store }) => ({
        path: withoutStore(path, store.canonical_url),
        leads_to: withoutStore(leads_to, store.canonical_url),
      }),
    },
    delete: { call: deleteRedirect, done: 'deleted', invalid },
    restore: { call: restoreRedirect, done: 'restored', invalid },
  },
  async view({ env, store, title, read, query, form, idempotencyKey }) {
    const page = pageNumber(query);
    const list = await read(listRedirects, { query: rowsOf(page, PAGE_SIZE.table) }).then(orThrow);
    return {
      status: form ? 422 : 200,
      head: privateHead(title, LIST),
      main: wrapped(
        slot(ownAddresses, {
          class: 'primary',
          props: {
            env,
            list,
            page,
            address: store.canonical_url,
            done: DONE.find((one) => one === query.get('done')) ?? null,
            idempotencyKey,
            ...form,
          },
        }),
      ),
    };
  },
});

/** The address of one thing's page. */
export const thingAddressPage = definePage({
  name: 'thing-address',
  words: thingAddress.words,
  paths: [`${LIST}/:id{(?:it|ca|be)_[a-z0-9-]+}`],
  query: ['done'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    save: {
      call: changeThingAddress,
      done: 'saved',
      check: ({ slug = '' }, about): Record<string, string> =>
        tidySlug(slug) === '' ? { slug: wordsOf(thingAddress.words, about.tag).needs } : {},
      fields: ({ slug, version }, { params }) => ({
        id: params['id'],
        slug,
        version: Number(version),
      }),
    },
  },
  async view(context) {
    const { env, store, title, read, query, params, form, idempotencyKey } = context;
    const id = params['id'] ?? '';
    const found = await read(getThingAddress, { params: { id } });
    if (!found.ok) return notFoundView(context);
    const address = found.value;
    const editor = editorOf(env.base, EDITED[address.thing], id);
    return {
      status: form ? 422 : 200,
      head: privateHead(title, `${LIST}/${id}`),
      trail: [
        { label: wordsOf(ownAddresses.words, env.tag).title, path: LIST },
        { label: address.name, path: `${LIST}/${id}` },
      ],
      main: wrapped(
        slot(thingAddress, {
          class: 'primary',
          props: {
            env,
            address,
            store: store.canonical_url,
            editor,
            action: `${env.base}${LIST}/${id}`,
            isSaved: query.get('done') === 'saved',
            idempotencyKey,
            ...form,
          },
        }),
      ),
    };
  },
});

/** The problems of a new address before it is sent. */
function problemsOf(fields: Fields, { tag, store }: FormAbout): Record<string, string> {
  const t = wordsOf(ownAddresses.words, tag);
  const given = (name: string) => withoutStore(fields[name] ?? '', store.canonical_url);
  const path = tidyPath(given('path'));
  const target = tidyTarget(given('leads_to'));
  return {
    ...(path === undefined && { path: t.problems.path }),
    ...(target === undefined && { leads_to: t.problems.leads_to }),
    ...(target !== undefined && target === path && { leads_to: t.problems.same }),
  };
}
