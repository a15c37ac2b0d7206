import { z } from 'zod';
import { standingReasons } from '../rules/order-holds.ts';

const account = z.object({ id: z.string(), name: z.string().nullable() });

/** A time for which a seller kept an order from moving on. */
export const orderHold = z
  .object({
    id: z.string(),
    reason: z.enum(standingReasons),
    note: z.string().nullable(),
    held_on: z.string(),
    /** The account that held it, with its name where the account still has one; null for the platform. */
    by: account.nullable(),
    /** Null while the order is held. */
    released_on: z.string().nullable(),
    /** Null while it is held, and where the end of the order released it. */
    released_by: account.nullable(),
  })
  .meta({ id: 'OrderHold' });
export type OrderHold = z.infer<typeof orderHold>;
