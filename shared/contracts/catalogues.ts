import { z } from 'zod';
import { LIST_SORT, TEXT_MAX } from '../kernel/constants/limits.ts';
import { EDGE_PAGE_SIZE, PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { contract, listOf, paging } from './contract.ts';
import { pageRead } from './page-read.ts';
import { photo, seoShown, slug, storeId } from './fields.ts';
import { itemList, itemSorts } from './items.ts';
import { sampleIds } from './samples.ts';

export const catalogueId = z.string().regex(/^ca_[a-z0-9-]{1,80}$/);

export const catalogue = z
  .object({
    id: catalogueId,
    /** In the caller's language where its owner wrote it in both. */
    name: z.string(),
    slug,
    photo: photo.nullable(),
    position: z.number().int(),
    weight: z.number().int(),
    owner: storeId,
    num_products: z.number().int(),
    updated_at: z.string(),
  })
  .meta({ id: 'Catalogue' });
export type Catalogue = z.infer<typeof catalogue>;

export const catalogueList = listOf(catalogue);
export type CatalogueList = z.infer<typeof catalogueList>;

const name = z.string().max(TEXT_MAX.catalogueName).optional();

export const listCatalogues = contract({
  id: 'catalogues.list',
  service: 'catalogues',
  method: 'get',
  path: '/',
  access: 'public',
  summary: {
    en: "The store's catalogues in their order",
    es: 'Los catálogos de la tienda en su orden',
  },
  query: z.object({
    ...paging(EDGE_PAGE_SIZE.catalogues),
    /** By default 5; 10 when the caller searches for a name. */
    limit: paging(EDGE_PAGE_SIZE.catalogues).limit.unwrap().optional(),
    name,
  }),
  sample: { query: { offset: 2, limit: 3 } },
  answer: catalogueList,
  maxAge: 5,
});

export const listPublishedCatalogues = contract({
  id: 'published.catalogues',
  service: 'published',
  method: 'get',
  path: '/catalogues',
  access: 'public',
  summary: {
    en: 'Catalogues with products, heaviest first or by name',
    es: 'Los catálogos con productos, por peso o por nombre',
  },
  query: z.object({
    ...paging(EDGE_PAGE_SIZE.publishedCatalogues),
    /** By default 5; 30 when the caller searches for a name. */
    limit: paging(EDGE_PAGE_SIZE.publishedCatalogues).limit.unwrap().optional(),
    name,
    sort: z.enum([LIST_SORT.weight, 'name']).default(LIST_SORT.weight),
  }),
  sample: { query: { sort: 'name', name: 'ni', limit: 30 } },
  answer: catalogueList,
  maxAge: 5,
});

const byId = {
  sample: { params: { id: sampleIds.catalogue } },
  params: z.object({ id: catalogueId }),
  errors: ['catalogue_not_found'] as const,
};

export const getCatalogue = contract({
  id: 'catalogues.get',
  service: 'catalogues',
  method: 'get',
  path: '/{id}',
  access: 'public',
  summary: { en: 'One catalogue', es: 'Un catálogo' },
  ...byId,
  answer: catalogue,
  maxAge: 5,
});

export const getPublicCatalogue = contract({
  ...getCatalogue,
  ...byId,
  id: 'public.catalogue',
  service: 'public',
  path: '/catalogues/{id}',
});

const products = z.object({
  sort: z.enum(itemSorts).default('queue_position'),
  ...paging(PAGE_SIZE.catalogueItems),
});

export const listCatalogueItems = contract({
  id: 'catalogues.products',
  service: 'catalogues',
  method: 'get',
  path: '/{id}/products',
  access: 'public',
  summary: { en: "A catalogue's items", es: 'Los artículos de un catálogo' },
  ...byId,
  query: products,
  sample: { params: { id: sampleIds.catalogue }, query: { sort: '-list_price', limit: 2 } },
  answer: itemList,
  maxAge: 5,
});

export const searchCatalogueItems = contract({
  id: 'catalogues.search',
  service: 'catalogues',
  method: 'get',
  path: '/{id}/products/search',
  access: 'public',
  summary: {
    en: "Full text over a catalogue's items",
    es: 'Busca en los artículos de un catálogo',
  },
  ...byId,
  query: products.extend({ text: z.string().max(200) }),
  sample: { params: { id: sampleIds.catalogue }, query: { text: 'falda' } },
  answer: itemList,
  maxAge: 5,
});

export const listReferralCatalogues = contract({
  id: 'public.referral-catalogues',
  service: 'public',
  method: 'get',
  path: '/referral/{owner}/catalogues',
  access: 'public',
  summary: {
    en: "A store's catalogues, by its owner",
    es: 'Los catálogos de una tienda, por su dueño',
  },
  params: z.object({ owner: slug }),
  query: z.object({ ...paging(EDGE_PAGE_SIZE.cataloguesHome) }),
  sample: { params: { owner: sampleIds.store } },
  answer: catalogueList,
  errors: ['store_not_found'],
  maxAge: 5,
});

export const listReferralCatalogueItems = contract({
  id: 'public.referral-catalogue-products',
  service: 'public',
  method: 'get',
  path: '/referral/{owner}/catalogues/{slug}/products',
  access: 'public',
  summary: {
    en: "The items of a store's catalogue, by the catalogue's slug",
    es: 'Los artículos de un catálogo, por la tienda y el nombre corto del catálogo',
  },
  params: z.object({ owner: slug, slug }),
  query: products,
  sample: { params: { owner: sampleIds.store, slug: 'mujer' } },
  answer: itemList,
  errors: ['catalogue_not_found', 'store_not_found'],
  maxAge: 5,
});

/** A catalogue by the slug of its page's address. */
export const readCatalogueBySlug = pageRead({
  id: 'catalogues.by-slug',
  params: z.object({ slug }),
  answer: catalogue.extend({ seo: seoShown }),
});
export type CataloguePage = z.infer<typeof readCatalogueBySlug.answer>;
