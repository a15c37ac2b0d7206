import { z } from 'zod';

/** Skydropx's answers, as far as the adapter reads them. */

export const wireToken = z.object({ access_token: z.string().min(1).max(10_000) });

const text = z.string().max(300);
const id = z.guid();

const wireRate = z.object({
  id,
  success: z.boolean(),
  provider_name: text,
  provider_service_name: text.nullish(),
  currency_code: text.nullish(),
  total: z.union([text, z.number().nonnegative()]).nullish(),
  days: z.number().int().nonnegative().nullish(),
});
export type WireRate = z.infer<typeof wireRate>;

export const wireQuotation = z.object({
  id,
  is_completed: z.boolean(),
  rates: z.array(wireRate),
});
export type WireQuotation = z.infer<typeof wireQuotation>;

/** A page or a document of Skydropx's; one that it writes otherwise counts as none. */
const page = z
  .url({ protocol: /^https?$/ })
  .nullish()
  .catch(null);

const wirePackage = z.object({
  type: text,
  attributes: z
    .object({
      tracking_number: text.nullish(),
      tracking_status: text.nullish(),
      tracking_url_provider: page,
      label_url: page,
    })
    .nullish(),
});
export type WirePackage = z.infer<typeof wirePackage>;

export const wireShipment = z.object({
  data: z.object({
    id: z.string().regex(/^[\w-]{1,64}$/),
    attributes: z.object({
      workflow_status: text,
      master_tracking_number: text.nullish(),
    }),
  }),
  /** The shipment's packages, beside things of other types. */
  included: z.array(wirePackage).nullish(),
});
export type WireShipment = z.infer<typeof wireShipment>;
