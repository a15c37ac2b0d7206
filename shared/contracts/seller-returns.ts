import { z } from 'zod';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { returnDecisions, returnStates } from '../rules/returns.ts';
import { contract, listOf, paging } from './contract.ts';
import { currency, minor, storeId } from './fields.ts';
import { boughtRefund, refundableOrder } from './refunds.ts';
import { changingReturn, returnId, returnView, returnWords, writing } from './returns.ts';
import { sampleIds } from './samples.ts';

/** The returns of the orders that a store delivers, as its staff works on them. */

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
    /**
     * What is due to the buyer for the units that came back, less what was given back since the return was
     * opened; minor units. Null until the seller has looked at them, and where nothing may be given back.
     */
    due: minor.nullable(),
    /** Whether it may be closed now: no refund is on its way. */
    may_close: z.boolean(),
    /** Whether it waits to be accepted or declined. */
    may_decide: z.boolean(),
    /** Whether what it is exchanged for waits to be sent, or refused. */
    may_exchange: z.boolean(),
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

/** A return as its seller names it. */
export const ofSellersReturn = z.object({ id: storeId, returnId });
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
  params: ofSellersReturn,
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
  params: ofSellersReturn,
  body: writing,
  sample: { params: sellersSample, body: returnWords },
  status: 201,
  answer: sellerReturnView,
  errors: ['not_found', ...changingReturn, 'return_comments_full'],
});

export const decideReturn = contract({
  ...admin,
  id: 'admin.return-decide',
  method: 'post',
  path: `${PATH}/{returnId}/decision`,
  summary: {
    en: 'The seller accepts a return and says how it comes back, or declines it and says why, which closes it; once, and the buyer is told in these words',
    es: 'El vendedor acepta una devolución y dice cómo regresa, o la rechaza y dice por qué, con lo que se cierra; una sola vez, y quien compró lo lee con esas palabras',
  },
  params: ofSellersReturn,
  body: writing.extend({
    decision: z.enum(returnDecisions),
    /** False where it is accepted for money, and not for the exchange that its buyer wants. */
    exchange: z.boolean().default(true),
  }),
  sample: {
    params: sellersSample,
    body: { decision: 'accepted', text: 'Pega la guía que te mandamos y llévalo a la sucursal.' },
  },
  answer: sellerReturnView,
  errors: [
    'not_found',
    ...changingReturn,
    'return_is_decided',
    'return_is_inspected',
    'return_is_withdrawal',
    'return_has_refunds',
    'exchange_sold_out',
    'exchange_not_open',
  ],
});

const unitsOfLine = z.number().int().min(0).max(1_000_000);

export const inspectReturn = contract({
  ...admin,
  id: 'admin.return-inspect',
  method: 'post',
  path: `${PATH}/{returnId}/inspection`,
  summary: {
    en: 'The seller says of each line what came back: units that go back into the stock, units that are written off, and units that did not come; once',
    es: 'El vendedor dice de cada línea qué regresó: unidades que vuelven al inventario, unidades que se dan por perdidas y unidades que no llegaron; una sola vez',
  },
  params: ofSellersReturn,
  body: z.object({
    /** Of every line of the return; the three add up to its units. */
    units: z
      .array(
        z.object({
          line: z.number().int().min(0).max(999),
          back: unitsOfLine,
          lost: unitsOfLine,
          missing: unitsOfLine,
        }),
      )
      .min(1)
      .max(100),
  }),
  sample: {
    params: sellersSample,
    body: { units: [{ line: 0, back: 1, lost: 0, missing: 0 }] },
  },
  answer: sellerReturnView,
  errors: [
    'not_found',
    ...changingReturn,
    'return_is_inspected',
    'inspection_units',
    'exchange_not_open',
    'exchange_undecided',
  ],
});

export const closeReturn = contract({
  ...admin,
  id: 'admin.return-close',
  method: 'post',
  path: `${PATH}/{returnId}/close`,
  summary: {
    en: 'The seller closes a return, after its refunds, and says which units go back into the stock unless they were inspected; the money of the order is unlocked from then on',
    es: 'El vendedor cierra una devolución, después de sus reembolsos, y dice qué unidades regresan al inventario si no las revisó antes; desde entonces se libera el dinero del pedido',
  },
  params: ofSellersReturn,
  body: z.object({
    /** Units of its lines that can be sold again; none where it is left out. */
    units: z
      .array(z.object({ line: z.number().int().min(0).max(999), amount: z.number().int().min(1) }))
      .max(100)
      .default([]),
  }),
  sample: { params: sellersSample, body: { units: [] } },
  answer: sellerReturnView,
  errors: [
    'not_found',
    ...changingReturn,
    'return_has_refunds',
    'return_is_inspected',
    'return_units',
    'exchange_waits',
  ],
});
