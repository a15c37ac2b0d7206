import { z } from 'zod';
import { noteAudiences, ORDER_NOTE_MAX } from '../rules/order-notes.ts';
import { contract } from './contract.ts';
import { orderId, storeId } from './fields.ts';
import { sampleIds } from './samples.ts';

/** Notes beside an order: of the store's staff for themselves, or for its buyer. */

const base = { service: 'admin', access: 'orders-admin' } as const;
const PATH = '/suppliers/{id}/orders/{order}/notes';
const noteId = z.string().regex(/^on_[a-z0-9]{26}$/);
const ofOrder = z.object({ id: storeId, order: orderId });
const ofNote = ofOrder.extend({ note: noteId });
const sample = { id: sampleIds.store, order: sampleIds.order };
const sampleNote = { ...sample, note: `on_${'0'.repeat(26)}` };

export const orderNote = z
  .object({
    id: noteId,
    audience: z.enum(noteAudiences),
    text: z.string(),
    /** The account that wrote it, with its name where it still has one. */
    by: z.object({ id: z.string(), name: z.string().nullable() }),
    written_on: z.string(),
    /** Null until it is changed. */
    changed_on: z.string().nullable(),
  })
  .meta({ id: 'OrderNote' });
export type OrderNote = z.infer<typeof orderNote>;

const body = z.object({
  text: z.string().trim().min(1).max(ORDER_NOTE_MAX),
  /** `internal` unless it says otherwise: no buyer reads a note by mistake. */
  audience: z.enum(noteAudiences).default('internal'),
});
export type GivenNote = z.output<typeof body>;

export const listOrderNotes = contract({
  ...base,
  id: 'admin.order-notes',
  method: 'get',
  path: PATH,
  summary: {
    en: 'The notes beside an order that the store has to deliver, the latest first',
    es: 'Las notas junto a un pedido que la tienda tiene que entregar, primero la última',
  },
  params: ofOrder,
  sample: { params: sample },
  answer: z.object({ results: z.array(orderNote) }),
  errors: ['not_found', 'order_not_found'],
});

export const addOrderNote = contract({
  ...base,
  id: 'admin.order-note-add',
  method: 'post',
  path: PATH,
  summary: {
    en: 'Writes a note beside an order, for the staff or for the buyer too',
    es: 'Escribe una nota junto a un pedido, para el equipo o también para el comprador',
  },
  params: ofOrder,
  body,
  sample: { params: sample, body: { text: 'Llamar antes de entregar.' } },
  answer: orderNote,
  status: 201,
  errors: ['not_found', 'order_not_found', 'too_many_order_notes'],
});

export const changeOrderNote = contract({
  ...base,
  id: 'admin.order-note-change',
  method: 'put',
  path: `${PATH}/{note}`,
  summary: { en: 'Changes a note beside an order', es: 'Cambia una nota junto a un pedido' },
  params: ofNote,
  body,
  sample: { params: sampleNote, body: { text: 'Llamar un día antes.' } },
  answer: orderNote,
  errors: ['not_found', 'order_not_found', 'order_note_not_found'],
});

export const deleteOrderNote = contract({
  ...base,
  id: 'admin.order-note-delete',
  method: 'delete',
  path: `${PATH}/{note}`,
  summary: {
    en: 'Deletes a note beside an order; for an hour it can be put back',
    es: 'Borra una nota junto a un pedido; durante una hora se puede recuperar',
  },
  params: ofNote,
  sample: { params: sampleNote },
  answer: orderNote,
  errors: ['not_found', 'order_not_found', 'order_note_not_found'],
});

export const restoreOrderNote = contract({
  ...base,
  id: 'admin.order-note-restore',
  method: 'post',
  path: `${PATH}/{note}/restore`,
  summary: {
    en: 'Puts a note back that was deleted within the last hour',
    es: 'Recupera una nota borrada en la última hora',
  },
  params: ofNote,
  sample: { params: sampleNote },
  answer: orderNote,
  errors: ['not_found', 'order_not_found', 'order_note_not_found'],
});
