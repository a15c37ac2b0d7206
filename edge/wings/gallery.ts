import { galleryPage } from '../../host-pages/pages/gallery.ts';
import { galleryEndpoints } from '../flows/gallery/endpoints.ts';
import { sweepTrash } from '../flows/gallery/trash.ts';
import type { PictureUses } from '../modules/gallery/index.ts';
import { menuEntry, wing, type Wing } from './wing.ts';

/**
 * The store's library of pictures.
 * @param uses the places of all wings that show them
 */
export function galleryWing(uses: readonly PictureUses[]): Wing {
  return wing({
    endpoints: galleryEndpoints(uses),
    pages: [galleryPage],
    schedules: [{ each: 'cell', run: sweepTrash }],
    menu: [menuEntry(galleryPage, { icon: 'photo' })],
  });
}
