import { owners as mayEdit, type MayName, type WhoMay } from './roles.ts';

/** The roles that may make the calls of the store's library of pictures, stated a second time. */
export const gallery: WhoMay = {
  'gallery.upload': mayEdit,
  'gallery.list': mayEdit,
  'gallery.change': mayEdit,
  'gallery.uses': mayEdit,
  'gallery.delete': mayEdit,
};

export const mayName: MayName = {
  'gallery.upload': ['name'],
  'gallery.change': ['name', 'alt', 'alt_en', 'decorative', 'focal_x', 'focal_y'],
};
