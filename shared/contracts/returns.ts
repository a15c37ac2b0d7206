import { z } from 'zod';
import { RETURN_PHOTO_MAX_BYTES } from '../kernel/constants/limits.ts';
import {
  allReturnReasons,
  returnDecisions,
  RETURN_TEXT_MAX,
  returnReasons,
  returnStates,
} from '../rules/returns.ts';
import { contract } from './contract.ts';
import { exchangeOfLine, exchangeParcel, namedVariant } from './exchange-view.ts';
import { pictureTypes } from './gallery.ts';
import { orderId, photo, skuId } from './fields.ts';
import { returnInfo } from './items.ts';
import { orderStates } from './orders.ts';
import { pageRead } from './page-read.ts';
import { boughtRefund } from './refunds.ts';
import { sampleIds } from './samples.ts';

/** What buyers return of their orders, and what sellers answer. */

/** A return's id. */
export const returnId = z.string().regex(/^rt_[a-z0-9]{26}$/);
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
    reason: z.enum(allReturnReasons),
    /** What the buyer tells of it; may be empty where they withdrew. */
    detail: z.string(),
    /** The code that the buyer got for withdrawing from the purchase; null for any other return. */
    withdrawal_code: z.string().nullable(),
    opened_on: z.string(),
    closed_on: z.string().nullable(),
    closed_by: side.nullable(),
    /** When the seller looked at what came back; null until then. */
    inspected_on: z.string().nullable(),
    /** What the seller said to it, in words for the buyer; null until then. */
    decision: z
      .object({ answer: z.enum(returnDecisions), text: z.string(), on: z.string() })
      .nullable(),
    lines: z.array(
      z.object({
        line: z.number().int().min(0),
        name: z.string(),
        photo: photo.nullable(),
        /** Units of it that are returned. */
        amount: z.number().int(),
        /**
         * Once the seller has looked at them: units that can be sold again, units that cannot, and units
         * that did not come. They add up to `amount`.
         */
        back: z.number().int(),
        lost: z.number().int(),
        missing: z.number().int(),
        /** The variant that comes back, where an exchange had brought it; null for the one that was sold. */
        from: namedVariant.nullable(),
        /** What its buyer wants in place of money, and how far that has come; null for money. */
        exchange: exchangeOfLine.nullable(),
      }),
    ),
    /** The parcel with what is exchanged; null until it was sent. */
    parcel: exchangeParcel.nullable(),
    /** Why the seller exchanges nothing after all; null where they did not say so. */
    exchange_refusal: z.string().nullable(),
    /** The first one first; both sides of the return see them at `/devoluciones/fotos/{id}`. */
    photos: z.array(
      z.object({ id: z.string(), width: z.number().int(), height: z.number().int() }),
    ),
    /** The first one first. */
    comments: z.array(z.object({ id: z.string(), at: z.string(), by: side, text: z.string() })),
  })
  .meta({ id: 'Return' });
export type ReturnView = z.infer<typeof returnView>;

/** One line of an order that may be returned; the variants that exchanges brought stand beside the one that was sold. */
const returnableLine = z.object({
  line: z.number().int().min(0),
  /** The variant of these units, and its words where an exchange has brought it; null for the one that was sold. */
  sku: skuId,
  variant: z.string().nullable(),
  name: z.string(),
  photo: photo.nullable(),
  /** Units that may still be returned; none of an item that its seller does not take back. */
  left: z.number().int().min(0),
  /** How its seller takes it back: who pays for the way, and what is kept. */
  terms: returnInfo,
  /** The variants of the same item that it may be exchanged for: in stock, and at the price that was paid. */
  variants: z.array(namedVariant),
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
      .enum([
        'return_canceled',
        'return_too_early',
        'return_expired',
        'return_is_open',
        'return_declined',
      ])
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
      .array(
        z.object({
          line: z.number().int().min(0).max(999),
          amount: z.number().int().min(1),
          /** The variant that an exchange has brought; the one that was sold where it is left out. */
          from: skuId.optional(),
          /** The variant that is wanted in place of money. */
          wants: skuId.optional(),
        }),
      )
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
    'return_declined',
    'return_units',
    'exchange_not_possible',
  ],
});

/** A return as its buyer names it. */
export const ofBuyersReturn = z.object({ order: orderId, returnId });
const buyersSample = { order: sampleIds.order, returnId: sampleIds.return };
/** A comment on a return. */
export const writing = z.object({ text });
export const returnWords = { text: 'Ya lo envié por paquetería.' };
/** The refusals of every change of a return. */
export const changingReturn = ['return_not_found', 'return_is_closed'] as const;

export const commentReturn = contract({
  ...ofOrder,
  id: 'orders.return-comment',
  method: 'post',
  path: '/{order}/returns/{returnId}/comments',
  summary: {
    en: 'The buyer writes to the seller about an open return',
    es: 'Quien compró escribe al vendedor sobre una devolución abierta',
  },
  params: ofBuyersReturn,
  body: writing,
  sample: { params: buyersSample, body: returnWords },
  status: 201,
  answer: returnView,
  errors: ['order_not_found', ...changingReturn, 'return_comments_full'],
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
  params: ofBuyersReturn,
  body: z.object({}),
  file: { field: 'image', types: pictureTypes, maxBytes: RETURN_PHOTO_MAX_BYTES },
  sample: { params: buyersSample, body: {} },
  status: 201,
  answer: returnView,
  errors: [
    'order_not_found',
    ...changingReturn,
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
  params: ofBuyersReturn,
  sample: { params: buyersSample },
  answer: returnView,
  errors: ['order_not_found', ...changingReturn, 'return_has_refunds', 'exchange_waits'],
});
