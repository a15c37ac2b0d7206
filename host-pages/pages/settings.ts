import { keysDone } from '../../fragments/office/payment-keys/props.ts';
import { paymentKeys } from '../../fragments/office/payment-keys/server.ts';
import { settings } from '../../fragments/office/settings/server.ts';
import { listBlog } from '../../shared/contracts/blog.ts';
import { listPictures } from '../../shared/contracts/gallery.ts';
import { listPaymentAccounts } from '../../shared/contracts/payment-accounts.ts';
import { getSettings, updateStore } from '../../shared/contracts/store-settings.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { PICTURES_PAGE } from '../../shared/kernel/constants/limits.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { problemTexts } from '../../shared/rules/problem-texts.ts';
import { settingsBody, settingsProblems } from '../../shared/state/settings-form.ts';
import { cartsForm, cartsSlot } from '../forms/checkout-terms.ts';
import { limitsForm, limitsSlot } from '../forms/payment-limits.ts';
import { termsForm, termsSlot } from '../forms/instalments.ts';
import { deliveryForms, deliveryTermsSlot, isDeliveryTermsForm } from '../forms/own-delivery.ts';
import { keysForms } from '../forms/payment-keys.ts';
import type { Fields, FormAbout } from '../kit/form.ts';
import { openEditorSlot } from '../kit/open-by.ts';
import { definePage } from '../kit/page.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

/** The most entries of the blog that the about page can be chosen from. */
const ENTRIES = 100;
const PATH = '/admin/configuracion';

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
    carts: cartsForm,
    limits: limitsForm,
    ...deliveryForms,
  },
  async view(context) {
    const { env, title, read, store, query, form, idempotencyKey } = context;
    const params = { mashup: `${store.id}:${store.id}`, type: store.store_type };
    const [present, pictures, blog, accounts, months, delivery, carts, limits, others] =
      await Promise.all([
        read(getSettings, { params }).then(orThrow),
        read(listPictures, { query: { limit: PICTURES_PAGE } }).then(orThrow),
        read(listBlog, { params: { mashup: params.mashup }, query: { limit: ENTRIES } }).then(
          orThrow,
        ),
        read(listPaymentAccounts).then(orThrow),
        termsSlot(context),
        deliveryTermsSlot(context),
        cartsSlot(context),
        limitsSlot(context),
        openEditorSlot(context, 'settings'),
      ]);
    return {
      status: form ? 422 : 200,
      head: privateHead(title, PATH),
      main: wrapped(
        others,
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
            done: query.get('done') === 'saved',
            idempotencyKey,
            // A refused form of the store's own delivery is that fragment's.
            ...(isDeliveryTermsForm(form) ? {} : form),
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
        months,
        delivery,
        carts,
        limits,
      ),
    };
  },
});

/** The problems of the form before it is sent. */
function problemsOf(fields: Fields, about: FormAbout): Record<string, string> {
  const t = wordsOf(settings.words, about.tag);
  return problemTexts(settingsProblems(fields), t.problems, t.needs);
}
