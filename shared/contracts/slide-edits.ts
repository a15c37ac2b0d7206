import { z } from 'zod';
import { BANNERS_MAX } from '../kernel/constants/limits.ts';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { LINK_MAX, bannerActions, bannerTargets, bannerTypes } from '../rules/banners.ts';
import { banner } from './banners.ts';
import { contract, listOf, paging } from './contract.ts';
import { itemId, ownedBy } from './fields.ts';
import { pictureId } from './gallery.ts';
import { version } from './header-edits.ts';
import { sampleIds, sampleStore } from './samples.ts';

/**
 * The calls by which owners edit the slides of their store. A slide is a banner of the carousel: the
 * calls of banners (`banner-edits.ts`) change the same things.
 */

export const slideId = z.string().regex(/^bn_[a-z0-9_-]{1,60}$/);

export const oneSlide = ownedBy.extend({ id: slideId });
export const sampleSlide = { ...sampleStore, id: sampleIds.slide };

/** The fields that an owner sets; pictures are named by their ids in the store's library. */
export const slideFields = z.object({
  /** Shown by devices in landscape. */
  hzt_image_id: pictureId,
  /** Shown by devices in portrait. */
  vrt_image_id: pictureId,
  target: z.enum(bannerTargets),
  action_type: z.enum(bannerActions),
  /** Decides between product and address, where the action is one of both. */
  type: z.enum(bannerTypes),
  /** A website; in two columns a path of the store too. */
  url: z.string().trim().max(LINK_MAX).nullable(),
  /** Whether a website opens in a tab of its own. */
  url_target: z.boolean(),
  product: itemId.nullable(),
});

export const newSlide = slideFields.extend({
  target: slideFields.shape.target.default('all'),
  action_type: slideFields.shape.action_type.optional(),
  type: slideFields.shape.type.optional(),
  url: slideFields.shape.url.default(null),
  url_target: slideFields.shape.url_target.default(true),
  product: slideFields.shape.product.default(null),
});
export type NewSlide = z.infer<typeof newSlide>;

export const slideChange = slideFields.partial().extend({ version: version.optional() });
export type SlideChange = z.infer<typeof slideChange>;

export const editedSlide = banner
  .omit({ alt: true })
  .extend({
    /** Null for a picture that is not of the library. */
    hzt_image_id: pictureId.nullable(),
    vrt_image_id: pictureId.nullable(),
    version,
  })
  .meta({ id: 'EditedSlide' });
export type EditedSlide = z.infer<typeof editedSlide>;

export const samplePictures = {
  hzt_image_id: sampleIds.picture,
  vrt_image_id: sampleIds.picture,
} as const;

export const listSlides = contract({
  id: 'store.slides',
  service: 'store',
  method: 'get',
  path: '/{mashup}/{type}/store/slides',
  access: 'store-admin',
  summary: {
    en: 'The slides in their order, with their versions',
    es: 'Las imágenes del carrusel en su orden, con sus versiones',
  },
  params: ownedBy,
  query: z.object({ ...paging(PAGE_SIZE.banners) }),
  sample: { params: sampleStore },
  answer: listOf(editedSlide),
  errors: ['store_not_found'],
});

export const orderSlides = contract({
  id: 'store.slides-order',
  service: 'store',
  method: 'put',
  path: '/{mashup}/{type}/store/slides/order',
  access: 'store-admin',
  summary: {
    en: 'Puts the slides in an order: every id, once',
    es: 'Ordena las imágenes del carrusel: cada id, una vez',
  },
  params: ownedBy,
  body: z.object({ ids: z.array(slideId).min(1).max(BANNERS_MAX) }),
  sample: { params: sampleStore, body: { ids: [sampleIds.slide] } },
  answer: z.object({}),
  errors: ['store_not_found', 'edited_meanwhile'],
});

export const getSlide = contract({
  id: 'store.slide',
  service: 'store',
  method: 'get',
  path: '/{mashup}/{type}/store/slides/{id}',
  access: 'store-admin',
  summary: { en: 'A slide with its version', es: 'Una imagen del carrusel con su versión' },
  params: oneSlide,
  sample: { params: sampleSlide },
  answer: editedSlide,
  errors: ['store_not_found', 'slide_not_found'],
});

export const createSlide = contract({
  id: 'store.slide-create',
  service: 'store',
  method: 'post',
  path: '/{mashup}/{type}/store/slides',
  access: 'store-admin',
  summary: {
    en: 'Adds a slide behind the others',
    es: 'Agrega una imagen al final del carrusel',
  },
  params: ownedBy,
  body: newSlide,
  sample: { params: sampleStore, body: { ...samplePictures, action_type: 'signup' } },
  answer: editedSlide,
  status: 201,
  errors: [
    'store_not_found',
    'image_not_found',
    'item_not_found',
    'too_many_slides',
    'edited_meanwhile',
  ],
});

export const updateSlide = contract({
  id: 'store.slide-update',
  service: 'store',
  method: 'patch',
  path: '/{mashup}/{type}/store/slides/{id}',
  access: 'store-admin',
  summary: {
    en: 'Changes fields of a slide; with `version`, only if nobody changed it since',
    es: 'Cambia campos de una imagen del carrusel; con `version`, solo si nadie la cambió desde entonces',
  },
  params: oneSlide,
  body: slideChange,
  sample: { params: sampleSlide, body: { target: 'registered' } },
  answer: editedSlide,
  errors: [
    'store_not_found',
    'slide_not_found',
    'image_not_found',
    'item_not_found',
    'edited_meanwhile',
  ],
});

export const deleteSlide = contract({
  id: 'store.slide-delete',
  service: 'store',
  method: 'delete',
  path: '/{mashup}/{type}/store/slides/{id}',
  access: 'store-admin',
  summary: { en: 'Deletes a slide', es: 'Borra una imagen del carrusel' },
  params: oneSlide,
  sample: { params: sampleSlide },
  answer: z.object({}),
  errors: ['store_not_found', 'slide_not_found', 'edited_meanwhile'],
});
