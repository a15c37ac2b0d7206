import { z } from 'zod';
import { journeys } from '../rules/courier-labels.ts';
import { skuId } from './fields.ts';

export const shipmentId = z.string().regex(/^os_[a-z0-9]{26}$/);

/** A parcel of an order that does not go as one. */
export const shipmentView = z
  .object({
    id: shipmentId,
    /** Counted within the order. */
    number: z.number().int().min(1),
    lines: z.array(z.object({ sku: skuId, units: z.number().int().min(1) })),
    /** The courier's name, its number of the parcel and its page, as the seller typed them. */
    carrier: z.string().nullable(),
    tracking_number: z.string().nullable(),
    tracking_url: z.string().nullable(),
    sent_on: z.string(),
    delivered_on: z.string().nullable(),
    /** When the seller took it back; its units are to be sent again. */
    called_back_on: z.string().nullable(),
  })
  .meta({ id: 'OrderShipment' });
export type ShipmentView = z.infer<typeof shipmentView>;

/** A courier's number, its page of the journey, and how far the parcels have come. */
export const tracking = z.object({
  number: z.string(),
  url: z.string().nullable(),
  journey: z.enum(journeys),
  /** When they came so far, as the platform learned it; null until they were fetched. */
  changed_on: z.string().nullable(),
});
export type Tracking = z.infer<typeof tracking>;
