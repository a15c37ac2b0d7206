import { owners as mayEdit, type MayName, type WhoMay } from './roles.ts';

/** The roles that may edit the catalogues of a store, stated a second time, independent of the contracts. */
export const catalogues: WhoMay = {
  'catalogues-admin.list': mayEdit,
  'catalogues-admin.get': mayEdit,
  'catalogues-admin.products': mayEdit,
  'catalogues-admin.of-product': mayEdit,
  'catalogues.create': mayEdit,
  'catalogues.update': mayEdit,
  'catalogues.reposition': mayEdit,
  'catalogues.delete': mayEdit,
  'catalogues.restore': mayEdit,
  'catalogues.duplicate': mayEdit,
  'catalogues.product-add': mayEdit,
  'catalogues.product-add-filtered': mayEdit,
  'catalogues.product-clone': mayEdit,
  'catalogues.product-move': mayEdit,
  'catalogues.product-remove': mayEdit,
  'catalogues.product-reposition': mayEdit,
};

const names = ['name', 'name_en'];

/** A rule names the kind, the tags and the seller of the products that it takes. */
const rule = ['rule', 'type', 'tags', 'owner'];

export const mayName: MayName = {
  'catalogues.create': [...names, 'photo', ...rule],
  'catalogues.update': [
    ...names,
    'photo',
    'seo_title',
    'seo_title_en',
    'seo_description',
    'seo_description_en',
    ...rule,
    'version',
  ],
  'catalogues.reposition': ['position', 'version'],
  'catalogues.duplicate': names,
  'catalogues.product-add-filtered': ['text', 'type', 'owner', 'tags', 'catalogue'],
  'catalogues.product-clone': ['catalogue_id'],
  'catalogues.product-move': ['catalogue_id'],
  'catalogues.product-reposition': ['position'],
};
