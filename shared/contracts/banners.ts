import { z } from 'zod';
import { TEXT_MAX } from '../kernel/constants/limits.ts';
import { EDGE_PAGE_SIZE, PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { bannerActions, bannerTargets, bannerTypes } from '../rules/banners.ts';
import { headerActions, headerButtons } from '../rules/headers.ts';
import { contract, listOf, paging } from './contract.ts';
import { focus, hexColor, ownedBy } from './fields.ts';
import { sampleStore } from './samples.ts';

/** The banners that a store shows above its goods. */

export const banner = z
  .object({
    id: z.string(),
    hzt_image: z.string(),
    vrt_image: z.string(),
    type: z.enum(bannerTypes),
    action_type: z.enum(bannerActions),
    url: z.string().nullable(),
    url_target: z.boolean(),
    product: z.string().nullable(),
    supplier: z.string().nullable(),
    target: z.enum(bannerTargets),
    /** The horizontal picture in words, in the caller's language; null where its owner wrote none. */
    alt: z.string().nullable(),
    /** The points that crops of the two pictures keep; only where their owner chose others than the middle. */
    hzt_focus: focus.optional(),
    vrt_focus: focus.optional(),
  })
  .meta({ id: 'Banner' });
export type Banner = z.infer<typeof banner>;

export const headerInfo = z
  .object({
    id: z.string(),
    title: z.string().max(TEXT_MAX.headerTitle),
    subtitle: z.string().max(TEXT_MAX.headerSubtitle).nullable(),
    description: z.string().max(TEXT_MAX.headerDescription).nullable(),
    target: z.enum(bannerTargets),
    action_type: z.enum(headerActions),
    url: z.string().nullable(),
    product: z.string().nullable(),
    product_supplier: z.string().nullable(),
    button_label: z.enum(headerButtons),
    /** The ground of its words; null for the page's own. Their colour is the one that reads on it. */
    bgcolor: hexColor.nullable(),
  })
  .meta({ id: 'Header' });
export type HeaderInfo = z.infer<typeof headerInfo>;

export const listBanners = contract({
  id: 'store.banners',
  service: 'store',
  method: 'get',
  path: '/{mashup}/{type}/store/banners',
  access: 'public',
  summary: {
    en: "The slider's banners in their order",
    es: 'Las imágenes del carrusel en su orden',
  },
  params: ownedBy,
  query: z.object({ ...paging(PAGE_SIZE.banners) }),
  sample: { params: sampleStore, query: { limit: 2 } },
  answer: listOf(banner),
  errors: ['store_not_found'],
  maxAge: 5,
});

export const listHeaders = contract({
  id: 'store.headers',
  service: 'store',
  method: 'get',
  path: '/{mashup}/{type}/store/headers',
  access: 'public',
  summary: { en: "The store's headers", es: 'Los encabezados de la tienda' },
  params: ownedBy,
  query: z.object({ ...paging(EDGE_PAGE_SIZE.headers) }),
  sample: { params: sampleStore },
  answer: listOf(headerInfo),
  errors: ['store_not_found'],
  maxAge: 5,
});
