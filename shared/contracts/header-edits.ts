import { z } from 'zod';
import { HEADERS_MAX, TEXT_MAX } from '../kernel/constants/limits.ts';
import { LINK_MAX, bannerTargets } from '../rules/banners.ts';
import { headerActions, headerButtons } from '../rules/headers.ts';
import { headerInfo } from './banners.ts';
import { EDGE_PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { contract, listOf, paging } from './contract.ts';
import { hexColor, itemId, ownedBy } from './fields.ts';
import { sampleIds, sampleStore } from './samples.ts';

/** The calls by which owners edit the headers of their store; the first one is shown. */

/** `hd_` begins the ids of the demo's. */
const headerId = z.string().regex(/^h[ed]_[a-z0-9-]{1,60}$/);
const oneHeader = ownedBy.extend({ id: headerId });
const sampleHeader = { ...sampleStore, id: sampleIds.header };
const shortText = (max: number) => z.string().trim().max(max).nullable();

/** The fields that an owner sets; the product is named by its id alone (spec [7]). */
const headerFields = z.object({
  title: z.string().trim().min(1).max(TEXT_MAX.headerTitle),
  subtitle: shortText(TEXT_MAX.headerSubtitle),
  description: shortText(TEXT_MAX.headerDescription),
  /** The same in English; null where the first texts are to be read. */
  title_en: shortText(TEXT_MAX.headerTitle),
  subtitle_en: shortText(TEXT_MAX.headerSubtitle),
  description_en: shortText(TEXT_MAX.headerDescription),
  target: z.enum(bannerTargets),
  action_type: z.enum(headerActions),
  /** A web address, or a path of the store. */
  url: z.string().trim().max(LINK_MAX).nullable(),
  product: itemId.nullable(),
  button_label: z.enum(headerButtons),
  /** The ground of the words; null for the page's own. */
  bgcolor: hexColor.nullable(),
});
export type HeaderFields = z.infer<typeof headerFields>;

/** Raised by each change; a change that names an older version is refused. */
export const version = z.number().int().min(1);

const { title_en, subtitle_en, description_en } = headerFields.shape;
const editedHeader = headerInfo
  .extend({ title_en, subtitle_en, description_en, version })
  .meta({ id: 'EditedHeader' });
export type EditedHeader = z.infer<typeof editedHeader>;

const sampleFields = {
  title: 'Llegó el otoño',
  button_label: 'buynow',
  action_type: 'none',
} as const;

export const listEditedHeaders = contract({
  id: 'store.headers-edited',
  service: 'store',
  method: 'get',
  path: '/{mashup}/{type}/store/headers/edited',
  access: 'store-admin',
  summary: {
    en: 'The headers in both languages, with their versions',
    es: 'Los encabezados en ambos idiomas, con sus versiones',
  },
  params: ownedBy,
  query: z.object({ ...paging(EDGE_PAGE_SIZE.headers) }),
  sample: { params: sampleStore },
  answer: listOf(editedHeader),
  errors: ['store_not_found'],
});

export const orderHeaders = contract({
  id: 'store.headers-order',
  service: 'store',
  method: 'put',
  path: '/{mashup}/{type}/store/headers/order',
  access: 'store-admin',
  summary: {
    en: 'Puts the headers in an order: every id, once; the first header is shown',
    es: 'Ordena los encabezados: cada id, una vez; se muestra el primero',
  },
  params: ownedBy,
  body: z.object({ ids: z.array(headerId).min(1).max(HEADERS_MAX) }),
  sample: { params: sampleStore, body: { ids: [sampleIds.header] } },
  answer: z.object({}),
  errors: ['store_not_found', 'edited_meanwhile'],
});

export const getHeader = contract({
  id: 'store.header',
  service: 'store',
  method: 'get',
  path: '/{mashup}/{type}/store/headers/{id}',
  access: 'store-admin',
  summary: { en: 'A header with its version', es: 'Un encabezado con su versión' },
  params: oneHeader,
  sample: { params: sampleHeader },
  answer: editedHeader,
  errors: ['store_not_found', 'header_not_found'],
});

export const createHeader = contract({
  id: 'store.header-create',
  service: 'store',
  method: 'post',
  path: '/{mashup}/{type}/store/headers',
  access: 'store-admin',
  summary: {
    en: 'Adds a header, which stands before the others',
    es: 'Agrega un encabezado, que queda antes que los demás',
  },
  params: ownedBy,
  body: headerFields.extend({
    subtitle: headerFields.shape.subtitle.default(null),
    description: headerFields.shape.description.default(null),
    title_en: title_en.default(null),
    subtitle_en: subtitle_en.default(null),
    description_en: description_en.default(null),
    target: headerFields.shape.target.default('all'),
    url: headerFields.shape.url.default(null),
    product: headerFields.shape.product.default(null),
    bgcolor: headerFields.shape.bgcolor.default(null),
  }),
  sample: { params: sampleStore, body: sampleFields },
  answer: editedHeader,
  status: 201,
  errors: ['store_not_found', 'item_not_found', 'too_many_headers'],
});

export const updateHeader = contract({
  id: 'store.header-update',
  service: 'store',
  method: 'patch',
  path: '/{mashup}/{type}/store/headers/{id}',
  access: 'store-admin',
  summary: {
    en: 'Changes fields of a header; with `version`, only if nobody changed it since',
    es: 'Cambia campos de un encabezado; con `version`, solo si nadie lo cambió desde entonces',
  },
  params: oneHeader,
  body: headerFields.partial().extend({ version: version.optional() }),
  sample: { params: sampleHeader, body: { title: 'Llegó el invierno' } },
  answer: editedHeader,
  errors: ['store_not_found', 'header_not_found', 'item_not_found', 'edited_meanwhile'],
});

export const deleteHeader = contract({
  id: 'store.header-delete',
  service: 'store',
  method: 'delete',
  path: '/{mashup}/{type}/store/headers/{id}',
  access: 'store-admin',
  summary: { en: 'Deletes a header', es: 'Borra un encabezado' },
  params: oneHeader,
  sample: { params: sampleHeader },
  answer: z.object({}),
  errors: ['store_not_found', 'header_not_found', 'edited_meanwhile'],
});
