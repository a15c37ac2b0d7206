import { z } from 'zod';
import { deliveryTypes } from '../rules/checkout-totals.ts';
import { minor } from './fields.ts';

export const deliveryType = z.enum(deliveryTypes);

/** One way in which a supplier's goods get to the buyer. */
export const deliveryOption = z.object({
  type: deliveryType,
  cost: minor,
  /** Days that a fixed delivery takes. */
  days: z.number().int().nullable(),
  /** The day on which a fixed delivery arrives where it is ordered now, `YYYY-MM-DD`. */
  arrives_on: z.string().optional(),
  /** The countries that a fixed delivery goes to, ISO 3166-1 alpha-2. */
  countries: z.array(z.string()).optional(),
  /** The address where the buyer collects the goods. */
  address: z.string().nullable(),
});
