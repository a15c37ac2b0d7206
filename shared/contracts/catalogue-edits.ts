import { z } from 'zod';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { catalogue, catalogueId } from './catalogues.ts';
import { givenRule, shownRule } from './catalogue-rules.ts';
import { contract, listOf, paging } from './contract.ts';
import { version } from './header-edits.ts';
import { sampleIds } from './samples.ts';

/** The calls by which owners edit the catalogues of their store. */

/** Longer than any name that is kept: a longer one is refused by the rule, with its field. */
const name = z.string().max(2000);

/** What search engines say of it; null where its name and the store's words stand for it. */
const seo = {
  seo_title: name.nullable(),
  seo_title_en: name.nullable(),
  seo_description: name.nullable(),
  seo_description_en: name.nullable(),
};

/** A catalogue as its owner edits it: its name in both languages, and its version. */
export const editedCatalogue = catalogue
  .omit({ owner: true, weight: true })
  .extend({
    name_en: z.string().nullable(),
    ...seo,
    /** Null where its products are put in by hand. */
    rule: shownRule.nullable(),
    version,
  })
  .meta({ id: 'EditedCatalogue' });
export type EditedCatalogue = z.infer<typeof editedCatalogue>;

/** A catalogue that was deleted a moment ago, and can be put back. */
export const deletedCatalogue = z
  .object({
    id: catalogueId,
    name: z.string(),
    /** ISO 8601: until then the office offers to put it back. */
    undo_until: z.string(),
  })
  .meta({ id: 'DeletedCatalogue' });
export type DeletedCatalogue = z.infer<typeof deletedCatalogue>;

export const editedCatalogues = listOf(editedCatalogue).extend({
  just_deleted: z.array(deletedCatalogue),
});
export type EditedCatalogues = z.infer<typeof editedCatalogues>;

const named = z.object({
  name,
  /** The name in English; null or empty where the first name is to be read. */
  name_en: name.nullable().default(null),
});
export type CatalogueNames = z.infer<typeof named>;

/** The address of a picture in the store's library, or of the one that the catalogue shows already. */
const photo = z.string().max(500).nullable();

const catalogueFields = named.extend({
  photo: photo.default(null),
  rule: givenRule.nullable().default(null),
});
export type CatalogueFields = z.infer<typeof catalogueFields>;

/** A place in an order, from 0. */
export const place = z.object({ position: z.number().int().min(0).max(1_000_000) });

const base = { service: 'catalogues', access: 'catalogues-admin' } as const;
const params = z.object({ id: catalogueId });
const sampleParams = { id: sampleIds.ownCatalogue };

export const listEditedCatalogues = contract({
  id: 'catalogues-admin.list',
  service: 'catalogues-admin',
  method: 'get',
  path: '/',
  access: 'catalogues-admin',
  summary: {
    en: "The store's catalogues with their versions, and those that were just deleted",
    es: 'Los catálogos de la tienda con su versión, y los que se acaban de borrar',
  },
  query: z.object({ ...paging(PAGE_SIZE.adminCatalogues) }),
  sample: { query: { offset: 0, limit: 10 } },
  answer: editedCatalogues,
});

export const getEditedCatalogue = contract({
  id: 'catalogues-admin.get',
  service: 'catalogues-admin',
  method: 'get',
  path: '/{id}',
  access: 'catalogues-admin',
  summary: { en: 'One catalogue with its version', es: 'Un catálogo con su versión' },
  params,
  sample: { params: { id: sampleIds.catalogue } },
  answer: editedCatalogue,
  errors: ['catalogue_not_found'],
});

export const createCatalogue = contract({
  ...base,
  id: 'catalogues.create',
  method: 'post',
  path: '/',
  summary: {
    en: 'Adds a catalogue after the others',
    es: 'Agrega un catálogo después de los demás',
  },
  body: catalogueFields,
  sample: { body: { name: 'Otoño', name_en: 'Autumn' } },
  answer: editedCatalogue,
  status: 201,
  errors: ['too_many_catalogues', 'edited_meanwhile', 'image_not_found'],
});

export const updateCatalogue = contract({
  ...base,
  id: 'catalogues.update',
  method: 'patch',
  path: '/{id}',
  summary: {
    en: 'Changes names, photo, rule and texts for search engines of a catalogue, which is filled by the rule at once; with `version`, only if nobody changed it since',
    es: 'Cambia nombres, foto, regla y textos para buscadores de un catálogo, que se llena por la regla enseguida; con `version`, solo si nadie lo cambió desde entonces',
  },
  params,
  body: z.object({
    name: name.optional(),
    name_en: name.nullable().optional(),
    photo: photo.optional(),
    ...z.object(seo).partial().shape,
    rule: givenRule.nullable().optional(),
    version: version.optional(),
  }),
  sample: { params: sampleParams, body: { name: 'Otoño e invierno' } },
  answer: editedCatalogue,
  errors: ['catalogue_not_found', 'edited_meanwhile', 'image_not_found'],
});

export const repositionCatalogue = contract({
  ...base,
  id: 'catalogues.reposition',
  method: 'post',
  path: '/{id}/reposition',
  summary: {
    en: 'Puts a catalogue into another place among the others',
    es: 'Pone un catálogo en otro lugar entre los demás',
  },
  params,
  body: place.extend({ version: version.optional() }),
  sample: { params: sampleParams, body: { position: 0 } },
  answer: editedCatalogue,
  errors: ['catalogue_not_found', 'edited_meanwhile'],
});

export const deleteCatalogue = contract({
  ...base,
  id: 'catalogues.delete',
  method: 'delete',
  path: '/{id}',
  summary: {
    en: 'Deletes an empty catalogue; with `force=true`, one with products. It can be put back',
    es: 'Borra un catálogo vacío; con `force=true`, uno con productos. Se puede devolver',
  },
  params,
  query: z.object({ force: z.enum(['true', 'false']).default('false') }),
  sample: { params: sampleParams, query: { force: 'true' } },
  answer: deletedCatalogue,
  errors: ['catalogue_not_found', 'product_catalogue_has_products', 'edited_meanwhile'],
});

export const restoreCatalogue = contract({
  ...base,
  id: 'catalogues.restore',
  method: 'post',
  path: '/{id}/restore',
  summary: {
    en: 'Puts a deleted catalogue back with its products, into its place',
    es: 'Devuelve un catálogo borrado con sus productos, a su lugar',
  },
  params,
  sample: { params: sampleParams },
  answer: z.object({}),
  errors: ['catalogue_not_found', 'edited_meanwhile', 'too_many_catalogues'],
});

export const duplicateCatalogue = contract({
  ...base,
  id: 'catalogues.duplicate',
  method: 'post',
  path: '/{id}/duplicate',
  summary: {
    en: 'Makes a catalogue with the same products under another name',
    es: 'Hace un catálogo con los mismos productos y otro nombre',
  },
  params,
  body: named,
  sample: { params: sampleParams, body: { name: 'Otoño (copia)' } },
  answer: editedCatalogue,
  status: 201,
  errors: ['catalogue_not_found', 'too_many_catalogues', 'edited_meanwhile'],
});
