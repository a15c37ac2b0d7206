import { z } from 'zod';
import { RETURN_PHOTO_MAX_BYTES } from '../kernel/constants/limits.ts';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { RETURN_TEXT_MAX, returnReasons, returnStates } from '../rules/returns.ts';
import { contract, listOf, paging } from './contract.ts';
import { pictureTypes } from './gallery.ts';
import { currency, minor, orderId, photo, storeId } from './fields.ts';
import { returnInfo } from './items.ts';
import { orderStates } from './orders.ts';
import { pageRead } from './page-read.ts';
import { boughtRefund, refundableOrder } from './refunds.ts';
import { sampleIds } from './samples.ts';

/** What buyers return of their orders, and what sellers answer. */

const returnId = z.string().regex(/^rt_[a-z0-9]{26}$/);
const side = z.enum(['customer', 'seller']);
const text = z.string().trim().min(1).max(RETURN_TEXT_MAX);

/** A return as both sides read it. */
export const returnView = z
  .object({
    id: returnId,
    order: orderId,
    /** The order's number. */
    number: z.string(),
    state: z.enum(returnStates),
    reason: z.enum(returnReasons),
    /** What the buyer tells of it. */
    detail: z.string(),
    opened_on: z.string(),
    closed_on: z.string().nullable(),
    closed_by: side.nullable(),
    lines: z.array(
      z.object({
        line: z.number().int().min(0),
        name: z.string(),
        photo: photo.nullable(),
        /** Units of it that are returned. */
        amount: z.number().int(),
      }),
    ),
    /** The first one first; both sides of the return see them at `/devoluciones/fotos/{id}`. */
    photos: z.array(
      z.object({ id: z.string(), width: z.number().int(), height: z.number().int() }),
    ),
    /** The first one first. */
    comments: z.array(z.object({ id: z.string(), at: z.string(), by: side, text: z.string() })),
  })
  .meta({ id: 'Return' });
export type ReturnView = z.infer<typeof returnView>;

/** One line of an order that may be returned. */
const returnableLine = z.object({
  line: z.number().int().min(0),
  name: z.string(),
  photo: photo.nullable(),
  /** Units that may still be returned; none of an item that its seller does not take back. */
  left: z.number().int().min(0),
  /** How its seller takes it back: who pays for the way, and what is kept. */
  terms: returnInfo,
});

/** The returns of an order, for its buyer, and what may still be returned. */
export const readOrderReturns = pageRead({
  id: 'orders.returns-of-order',
  params: z.object({ order: orderId }),
  answer: z.object({
    order: orderId,
    number: z.string(),
    seller: z.string(),
    state: z.enum(orderStates),
    /** True for a visitor who may be its buyer, but is not signed in: then nothing else is shown. */
    needs_sign_in: z.boolean(),
    /** Why none may be asked for now; null where one may. */
    refusal: z
      .enum(['return_canceled', 'return_too_early', 'return_expired', 'return_is_open'])
      .nullable(),
    /** Until when one may be asked for; null until it was received. */
    ends_on: z.string().nullable(),
    lines: z.array(returnableLine),
    /** The latest first. */
    returns: z.array(returnView),
    refunds: z.array(boughtRefund),
  }),
});
export type OrderReturns = z.infer<typeof readOrderReturns.answer>;

const ofOrder = {
  service: 'orders',
  access: 'public',
} as const;

export const askReturn = contract({
  ...ofOrder,
  id: 'orders.return',
  method: 'post',
  path: '/{order}/returns',
  summary: {
    en: 'The buyer asks to return units of a delivered order, within 72 hours of its receipt (ten days in Argentina)',
    es: 'Quien compró pide devolver unidades de un pedido entregado, en las 72 horas después de recibirlo (diez días en Argentina)',
  },
  params: z.object({ order: orderId }),
  body: z.object({
    units: z
      .array(z.object({ line: z.number().int().min(0).max(999), amount: z.number().int().min(1) }))
      .min(1)
      .max(100),
    reason: z.enum(returnReasons),
    detail: text,
  }),
  sample: {
    params: { order: sampleIds.order },
    body: { units: [{ line: 0, amount: 1 }], reason: 'broken', detail: 'Llegó con la caja rota.' },
  },
  status: 201,
  answer: returnView,
  errors: [
    'order_not_found',
    'return_canceled',
    'return_too_early',
    'return_expired',
    'return_is_open',
    'return_units',
  ],
});

const ofBuyer = z.object({ order: orderId, returnId });
const buyersSample = { order: sampleIds.order, returnId: sampleIds.return };
const writing = z.object({ text });
const words = { text: 'Ya lo envié por paquetería.' };
const changing = ['return_not_found', 'return_is_closed'] as const;

export const commentReturn = contract({
  ...ofOrder,
  id: 'orders.return-comment',
  method: 'post',
  path: '/{order}/returns/{returnId}/comments',
  summary: {
    en: 'The buyer writes to the seller about an open return',
    es: 'Quien compró escribe al vendedor sobre una devolución abierta',
  },
  params: ofBuyer,
  body: writing,
  sample: { params: buyersSample, body: words },
  status: 201,
  answer: returnView,
  errors: ['order_not_found', ...changing, 'return_comments_full'],
});

export const addReturnPhoto = contract({
  ...ofOrder,
  id: 'orders.return-photo',
  method: 'post',
  path: '/{order}/returns/{returnId}/photos',
  summary: {
    en: 'The buyer shows what is returned by a photo, which the seller alone sees; a browser’s form is led back to the page',
    es: 'Quien compró muestra con una foto lo que devuelve; solo la ve el vendedor, y el formulario de un navegador vuelve a su página',
  },
  params: ofBuyer,
  body: z.object({}),
  file: { field: 'image', types: pictureTypes, maxBytes: RETURN_PHOTO_MAX_BYTES },
  sample: { params: buyersSample, body: {} },
  status: 201,
  answer: returnView,
  errors: [
    'order_not_found',
    ...changing,
    'return_photos_full',
    'image_too_large',
    'image_type_refused',
    'image_dimensions_refused',
    'image_damaged',
  ],
});

export const withdrawReturn = contract({
  ...ofOrder,
  id: 'orders.return-close',
  method: 'post',
  path: '/{order}/returns/{returnId}/close',
  summary: {
    en: 'The buyer closes a return that is over for them; refused while a refund of the order is on its way',
    es: 'Quien compró cierra una devolución que ya terminó; se rechaza mientras un reembolso del pedido va en camino',
  },
  params: ofBuyer,
  sample: { params: buyersSample },
  answer: returnView,
  errors: ['order_not_found', ...changing, 'return_has_refunds'],
});

const admin = { service: 'admin', access: 'orders-admin' } as const;
const PATH = '/suppliers/{id}/returns';

/** A return in the list of its seller. */
export const sellerReturn = returnView
  .omit({ comments: true, detail: true, photos: true })
  .extend({ buyer: z.string() })
  .meta({ id: 'SellerReturn' });
export type SellerReturn = z.infer<typeof sellerReturn>;

/** A return, whole, for its seller. */
export const sellerReturnView = returnView
  .extend({
    buyer: z.string(),
    email: z.string(),
    phone: z.string(),
    /** Total of the order, and what was given back of it. */
    total: minor,
    currency,
    refunds: z.array(boughtRefund),
    /** What may still be given back; null where no provider took the payment. */
    refundable: refundableOrder.nullable(),
    /** Its lines whose variants have a stock, and the units of them that went back into it. */
    stock: z.array(
      z.object({
        line: z.number().int().min(0),
        name: z.string(),
        amount: z.number().int(),
        restocked: z.number().int(),
      }),
    ),
    /** Whether it may be closed now: no refund is on its way. */
    may_close: z.boolean(),
  })
  .meta({ id: 'SellerReturnView' });
export type SellerReturnView = z.infer<typeof sellerReturnView>;

export const listReturns = contract({
  ...admin,
  id: 'admin.returns',
  method: 'get',
  path: PATH,
  summary: {
    en: 'The returns of the orders that the store delivers, the latest first',
    es: 'Las devoluciones de los pedidos que entrega la tienda, primero las últimas',
  },
  params: z.object({ id: storeId }),
  query: z.object({ state: z.enum(returnStates).optional(), ...paging(PAGE_SIZE.table) }),
  sample: { params: { id: sampleIds.store } },
  answer: listOf(sellerReturn),
  errors: ['not_found'],
});

const ofSeller = z.object({ id: storeId, returnId });
const sellersSample = { id: sampleIds.store, returnId: sampleIds.return };

export const getReturn = contract({
  ...admin,
  id: 'admin.return',
  method: 'get',
  path: `${PATH}/{returnId}`,
  summary: {
    en: 'One return with its buyer, its comments and what may be given back',
    es: 'Una devolución con quien compró, sus comentarios y lo que se puede reembolsar',
  },
  params: ofSeller,
  sample: { params: sellersSample },
  answer: sellerReturnView,
  errors: ['not_found', 'return_not_found'],
});

export const answerReturn = contract({
  ...admin,
  id: 'admin.return-comment',
  method: 'post',
  path: `${PATH}/{returnId}/comments`,
  summary: {
    en: 'The seller writes to the buyer about an open return',
    es: 'El vendedor escribe a quien compró sobre una devolución abierta',
  },
  params: ofSeller,
  body: writing,
  sample: { params: sellersSample, body: words },
  status: 201,
  answer: sellerReturnView,
  errors: ['not_found', ...changing, 'return_comments_full'],
});

export const closeReturn = contract({
  ...admin,
  id: 'admin.return-close',
  method: 'post',
  path: `${PATH}/{returnId}/close`,
  summary: {
    en: 'The seller closes a return, after its refunds, and says which units go back into the stock; the money of the order is unlocked from then on',
    es: 'El vendedor cierra una devolución, después de sus reembolsos, y dice qué unidades regresan al inventario; desde entonces se libera el dinero del pedido',
  },
  params: ofSeller,
  body: z.object({
    /** Units of its lines that can be sold again; none where it is left out. */
    units: z
      .array(z.object({ line: z.number().int().min(0).max(999), amount: z.number().int().min(1) }))
      .max(100)
      .default([]),
  }),
  sample: { params: sellersSample, body: { units: [] } },
  answer: sellerReturnView,
  errors: ['not_found', ...changing, 'return_has_refunds', 'return_units'],
});
