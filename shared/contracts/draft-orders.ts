import { z } from 'zod';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { storeDeliveryTypes } from '../rules/checkout-totals.ts';
import {
  DRAFT_DAYS,
  DRAFT_LINES_MAX,
  DRAFT_PRICE_MAX,
  draftDays,
  draftStates,
  draftViews,
} from '../rules/draft-orders.ts';
import { paymentType, stockErrors } from './checkout.ts';
import { contract, listOf, paging } from './contract.ts';
import {
  cartLineInput,
  checkoutId,
  currency,
  itemId,
  minor,
  orderId,
  photo,
  skuId,
  storeId,
} from './fields.ts';
import { version } from './header-edits.ts';
import { limits } from './limits.ts';
import { address, contact } from './place-order.ts';
import { sampleAddress, sampleContact, sampleIds, sampleLine } from './samples.ts';

/** Orders that a seller prepares for a customer, who pays them by a link. */

export const draftOrderId = z.string().regex(/^dr_[a-z0-9]{26}$/);
export const draftSlug = z.string().regex(/^dl_[a-z0-9]{26}$/);

/** A line as it is sold: its price is the seller's, whatever the item's own becomes. */
export const draftLine = z.object({
  item: itemId,
  sku: skuId,
  name: z.string(),
  /** The variant's attributes. */
  description: z.record(z.string(), z.string()),
  photo: photo.nullable(),
  amount: z.number().int(),
  /** Of one unit. */
  price: minor,
});
export type DraftLine = z.infer<typeof draftLine>;

/** The sums of a draft. */
const totals = { currency, items_total: minor, shipping_total: minor, total: minor };

/** A placed order, as another one names it. */
export const namedOrder = z.object({ id: orderId, number: z.string() });

export const draftOrder = z
  .object({
    id: draftOrderId,
    state: z.enum(draftStates),
    lines: z.array(draftLine),
    ...totals,
    delivery_type: z.enum(storeDeliveryTypes).nullable(),
    contact,
    address: address.nullable(),
    note: z.string().nullable(),
    /** The address of the page where it is paid. */
    url: z.string(),
    made_at: z.string(),
    /** The end of the link, ISO 8601. */
    until: z.string(),
    /** The order that it became; null until it is paid. */
    order: namedOrder.nullable(),
    /** The placed order to which it adds; null for one that stands by itself. */
    extends: namedOrder.nullable(),
    version,
  })
  .meta({ id: 'DraftOrder' });
export type DraftOrder = z.infer<typeof draftOrder>;

const base = { service: 'admin', access: 'orders-admin' } as const;
const path = '/suppliers/{id}/draft-orders';
const params = z.object({ id: storeId });
const ofDraft = params.extend({ draft: draftOrderId });
const sampleParams = { id: sampleIds.store };
const sampleDraft = { ...sampleParams, draft: sampleIds.draftOrder };

export const listDraftOrders = contract({
  ...base,
  id: 'admin.draft-orders',
  method: 'get',
  path,
  summary: {
    en: 'Orders that the store prepared for customers, by how they stand',
    es: 'Los pedidos que la tienda preparó para sus clientes, según cómo van',
  },
  params,
  query: z.object({ show: z.enum(draftViews).default('all'), ...paging(PAGE_SIZE.table) }),
  sample: { params: sampleParams, query: { show: 'open' } },
  answer: listOf(draftOrder),
  errors: ['not_found'],
});

export const getDraftOrder = contract({
  ...base,
  id: 'admin.draft-order',
  method: 'get',
  path: `${path}/{draft}`,
  summary: {
    en: 'An order that the store prepared for a customer, with its link',
    es: 'Un pedido que la tienda preparó para un cliente, con su enlace',
  },
  params: ofDraft,
  sample: { params: sampleDraft },
  answer: draftOrder,
  errors: ['not_found', 'draft_order_not_found'],
});

/** What a seller types of a draft. */
const draftBody = z.object({
  lines: z
    .array(cartLineInput.extend({ price: minor.min(0).max(DRAFT_PRICE_MAX) }))
    .min(1)
    .max(DRAFT_LINES_MAX),
  contact,
  /** How the goods get to the customer, of what the store offers; left out where nothing is carried. */
  delivery_type: z.enum(storeDeliveryTypes).nullable().default(null),
  /** Left out where nothing is brought to an address. */
  address: address.optional(),
  note: z.string().trim().max(500).default(''),
  /** Days until the link ends. */
  days: z.literal(draftDays).default(DRAFT_DAYS),
  /** Whether the link goes to the customer's e-mail. */
  is_mailed: z.boolean().default(true),
});
export type DraftBody = z.output<typeof draftBody>;

const sampleBody = {
  lines: [{ ...sampleLine, price: 19_900 }],
  contact: sampleContact,
  delivery_type: 'fixed_delivery' as const,
  address: sampleAddress,
};
/** Why what a seller prepares may be refused. */
export const saveErrors = [
  'not_found',
  'store_read_only',
  ...stockErrors,
  'delivery_not_available',
  'payment_type_not_available',
  'draft_order_free',
] as const;

export const addDraftOrder = contract({
  ...base,
  id: 'admin.draft-order-add',
  method: 'post',
  path,
  summary: {
    en: 'Prepares an order of the store’s own goods for a customer, and makes the link by which it is paid; it holds no stock',
    es: 'Prepara un pedido de artículos propios para un cliente y crea el enlace para pagarlo; no aparta existencias',
  },
  params,
  body: draftBody,
  sample: { params: sampleParams, body: sampleBody },
  answer: draftOrder,
  status: 201,
  limits: [limits.draftByStore, limits.orderMailToContact],
  errors: saveErrors,
});

export const changeDraftOrder = contract({
  ...base,
  id: 'admin.draft-order-change',
  method: 'put',
  path: `${path}/{draft}`,
  summary: {
    en: 'Changes an order that the store prepared, while it is not paid; its link stays, with a new end',
    es: 'Cambia un pedido que la tienda preparó, mientras no esté pagado; su enlace sigue, con otro plazo',
  },
  params: ofDraft,
  body: draftBody.extend({ version: version.optional() }),
  sample: { params: sampleDraft, body: sampleBody },
  answer: draftOrder,
  limits: [limits.draftByStore, limits.orderMailToContact],
  errors: [
    ...saveErrors,
    'draft_order_not_found',
    'draft_order_closed',
    'draft_order_extends',
    'payment_pending',
    'edited_meanwhile',
  ],
});

export const takeBackDraftOrder = contract({
  ...base,
  id: 'admin.draft-order-take-back',
  method: 'delete',
  path: `${path}/{draft}`,
  summary: {
    en: 'Takes back an order that the store prepared, while it is not paid: its link leads to no payment any more',
    es: 'Retira un pedido que la tienda preparó, mientras no esté pagado: su enlace deja de cobrar',
  },
  params: ofDraft,
  sample: { params: sampleDraft },
  answer: draftOrder,
  errors: [
    'not_found',
    'draft_order_not_found',
    'draft_order_closed',
    'payment_pending',
    'edited_meanwhile',
  ],
});

/** A draft as everybody sees it who has its link: what is paid, and nothing of its customer. */
export const draftPayment = z
  .object({
    lines: z.array(draftLine),
    ...totals,
    delivery_type: z.enum(storeDeliveryTypes).nullable(),
    until: z.string(),
    state: z.enum(draftStates),
    /** The ways to pay that are offered now; none where it cannot be paid. */
    payment_types: z.array(paymentType),
    /** The purchase of a payment that is under way, or was made; null for none. */
    checkout: checkoutId.nullable(),
    /** The number of the order to which it adds; null for one that stands by itself. */
    extends: z.string().nullable(),
  })
  .meta({ id: 'DraftPayment' });
export type DraftPayment = z.infer<typeof draftPayment>;

const bySlug = z.object({ public_slug: draftSlug });

export const getDraftPayment = contract({
  id: 'payment.draft',
  service: 'payment',
  method: 'get',
  path: '/drafts/{public_slug}',
  access: 'public',
  summary: {
    en: 'What is to be paid by the link of an order that a store prepared, and how it can be paid',
    es: 'Lo que se paga con el enlace de un pedido que preparó una tienda, y cómo se puede pagar',
  },
  params: bySlug,
  sample: { params: { public_slug: sampleIds.draftLink } },
  answer: draftPayment,
  errors: ['draft_order_not_found'],
});

export const payDraftOrder = contract({
  id: 'payment.draft-order',
  service: 'payment',
  method: 'post',
  path: '/drafts/{public_slug}/order',
  access: 'public',
  summary: {
    en: 'Begins to pay an order that a store prepared: holds its units, and places it for the chosen way to pay',
    es: 'Empieza a pagar un pedido que preparó una tienda: aparta los artículos y lo crea con la forma de pago elegida',
  },
  params: bySlug,
  body: z.object({ payment_type: paymentType }),
  sample: { params: { public_slug: sampleIds.draftLink }, body: { payment_type: 'str_card' } },
  answer: z.object({ checkout: checkoutId, order: orderId }),
  status: 201,
  idempotency: 'required',
  limits: [limits.orderByAddress],
  errors: [
    'draft_order_not_found',
    'store_in_test_mode',
    'draft_order_closed',
    'payment_pending',
    ...stockErrors,
    'delivery_not_available',
    'delivery_out_of_zone',
    'payment_type_not_available',
    'store_read_only',
    'checkout_expired',
    'checkout_already_placed',
  ],
});
