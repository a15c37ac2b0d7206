import { draftPayment } from '../../fragments/shop/draft-payment/server.ts';
import { sharedPaymentFragment } from '../../fragments/shop/shared-payment/server.ts';
import { draftSlug, getDraftPayment, payDraftOrder } from '../../shared/contracts/draft-orders.ts';
import { getSharedPayment } from '../../shared/contracts/payment-links.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, type PageContext, type PageView } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

/**
 * What is to be paid by a link: a purchase that its buyer shares, or an order that the store prepared. A link
 * of no payment has the page of an address that leads nowhere.
 */
export const sharedPaymentPage = definePage({
  name: 'shared-payment',
  words: sharedPaymentFragment.words,
  paths: ['/pago/:slug'],
  cached: false,
  forms: {
    pay: formOf({
      call: payDraftOrder,
      invalid: 'draft_order_not_found',
      fields: ({ payment_type }, { params }) => ({ public_slug: params['slug'], payment_type }),
      check: problemsOf,
      onward: ({ checkout }, _fields, { base }) => `${base}/checkout/${checkout}/pay`,
    }),
  },
  async view(context) {
    const { env, store, title, read, params } = context;
    const slug = params['slug'] ?? '';
    if (draftSlug.safeParse(slug).success) return draftPaymentView(context, slug);
    const found = await read(getSharedPayment, { params: { public_slug: slug } });
    if (!found.ok) return notFoundView(context);
    return {
      status: 200,
      head: privateHead(title, `/pago/${slug}`),
      shell: 'purchase',
      main: wrapped(
        slot(sharedPaymentFragment, {
          class: 'primary',
          props: { env, payment: found.value, storeName: store.name },
        }),
      ),
    };
  },
});

/** The page of an order that the store prepared; also where another way to pay it is chosen. */
export async function draftPaymentView(context: PageContext, slug: string): Promise<PageView> {
  const { env, store, read, form, idempotencyKey } = context;
  const found = await read(getDraftPayment, { params: { public_slug: slug } });
  if (!found.ok) return notFoundView(context);
  const { title } = wordsOf(draftPayment.words, env.tag);
  return {
    status: form ? 422 : 200,
    head: privateHead(title, `/pago/${slug}`),
    shell: 'purchase',
    main: wrapped(
      slot(draftPayment, {
        class: 'primary',
        props: {
          env,
          payment: found.value,
          storeName: store.name,
          slug,
          values: form?.values ?? {},
          errors: form?.errors ?? {},
          error: form?.error ?? null,
          idempotencyKey,
        },
      }),
    ),
  };
}

function problemsOf({ payment_type: way = '' }: Fields, { tag }: FormAbout) {
  const problems: Record<string, string> = {};
  if (way === '') problems['payment_type'] = wordsOf(draftPayment.words, tag).needs.payment_type;
  return problems;
}
