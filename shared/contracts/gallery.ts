import { z } from 'zod';
import { SHOP_PHOTO_MAX_BYTES, PICTURES_PAGE, TEXT_MAX } from '../kernel/constants/limits.ts';
import { GALLERY_MAIN_COLORS } from '../kernel/constants/sizes.ts';
import { PICTURE_TEXT_MAX } from '../rules/pictures.ts';
import { contract, listOf, paging } from './contract.ts';
import { sampleIds } from './samples.ts';

/** The store's library of pictures, for slides, headers, photos and whatever shows one (spec [7]). */

export const pictureId = z.string().regex(/^pi_[a-z0-9]{26}$/);

/** The types that the library takes (spec [5], and WebP). */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml'] as const;

const name = z.string().trim().min(1).max(TEXT_MAX.pictureName);
const percent = z.number().int().min(0).max(100);
const alt = z.string().trim().max(PICTURE_TEXT_MAX);

const color = z.string().regex(/^#[0-9a-f]{6}$/);

export const picture = z
  .object({
    id: pictureId,
    /** A path of the store: `/media/…`. */
    url: z.string(),
    name: z.string(),
    /** The picture in words, for people who do not see it; empty where its owner wrote none. */
    alt: z.string(),
    /** The same in English; null where the other text serves both languages. */
    alt_en: z.string().nullable(),
    /** Whether it only adorns: pages give it an empty text, and screen readers pass it over. */
    decorative: z.boolean(),
    type: z.enum(pictureTypes),
    bytes: z.number().int(),
    width: z.number().int(),
    height: z.number().int(),
    /** The point that crops keep, in percent from the left and from the top. */
    focal_x: percent,
    focal_y: percent,
    /** Main colours, most used first; none where the picture could not be read. */
    main_colors: z.array(color),
    created_at: z.string(),
  })
  .meta({ id: 'Picture' });
export type Picture = z.infer<typeof picture>;

/** The kinds of places that show a picture of the library. */
export const picturePlaces = ['shop', 'slide', 'catalogue', 'item', 'blog', 'legal'] as const;
export type PicturePlace = (typeof picturePlaces)[number];

export const pictureUse = z
  .object({
    place: z.enum(picturePlaces),
    id: z.string(),
    /** The name of the place, where it has one. */
    name: z.string().nullable(),
  })
  .meta({ id: 'PictureUse' });
export type PictureUse = z.infer<typeof pictureUse>;

/** What a list of pictures can be narrowed to: those that still lack it. */
export const pictureLacks = ['description'] as const;
export type PictureLack = (typeof pictureLacks)[number];

const onePicture = z.object({ id: pictureId });
const samplePicture = { params: { id: sampleIds.picture } };

export const uploadPicture = contract({
  id: 'gallery.upload',
  service: 'gallery',
  method: 'post',
  path: '/',
  access: 'store-admin',
  summary: {
    en: "Puts a picture into the store's library, cleaned; the same picture again is the same one",
    es: 'Guarda una imagen limpia en la biblioteca de la tienda; la misma imagen otra vez es la misma',
  },
  body: z.object({
    /** Without one, the file's own name. */
    name: z.string().trim().max(TEXT_MAX.pictureName).default(''),
    /** How many of the main colours are wanted. */
    get_main_colors: z.coerce
      .number<number | string>()
      .int()
      .min(0)
      .max(GALLERY_MAIN_COLORS)
      .default(GALLERY_MAIN_COLORS),
  }),
  file: { field: 'image', types: pictureTypes, maxBytes: SHOP_PHOTO_MAX_BYTES },
  sample: { body: { name: 'Vestido de verano', get_main_colors: 5 } },
  answer: picture,
  status: 201,
  errors: [
    'image_too_large',
    'image_type_refused',
    'image_dimensions_refused',
    'image_damaged',
    'gallery_full',
  ],
});

export const listPictures = contract({
  id: 'gallery.list',
  service: 'gallery',
  method: 'get',
  path: '/',
  access: 'store-admin',
  summary: {
    en: "The store's pictures, the last one first; `text` is a part of the name, and `lacks` leaves those without a description",
    es: 'Las imágenes de la tienda, la última primero; `text` es parte del nombre, y `lacks` deja las que no tienen descripción',
  },
  query: z.object({
    ...paging(PICTURES_PAGE),
    text: z.string().trim().max(100).default(''),
    lacks: z.enum(pictureLacks).optional(),
  }),
  answer: listOf(picture).extend({
    /** How many pictures with this text have no description; those that only adorn need none. */
    undescribed: z.number().int(),
  }),
});

export const changePicture = contract({
  id: 'gallery.change',
  service: 'gallery',
  method: 'patch',
  path: '/{id}',
  access: 'store-admin',
  summary: {
    en: 'Changes the name of a picture, its text in both languages, whether it only adorns, or the point that crops keep',
    es: 'Cambia el nombre de una imagen, su texto en ambos idiomas, si solo decora, o el punto que conservan los recortes',
  },
  params: onePicture,
  body: z
    .object({
      name,
      alt,
      alt_en: alt.nullable(),
      decorative: z.boolean(),
      focal_x: percent,
      focal_y: percent,
    })
    .partial(),
  sample: { ...samplePicture, body: { alt: 'Vestido de lino blanco', focal_x: 50, focal_y: 20 } },
  answer: picture,
  errors: ['image_not_found'],
});

export const listPictureUses = contract({
  id: 'gallery.uses',
  service: 'gallery',
  method: 'get',
  path: '/{id}/uses',
  access: 'store-admin',
  summary: {
    en: 'Where the store shows a picture',
    es: 'Dónde muestra la tienda una imagen',
  },
  params: onePicture,
  sample: samplePicture,
  answer: listOf(pictureUse),
  errors: ['image_not_found'],
});

export const deletePicture = contract({
  id: 'gallery.delete',
  service: 'gallery',
  method: 'delete',
  path: '/{id}',
  access: 'store-admin',
  summary: {
    en: 'Deletes a picture in all of its widths, unless the store shows it somewhere',
    es: 'Borra una imagen en todos sus anchos, salvo que la tienda la muestre en algún lugar',
  },
  params: onePicture,
  sample: samplePicture,
  answer: z.object({}),
  errors: ['image_not_found', 'image_in_use'],
});
