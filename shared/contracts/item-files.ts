import { z } from 'zod';
import { fileTypes, ITEM_FILE_MAX_BYTES } from '../rules/file-kinds.ts';
import { contract } from './contract.ts';
import { itemId, orderId } from './fields.ts';
import { sampleIds, sampleLine } from './samples.ts';

/** Files of digital items: their owners attach them, orders that are paid hand them over. */

const fileId = z.string().regex(/^fi_[a-z0-9]{26}$/);

const file = z.object({
  id: fileId,
  /** As its download is called. */
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  /** How often its download was begun. */
  downloads: z.number().int(),
});

export const itemFile = file.extend({ created_on: z.string() }).meta({ id: 'ItemFile' });
export type ItemFile = z.infer<typeof itemFile>;

const owned = { service: 'products-admin', access: 'store-admin' } as const;

export const listItemFiles = contract({
  ...owned,
  id: 'products-admin.files',
  method: 'get',
  path: '/{id}/files',
  summary: {
    en: 'The files that a digital item hands over, with their downloads',
    es: 'Los archivos que entrega un artículo digital, con sus descargas',
  },
  params: z.object({ id: itemId }),
  sample: { params: { id: sampleLine.item } },
  answer: z.object({ results: z.array(itemFile) }),
  errors: ['item_not_found'],
});

export const addItemFile = contract({
  ...owned,
  id: 'products-admin.file-add',
  method: 'post',
  path: '/{id}/files',
  summary: {
    en: 'Attaches a private file to a digital item; its kind is what its bytes say',
    es: 'Adjunta un archivo privado a un artículo digital; su tipo es el que dicen sus bytes',
  },
  params: z.object({ id: itemId }),
  body: z.object({}),
  file: { field: 'file', types: fileTypes, maxBytes: ITEM_FILE_MAX_BYTES },
  sample: { params: { id: sampleLine.item }, body: {} },
  status: 201,
  answer: itemFile,
  errors: [
    'item_not_found',
    'item_not_digital',
    'files_full',
    'file_type_refused',
    'payload_too_large',
  ],
});

export const removeItemFile = contract({
  ...owned,
  id: 'products-admin.file-remove',
  method: 'delete',
  path: '/{id}/files/{file}',
  summary: {
    en: 'Takes a file away from an item; the orders that were placed before are still handed it',
    es: 'Quita un archivo de un artículo; los pedidos de antes lo siguen recibiendo',
  },
  params: z.object({ id: itemId, file: fileId }),
  sample: { params: { id: sampleLine.item, file: sampleIds.file } },
  answer: z.object({}),
  errors: ['file_not_found'],
});

export const orderFiles = z
  .object({
    order: orderId,
    /** `unpaid`: handed over once it is paid. `revoked`: it was cancelled, or its money went back. */
    state: z.enum(['ready', 'unpaid', 'revoked']),
    files: z.array(
      file.extend({
        /** Where it is downloaded; null unless it is handed over. */
        url: z.string().nullable(),
        /** Until when the address counts. */
        expires_on: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'OrderFiles' });
export type OrderFiles = z.infer<typeof orderFiles>;

export const listOrderFiles = contract({
  id: 'orders.files',
  service: 'orders',
  access: 'public',
  method: 'get',
  path: '/{order}/files',
  summary: {
    en: 'The files of an order, for its buyer, each with an address that counts for ten minutes',
    es: 'Los archivos de un pedido, para quien lo compró, cada uno con una dirección que vale diez minutos',
  },
  params: z.object({ order: orderId }),
  sample: { params: { order: sampleIds.order } },
  answer: orderFiles,
  errors: ['order_not_found'],
});
