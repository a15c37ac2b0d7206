import { z } from 'zod';
import { checkoutErrors, paymentType } from './checkout.ts';
import { contract } from './contract.ts';
import { cartId, checkoutId, currency, minor } from './fields.ts';
import { pageRead } from './page-read.ts';
import { sampleIds } from './samples.ts';

/** A link by which somebody else pays a purchase, who sees what is to be paid and nothing of its buyer. */

const publicSlug = z.string().regex(/^pl_[a-z0-9]{26}$/);
const path = '/{cart}/checkout/{checkout}/share_checkout';
const byCheckout = z.object({ cart: cartId, checkout: checkoutId });
const sampleParams = { cart: sampleIds.cart, checkout: sampleIds.checkout };

export const paymentLink = z
  .object({
    public_slug: publicSlug,
    /** The address of the page where it is paid. */
    url: z.string(),
    /** When it ends, ISO 8601: the goods are kept until then. */
    until: z.string(),
  })
  .meta({ id: 'PaymentLink' });
export type PaymentLink = z.infer<typeof paymentLink>;

export const sharePayment = contract({
  id: 'shopping-carts.share',
  service: 'shopping-carts',
  method: 'post',
  path,
  access: 'public',
  summary: {
    en: 'Makes the link by which somebody else pays orders that await payment; once for a checkout, for an hour',
    es: 'Crea el enlace para que otra persona pague pedidos que esperan su pago; una vez por compra, por una hora',
  },
  params: byCheckout,
  body: z.object({}),
  sample: { params: sampleParams, body: {} },
  answer: paymentLink,
  errors: [
    ...checkoutErrors,
    'slug_public_was_alrready_generated',
    'order_not_found',
    'out_of_stock',
    'payment_pending',
    'payment_type_not_available',
  ],
});

export const getPaymentLink = contract({
  id: 'shopping-carts.share-get',
  service: 'shopping-carts',
  method: 'get',
  path,
  access: 'public',
  summary: { en: 'The link of a purchase', es: 'El enlace de una compra' },
  params: byCheckout,
  sample: { params: sampleParams },
  answer: paymentLink,
  errors: ['payment_link_not_found'],
});

export const sharedPayment = z
  .object({
    amount: minor,
    currency,
    payment_type: paymentType,
    until: z.string(),
    /** `open` while it can be paid; `waiting` while a payment is under way. */
    standing: z.enum(['open', 'waiting', 'paid', 'over']),
    /** The checkout that is paid; null where it cannot be. */
    checkout: checkoutId.nullable(),
  })
  .meta({ id: 'SharedPayment' });
export type SharedPayment = z.infer<typeof sharedPayment>;

export const getSharedPayment = contract({
  id: 'payment.shared',
  service: 'payment',
  method: 'get',
  path: '/shared/{public_slug}',
  access: 'public',
  summary: {
    en: 'What is to be paid by a link: its amount and its end; nothing of its buyer or what was bought',
    es: 'Lo que se paga con un enlace: su importe y su plazo; nada de quien compró ni de lo que compró',
  },
  params: z.object({ public_slug: publicSlug }),
  sample: { params: { public_slug: `pl_${'0'.repeat(26)}` } },
  answer: sharedPayment,
  errors: ['payment_link_not_found'],
});

/** What the page of a purchase shows its buyer of its link; null for everybody else, and where there is none to be had. */
export const readOwnLink = pageRead({
  id: 'shopping-carts.own-link',
  params: z.object({ checkout: checkoutId }),
  answer: z.object({ cart: cartId, link: paymentLink.nullable() }).nullable(),
});
