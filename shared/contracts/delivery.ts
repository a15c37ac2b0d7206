import { z } from 'zod';
import { deliveryTypes, storeDeliveryTypes } from '../rules/checkout-totals.ts';
import { courierCodes } from '../rules/courier-codes.ts';
import { minor } from './fields.ts';
import { wantedTime } from './wanted-time.ts';

export const deliveryType = z.enum(deliveryTypes);
export const storeDeliveryType = z.enum(storeDeliveryTypes);

/** A courier's branch where a buyer collects. */
export const courierBranch = z.object({
  /** The courier's id of it. */
  id: z.string(),
  name: z.string(),
  street: z.string(),
  locality: z.string(),
  state: z.string(),
  postal_code: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
});
export type CourierBranch = z.infer<typeof courierBranch>;

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
  /** Beginnings of the postal codes that it goes to; only where the type is `delivery` and its supplier names some. */
  zone: z.array(z.string()).optional(),
  /** The day and hours that the buyer asked for; only where the type is `delivery`. */
  wanted: wantedTime.optional(),
  /** The address where the buyer collects the goods, the courier's branch included. */
  address: z.string().nullable(),
  /** The courier's rate that was chosen; only where the type is `shipping`, `to_address` or `to_branch`. */
  shipping: z
    .object({
      /** The courier's ids of the rate and of its shipment. */
      rate_id: z.string(),
      shipment_id: z.string(),
      carrier: z.string(),
      service: z.string(),
      /** A hash of the address that it is for. */
      place: z.string(),
      /** Until when it can be ordered by, ISO 8601. */
      until: z.string(),
      /** The broker that told it. */
      courier: z.enum(courierCodes),
      /** The branch that it is for; only where the type is `to_branch`. */
      branch: courierBranch.optional(),
    })
    .optional(),
});
