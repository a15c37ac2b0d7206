import { instalmentTermsFragment } from '../../fragments/office/instalment-terms/server.ts';
import { keysDone } from '../../fragments/office/payment-keys/props.ts';
import { paymentKeys } from '../../fragments/office/payment-keys/server.ts';
import { settings } from '../../fragments/office/settings/server.ts';
import { listBlog } from '../../shared/contracts/blog.ts';
import { getInstalmentTerms } from '../../shared/contracts/instalments.ts';
import { listPictures } from '../../shared/contracts/gallery.ts';
import { listPaymentAccounts } from '../../shared/contracts/payment-accounts.ts';
import { getSettings, updateStore } from '../../shared/contracts/store-settings.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { PICTURES_PAGE } from '../../shared/kernel/constants/limits.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { problemTexts } from '../../shared/rules/problem-texts.ts';
import {
  previewedFields,
  settingsBody,
  settingsProblems,
} from '../../shared/state/settings-form.ts';
import { termsForm } from '../forms/instalments.ts';
import { keysForms } from '../forms/payment-keys.ts';
import type { Fields, FormAbout } from '../kit/form.ts';
import { openByNotices } from '../kit/open-by.ts';
import { definePage } from '../kit/page.ts';
import { storeInDraft } from '../kit/preview.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { homePage } from './home.ts';

export { settingsFields } from '../kit/settings-search.ts';

/** The most entries of the blog that the about page can be chosen from. */
const ENTRIES = 100;
const PATH = '/admin/configuracion';
const PREVIEW = `${PATH}/vista`;

/** The settings of the store; for accounts that may edit it. */
export const settingsPage = definePage({
  name: 'settings',
  words: settings.words,
  paths: ['/admin/configuracion'],
  // `showCustomShopToggle` is how other parts of the platform link here; the page is the same.
  query: ['done', 'notice'],
  needs: 'store-admin',
  shell: 'office',
  showsStore: true,
  forms: {
    save: {
      call: updateStore,
      done: 'saved',
      check: problemsOf,
      fields: (fields, { store }) => ({
        slug: store.slug,
        ...settingsBody(fields, store.country),
        version: Number(fields['version']),
      }),
    },
    ...keysForms,
    months: termsForm,
  },
  async view(context) {
    const { env, title, read, store, query, form, idempotencyKey } = context;
    const params = { mashup: `${store.id}:${store.id}`, type: store.store_type };
    const [present, pictures, blog, accounts, months, openBy] = await Promise.all([
      read(getSettings, { params }).then(orThrow),
      read(listPictures, { query: { limit: PICTURES_PAGE } }).then(orThrow),
      read(listBlog, { params: { mashup: params.mashup }, query: { limit: ENTRIES } }).then(
        orThrow,
      ),
      read(listPaymentAccounts).then(orThrow),
      read(getInstalmentTerms, { params }).then(orThrow),
      openByNotices(context, 'settings', wordsOf(settings.words, env.tag).openBy),
    ]);
    return {
      status: form ? 422 : 200,
      head: privateHead(title, PATH),
      main: wrapped(
        slot(settings, {
          class: 'primary',
          props: {
            env,
            settings: present,
            entries: blog.results.map(({ id, title: words }) => ({ id, title: words })),
            pictures: pictures.results.map(({ url, name, main_colors }) => ({
              url,
              name,
              main_colors,
            })),
            slug: store.slug,
            type: store.store_type,
            country: store.country,
            network: store.root_affinity_store_info?.name ?? null,
            openBy,
            done: query.get('done') === 'saved',
            idempotencyKey,
            ...form,
          },
        }),
        slot(paymentKeys, {
          class: 'primary',
          props: {
            env,
            accounts: accounts.results,
            done: keysDone.find((done) => done === query.get('done')) ?? null,
            error: noticeOf(context),
            idempotencyKey,
          },
        }),
        slot(instalmentTermsFragment, {
          class: 'primary',
          props: { env, terms: months, done: query.get('done') === 'months', idempotencyKey },
        }),
      ),
    };
  },
});

/** The store's front with settings that are not saved yet; the settings' page shows it in a frame. */
export const settingsPreview = definePage({
  ...homePage,
  name: 'settings-preview',
  paths: [PREVIEW],
  query: [...previewedFields],
  cached: false,
  needs: 'store-admin',
  framed: true,
  dress: storeInDraft,
  async view(context) {
    const front = await homePage.view({ ...context, path: '/' });
    return { ...front, head: privateHead(context.store.name, PREVIEW), still: true };
  },
});

/** The problems of the form before it is sent. */
function problemsOf(fields: Fields, about: FormAbout): Record<string, string> {
  const t = wordsOf(settings.words, about.tag);
  return problemTexts(settingsProblems(fields), t.problems, t.needs);
}
