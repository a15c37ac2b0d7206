import type { Translation } from '../texts.ts';
import type * as es from '../es/store-looks.ts';

/** The sections of a store, as its owner switches them on and off. */
export const sectionNames: Translation<typeof es.sectionNames> = {
  products: 'Products',
  digital: 'Digital',
  services: 'Services',
  experiences: 'Experiences',
  franchises: 'Franchises',
  retail: 'In store (in franchises only)',
  catalogues: 'Catalogues',
  blogs: 'Blog',
};

/** The shapes that a store's photo can be cut to. */
export const photoShapes: Translation<typeof es.photoShapes> = {
  bdr_cir: 'Circle with a border',
  cir: 'Circle',
  bdr_sq: 'Square with a border',
  sq: 'Square',
  bdr_rec: 'Rectangle with a border',
  rec: 'Rectangle',
};

/** The columns of the front, with its carousel. */
export const carouselColumns: Translation<typeof es.carouselColumns> = {
  '1': 'One: the picture at full width',
  '2': 'Two: the picture beside the text',
};

/** What stands behind the front. */
export const adornments: Translation<typeof es.adornments> = {
  '': 'None',
  'geom-circle': 'Circles',
};

/** The foot of every page. */
export const footerStyles: Translation<typeof es.footerStyles> = {
  '3cols1col': 'Three columns',
  default: 'One line',
};
