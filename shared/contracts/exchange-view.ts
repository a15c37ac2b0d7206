import { z } from 'zod';
import { exchangeStates } from '../rules/exchanges.ts';
import { skuId } from './fields.ts';

/** A variant of a returned item, by the words of its choices: `M / rojo`. */
export const namedVariant = z.object({ sku: skuId, variant: z.string() });

/** What a returned line is exchanged for. */
export const exchangeOfLine = namedVariant.extend({
  state: z.enum(exchangeStates),
  units: z.number().int().min(1),
});

/** The parcel with what is sent in exchange. */
export const exchangeParcel = z.object({
  sent_on: z.string(),
  /** The courier's name, its number of the parcel and its page, as the seller typed them. */
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  tracking_url: z.string().nullable(),
});
