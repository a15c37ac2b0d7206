import { z } from 'zod';
import { contract } from './contract.ts';
import { ownedBy } from './fields.ts';
import { sampleStore } from './samples.ts';
import {
  editedSlide,
  newSlide,
  oneSlide,
  samplePictures,
  sampleSlide,
  slideChange,
} from './slide-edits.ts';

/**
 * The calls of a store's banners (spec [7]), which its carousel shows: the same things as its
 * slides, but one picture is enough for both orientations.
 */

export const createBanner = contract({
  id: 'store.banner-create',
  service: 'store',
  method: 'post',
  path: '/{mashup}/{type}/store/banners',
  access: 'store-admin',
  summary: {
    en: 'Adds a banner behind the others; without a vertical picture it shows the horizontal one',
    es: 'Agrega un banner al final; sin imagen vertical muestra la horizontal',
  },
  params: ownedBy,
  body: newSlide.extend({ vrt_image_id: newSlide.shape.vrt_image_id.optional() }),
  sample: {
    params: sampleStore,
    body: { hzt_image_id: samplePictures.hzt_image_id, type: 'URL', url: 'https://example.com' },
  },
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

export const updateBanner = contract({
  id: 'store.banner-update',
  service: 'store',
  method: 'patch',
  path: '/{mashup}/{type}/store/banners/{id}',
  access: 'store-admin',
  summary: {
    en: 'Changes fields of a banner; with `version`, only if nobody changed it since',
    es: 'Cambia campos de un banner; con `version`, solo si nadie lo cambió desde entonces',
  },
  params: oneSlide,
  body: slideChange,
  sample: { params: sampleSlide, body: { target: 'anonymous' } },
  answer: editedSlide,
  errors: [
    'store_not_found',
    'slide_not_found',
    'image_not_found',
    'item_not_found',
    'edited_meanwhile',
  ],
});

export const deleteBanner = contract({
  id: 'store.banner-delete',
  service: 'store',
  method: 'delete',
  path: '/{mashup}/{type}/store/banners/{id}',
  access: 'store-admin',
  summary: { en: 'Deletes a banner', es: 'Borra un banner' },
  params: oneSlide,
  sample: { params: sampleSlide },
  answer: z.object({}),
  errors: ['store_not_found', 'slide_not_found', 'edited_meanwhile'],
});
