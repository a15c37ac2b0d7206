import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('edit-tools', es, {
  label: 'Editing tools',
  fold: 'Tools',
  slides: 'Edit background',
  headers: 'Edit header',
  edit: { item: 'Edit this item', catalogue: 'Edit this catalogue', entry: 'Edit this entry' },
  into: { item: 'Catalogues of the product', catalogue: 'Copy to another catalogue' },
  products: 'Add products',
  franchises: 'Choose franchises',
  adding: 'Add',
  add: {
    products: 'Product',
    digital: 'Digital item',
    services: 'Service',
    experiences: 'Experience',
    retail: 'Product in store',
    catalogues: 'Catalogue',
    blogs: 'Blog entry',
  },
  catalogues: 'My catalogues',
  undo: 'Undo my last change',
  redo: 'Redo',
  settings: 'Store settings',
  viewAs: 'View as',
  audiences: {
    own: 'Myself',
    anonymous: 'Visitor',
    registered: 'Registered person',
    entrepreneur_without_store: 'Entrepreneur without a store',
    entrepreneur_with_store: 'Entrepreneur with a store',
  },
});
