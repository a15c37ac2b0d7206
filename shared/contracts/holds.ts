import { z } from 'zod';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { contract, listOf, paging } from './contract.ts';
import { amount, itemId } from './fields.ts';
import { sampleIds } from './samples.ts';

/** The units of a store's own items that checkouts keep from other buyers. */

/** Names a hold to the store; the checkout's own id would open the buyer's purchase. */
export const holdId = z.string().regex(/^hd_[a-z0-9]{26}$/);

/** The holder: a visitor without a contact, an account, or a buyer whose order has a contact. */
export const holders = ['visitor', 'account', 'buyer'] as const;
export type Holder = (typeof holders)[number];

/** Units of one variant that one checkout holds, in whichever store of the network it was begun. */
export const hold = z
  .object({
    id: holdId,
    item: itemId,
    name: z.string(),
    /** Variant name to value. */
    variant: z.record(z.string(), z.string()),
    amount,
    /** ISO 8601, both. */
    since: z.string(),
    until: z.string(),
    holder: z.enum(holders),
    /** A buyer's e-mail with most of its letters hidden; null for the other holders. */
    contact: z.string().nullable(),
    /** True while a payment is under way: then the hold cannot be freed. */
    is_paying: z.boolean(),
  })
  .meta({ id: 'Hold' });
export type Hold = z.infer<typeof hold>;

export const listHolds = contract({
  id: 'orders.holds',
  service: 'orders',
  method: 'get',
  path: '/holds',
  access: 'orders-admin',
  summary: {
    en: "Units of the store's own items that are held for purchases, those that last longest before the others",
    es: 'Unidades de los artículos propios que están reservadas para compras; primero las que duran más',
  },
  query: z.object({ ...paging(PAGE_SIZE.table) }),
  answer: listOf(hold),
});

export const freeHold = contract({
  id: 'orders.hold-free',
  service: 'orders',
  method: 'delete',
  path: '/holds/{id}',
  access: 'orders-admin',
  summary: {
    en: 'Frees held units for other buyers, unless a payment for them is under way; the purchase stays open',
    es: 'Libera unidades reservadas para otros compradores, salvo que su pago esté en curso; la compra sigue abierta',
  },
  params: z.object({ id: holdId }),
  sample: { params: { id: sampleIds.hold } },
  answer: z.object({}),
  errors: ['hold_not_found', 'hold_is_paying'],
});
