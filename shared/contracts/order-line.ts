import { z } from 'zod';
import { itemId, itemKind, minor, photo, skuId, slug } from './fields.ts';

/** A line of an order, as it was sold. */
export const orderLine = z.object({
  item: itemId,
  sku: skuId,
  slug,
  owner_slug: slug,
  type: itemKind,
  name: z.string(),
  description: z.record(z.string(), z.string()),
  photo: photo.nullable(),
  amount: z.number().int(),
  unit_price: minor,
  total: minor,
  /** What others paid for one, where the buyer paid the price of a reseller; left out for all others. */
  list_price: minor.optional(),
  /** Hundredths of a percent of tax that its price contains, as its owner had set it; left out where nothing was. */
  included_tax: z.number().int().min(0).optional(),
  /** What was sent in exchange for units of it that came back: their variant; left out for nothing. */
  exchanged: z.array(z.object({ units: z.number().int(), variant: z.string() })).optional(),
});
