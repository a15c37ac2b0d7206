import { z } from 'zod';

/** Shippo's answers, as far as the adapter reads them. */

const id = z.string().regex(/^\w{1,64}$/);
/** Pages of the courier's; the adapter takes one without TLS from its own origin alone. */
const page = z.url({ protocol: /^https?$/ });

const wireRate = z.object({
  object_id: id,
  shipment: id,
  provider: z.string(),
  amount: z.string(),
  currency: z.string(),
  amount_local: z.string(),
  currency_local: z.string(),
  estimated_days: z.number().int().nonnegative().nullish(),
  servicelevel: z.object({ name: z.string().nullish() }),
});
export type WireRate = z.infer<typeof wireRate>;

export const wireShipment = z.object({
  object_id: id,
  status: z.enum(['ERROR', 'QUEUED', 'SUCCESS', 'STATUS']),
  rates: z.array(wireRate),
});

export const wireTransaction = z.object({
  object_id: id,
  status: z.enum([
    'WAITING',
    'QUEUED',
    'SUCCESS',
    'ERROR',
    'REFUNDED',
    'REFUNDPENDING',
    'REFUNDREJECTED',
  ]),
  // Shippo writes an empty text for what is not known yet.
  tracking_number: z.string().nullish(),
  tracking_url_provider: page.or(z.literal('')).nullish(),
  label_url: page.or(z.literal('')).nullish(),
  tracking_status: z
    .enum(['UNKNOWN', 'PRE_TRANSIT', 'TRANSIT', 'DELIVERED', 'RETURNED', 'FAILURE'])
    .nullish(),
  // An id, or the rate itself.
  rate: z.union([z.string(), z.object({ amount: z.string(), currency: z.string() })]).nullish(),
  messages: z.array(z.object({ code: z.string().nullish() })).nullish(),
});
export type WireTransaction = z.infer<typeof wireTransaction>;

export const wireTransactions = z.object({ results: z.array(wireTransaction) });
export const wireRefund = z.object({ status: z.enum(['QUEUED', 'PENDING', 'SUCCESS', 'ERROR']) });
/** A list of which nothing is read, which only an account's own key is answered. */
export const wireList = z.object({ results: z.array(z.unknown()) });

/** An event: of a transaction, or of the parcels of one. */
export const wireEvent = z.object({
  data: z.object({
    object_id: z.string().nullish(),
    transaction: z.string().nullish(),
    tracking_number: z.string().nullish(),
  }),
});
export type WireEvent = z.infer<typeof wireEvent>;

/** True for a text that can be an id of Shippo's. */
export const isWireId = (text: string): boolean => id.safeParse(text).success;
