import { z } from 'zod';
import { EDIT_NOTE_MAX, ORDER_EDITS_MAX } from '../rules/order-edits.ts';
import { contract } from './contract.ts';
import { orderId, skuId, storeId } from './fields.ts';
import { editedLines } from './order-edit-view.ts';
import { address, contact } from './place-order.ts';
import { sampleAddress, sampleContact, sampleIds, sampleLine } from './samples.ts';
import { sellerOrderView } from './seller-orders.ts';

/** Changes of orders that were placed, before they are handed over. */

const base = { service: 'admin', access: 'orders-admin' } as const;
const PATH = '/suppliers/{id}/orders/{order}';
const one = z.object({ id: storeId, order: orderId });
const sample = { id: sampleIds.store, order: sampleIds.order };
const editErrors = [
  'not_found',
  'order_not_found',
  'order_edited',
  'order_not_editable',
  'order_labeled',
  'already_canceled',
] as const;
/** How many edits of the order the caller has seen: of two who edit at one time the second is told. */
export const editsSeen = z.number().int().min(0).max(ORDER_EDITS_MAX);
/** Words for the buyer, in the mail and on their page. */
const note = z.string().trim().max(EDIT_NOTE_MAX).default('');

const delivery = z.object({
  edits: editsSeen,
  /** The e-mail stays: the order belongs to it. */
  contact: contact.omit({ email: true }),
  /** Required of an order that goes to an address; has no effect on any other. */
  address: address.optional(),
  note,
});
export type GivenDelivery = z.output<typeof delivery>;

export const editOrderDelivery = contract({
  ...base,
  id: 'admin.order-edit-delivery',
  method: 'put',
  path: `${PATH}/delivery`,
  summary: {
    en: 'Changes to whom and where an order is delivered, until it is handed over; its buyer is told. The e-mail and the shipping that was agreed stay',
    es: 'Cambia a quién y a dónde se entrega un pedido, hasta que sale; se avisa a quien compró. El correo y el costo de envío acordado se quedan',
  },
  params: one,
  body: delivery,
  sample: {
    params: sample,
    body: {
      edits: 0,
      contact: {
        full_name: sampleContact.full_name,
        country: sampleContact.country,
        phone: sampleContact.phone,
      },
      address: sampleAddress,
    },
  },
  answer: sellerOrderView,
  errors: [...editErrors, 'order_moved', 'delivery_not_available', 'delivery_out_of_zone'],
});

/** The units that lines are to have: fewer than now, 0 to take a line out. Lines that are not named stay. */
export const askedLines = z
  .array(z.object({ sku: skuId, units: z.number().int().min(0).max(10_000) }))
  .min(1)
  .max(100)
  .refine((all) => new Set(all.map(({ sku }) => sku)).size === all.length, {
    message: 'Each line stands once.',
  });
/** Why lines cannot be changed as they are asked to be. */
export const lineErrors = [
  ...editErrors,
  'line_not_editable',
  'units_not_left',
  'last_line_stays',
  'order_not_charged',
] as const;

export const previewOrderLines = contract({
  ...base,
  id: 'admin.order-lines-preview',
  method: 'post',
  path: `${PATH}/lines/preview`,
  summary: {
    en: 'What an order would come to with fewer units, and what would become of the difference; changes nothing',
    es: 'En cuánto quedaría un pedido con menos unidades y qué pasaría con la diferencia; no cambia nada',
  },
  params: one,
  body: z.object({ edits: editsSeen, lines: askedLines }),
  sample: { params: sample, body: { edits: 0, lines: [{ sku: sampleLine.sku, units: 1 }] } },
  answer: editedLines,
  errors: [...lineErrors],
});

const linesBody = z.object({ edits: editsSeen, lines: askedLines, note });
export type GivenLines = z.output<typeof linesBody>;

export const editOrderLines = contract({
  ...base,
  id: 'admin.order-edit-lines',
  method: 'put',
  path: `${PATH}/lines`,
  summary: {
    en: 'Takes units or lines out of an order until it is handed over: they go back into stock, and what was paid for them is given back, or the buyer owes less. Never the last one: that is a cancellation. The buyer is told',
    es: 'Quita unidades o artículos de un pedido hasta que sale: vuelven al inventario y lo que se pagó por ellos se devuelve, o quien compró debe menos. Nunca lo último: eso es cancelar. Se avisa a quien compró',
  },
  params: one,
  body: linesBody,
  sample: { params: sample, body: { edits: 0, lines: [{ sku: sampleLine.sku, units: 1 }] } },
  answer: sellerOrderView,
  errors: [...lineErrors, 'refund_too_much', 'order_moved'],
});
