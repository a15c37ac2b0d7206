import { z } from 'zod';
import { BUSINESSES_PAGE, BUSINESSES_TEXT_MAX } from '../rules/businesses.ts';
import { contract, listOf, paging } from './contract.ts';
import { storeTypes } from './fields.ts';
import { franchise } from './franchises.ts';

/** A store of the network as everybody may see it. */
export const business = franchise
  .extend({ store_type: z.enum(storeTypes) })
  .meta({ id: 'Business' });
export type Business = z.infer<typeof business>;

export const listBusinesses = contract({
  id: 'published.businesses',
  service: 'published',
  method: 'get',
  path: '/businesses',
  access: 'public',
  summary: {
    en: "The stores of the store's network, by name",
    es: 'Las tiendas de la red de la tienda, por nombre',
  },
  query: z.object({
    ...paging(BUSINESSES_PAGE),
    /** Words whose beginnings stand in the name, whatever their accents. */
    text: z.string().max(BUSINESSES_TEXT_MAX).optional(),
    type: z.enum(storeTypes).optional(),
  }),
  sample: { query: { text: 'raíz', type: 'franchise', limit: 10 } },
  answer: listOf(business),
  maxAge: 5,
});
