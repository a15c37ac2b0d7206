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
import { together } from '../../shared/kernel/together.ts';
import { problemTexts } from '../../shared/rules/problem-texts.ts';
import { settingsBody, settingsProblems } from '../../shared/state/settings-form.ts';
import { cartsPart } from '../forms/checkout-terms.ts';
import { PAYMENT_PARTS } from '../forms/payment-parts.ts';
import { termsPart } from '../forms/instalments.ts';
import { deliveryTermsPart } from '../forms/own-delivery.ts';
import { keysForms } from '../forms/payment-keys.ts';
import { reviewAskPart } from '../forms/review-ask-terms.ts';
import type { Fields, FormAbout } from '../kit/form.ts';
import { openEditorSlot } from '../kit/open-by.ts';
import { definePage } from '../kit/page.ts';
import { formsOf, shownIn, slotsOf } from '../kit/page-part.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

/** The most entries of the blog that the about page can be chosen from. */
const ENTRIES = 100;
const PATH = '/admin/configuracion';
/** The parts below the settings, in their order. */
const PARTS = [termsPart, deliveryTermsPart, cartsPart, ...PAYMENT_PARTS, reviewAskPart];
const PART_FORMS = formsOf(PARTS);

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
    ...PART_FORMS,
  },
  async view(context) {
    const { env, title, read, store, query, form, idempotencyKey } = context;
    const params = { mashup: `${store.id}:${store.id}`, type: store.store_type };
    const { present, pictures, blog, accounts, others, below } = await together({
      present: read(getSettings, { params }).then(orThrow),
      pictures: read(listPictures, { query: { limit: PICTURES_PAGE } }).then(orThrow),
      blog: read(listBlog, {
        params: { mashup: params.mashup },
        query: { limit: ENTRIES },
      }).then(orThrow),
      accounts: read(listPaymentAccounts).then(orThrow),
      others: openEditorSlot(context, 'settings'),
      below: slotsOf(PARTS, context, undefined),
    });
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
            // A refused form of a part is that part's.
            ...(shownIn(PART_FORMS, form) ? {} : form),
          },
        }),
        slot(paymentKeys, {
          class: 'primary',
          props: {
            env,
            accounts: accounts.results,
            currency: store.currency,
            done: keysDone.find((done) => done === query.get('done')) ?? null,
            error: noticeOf(context),
            idempotencyKey,
          },
        }),
        ...below,
      ),
    };
  },
});

/** The problems of the form before it is sent. */
function problemsOf(fields: Fields, about: FormAbout): Record<string, string> {
  const t = wordsOf(settings.words, about.tag);
  return problemTexts(settingsProblems(fields), t.problems, t.needs);
}
