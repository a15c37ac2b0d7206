import { z } from 'zod';
import { balanceWays } from '../rules/order-edits.ts';
import { minor, skuId } from './fields.ts';
import { address } from './place-order.ts';

/** To whom an order is delivered, and where; the address is null for one that goes to none. */
export const deliveredTo = z.object({
  full_name: z.string(),
  /** ISO 3166-1 alpha-2 of the phone number. */
  country: z.string(),
  phone: z.string(),
  address: address.nullable(),
});
export type DeliveredTo = z.infer<typeof deliveredTo>;

/** The delivery of an order, before an edit and after it. */
const editedDelivery = z.object({ was: deliveredTo, became: deliveredTo });

/** Units of a line, before an edit and after it. */
const editedLine = z.object({
  sku: skuId,
  name: z.string(),
  from: z.number().int().min(0),
  to: z.number().int().min(0),
});

/** The lines of an order that an edit changes, and what the order comes to; minor units. */
export const editedLines = z.object({
  changes: z.array(editedLine),
  /** What all goods and the shipping came to, and what they come to since. */
  was: minor,
  becomes: minor,
  /** What becomes of the difference: it goes back, the buyer owes less, or there is none. */
  way: z.enum(balanceWays),
});
export type EditedLines = z.infer<typeof editedLines>;

/** What an edit has changed, as its row keeps it: the delivery, or lines. */
export const editChange = z.object({
  delivery: editedDelivery.optional(),
  lines: editedLines.optional(),
});
export type EditChange = z.infer<typeof editChange>;

/** An edit of an order as its buyer sees it. */
export const boughtEdit = editChange
  .extend({
    at: z.string(),
    /** Words of the seller. */
    note: z.string().nullable(),
  })
  .meta({ id: 'BoughtEdit' });
export type BoughtEdit = z.infer<typeof boughtEdit>;

/** The same as the staff of its seller sees it. */
export const orderEdit = boughtEdit
  .extend({
    /** The account that made it, with its name where it still has one. */
    by: z.object({ id: z.string(), name: z.string().nullable() }),
  })
  .meta({ id: 'OrderEdit' });
export type OrderEdit = z.infer<typeof orderEdit>;
