import { z } from 'zod';
import { FRANCHISES_PAGE } from '../rules/franchises.ts';
import { contract, listOf, paging } from './contract.ts';
import { ownedBy, slug, storeId } from './fields.ts';
import { sampleIds, sampleStore } from './samples.ts';

/** The calls that list the franchises of a network. */

export const franchise = z
  .object({
    id: storeId,
    slug,
    name: z.string(),
    photo: z.string().nullable(),
    canonical_url: z.string(),
    num_products: z.number().int(),
  })
  .meta({ id: 'Franchise' });
export type Franchise = z.infer<typeof franchise>;

const franchiseTypes = [
  'franchise',
  'affinity',
  'affinity,franchise',
  'franchise,affinity',
] as const;

/** Which franchises of a network to list. */
const franchiseQuery = z.object({
  ...paging(FRANCHISES_PAGE),
  /** A part of the name; the spec's other word for it is `name`. */
  text: z.string().max(100).optional(),
  name: z.string().max(100).optional(),
  /** The state, province or city that a franchise's address names. */
  state: z.string().max(100).optional(),
  /** `franchise`, `affinity`, or both with a comma between them. */
  type: z.enum(franchiseTypes).default('franchise'),
});

export const listFranchises = contract({
  id: 'published.franchises',
  service: 'published',
  method: 'get',
  path: '/franchises',
  access: 'public',
  summary: {
    en: "The franchises of the store's network",
    es: 'Las franquicias de la red de la tienda',
  },
  query: franchiseQuery,
  sample: { query: { text: 'raíz', state: 'Nuevo León', type: 'affinity,franchise', limit: 10 } },
  answer: listOf(franchise),
  maxAge: 5,
});

export const listStoreFranchises = contract({
  ...listFranchises,
  id: 'store.franchises',
  service: 'store',
  path: '/{mashup}/{type}/store/franchises',
  summary: {
    en: "The franchises of the store's network, by the store's owner and kind",
    es: 'Las franquicias de la red de la tienda, por su dueño y su tipo',
  },
  params: ownedBy,
  sample: { params: sampleStore, query: { limit: 10 } },
  errors: ['store_not_found'],
});

export const listCatalogueFranchises = contract({
  id: 'public.referral-catalogue-franchises',
  service: 'public',
  method: 'get',
  path: '/referral/{owner}/catalogues/{slug}/franchises',
  access: 'public',
  summary: {
    en: "The franchises that sell in a store's catalogue",
    es: 'Las franquicias que venden en un catálogo de la tienda',
  },
  params: z.object({ owner: slug, slug }),
  query: z.object({ ...paging(FRANCHISES_PAGE) }),
  sample: { params: { owner: sampleIds.store, slug: 'mujer' } },
  answer: listOf(franchise),
  errors: ['catalogue_not_found', 'store_not_found'],
  maxAge: 5,
});
