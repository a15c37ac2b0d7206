import {
  copyFile,
  pictures,
  pictureTrash,
  readPicture,
  urlOf,
  type ReturningPicture,
} from '../../modules/gallery/index.ts';
import { raiseShowing } from '../../modules/items/index.ts';
import type { Editable } from './editable.ts';

/** A picture's fields as its history holds them. */
interface PictureState extends Omit<ReturningPicture, 'decorative'> {
  readonly decorative: boolean;
}

const rowOf = ({ decorative, ...state }: PictureState): ReturningPicture => ({
  ...state,
  decorative: Number(decorative),
});

/**
 * A picture of the library. Its changes are taken back, and its deletion as long as its file lies in
 * the trash; its upload is not: a picture is deleted where its uses are shown.
 */
export const editablePicture: Editable<PictureState> = {
  subject: 'picture',
  async find(scope, id) {
    const row = await readPicture(scope, id);
    if (!row) return null;
    const { name, alt, alt_en, decorative, key, focal_x, focal_y } = row;
    const state = { name, alt, alt_en, decorative: decorative === 1, key, focal_x, focal_y };
    return { state, version: 0 };
  },
  insert: (storeId, id, state) => pictureTrash.putBack(storeId, id, rowOf(state)),
  update: (storeId, id, _version, state, before) => [
    pictures.assertAs(storeId, { id, ...rowOf(before) }),
    ...pictures.updatePicture(storeId, { id, ...rowOf(state) }),
  ],
  remove: () => [],
  full: { code: 'gallery_full' },
  async canReturn({ cell, tenant }, id, { before, after }) {
    if (before === null) return false;
    return after !== null || Boolean(await cell.first(pictureTrash.findKept(tenant.storeId, id)));
  },
  async follow({ cell, tenant, env }, id, before, after) {
    if (after === null) return [];
    if (before === null) {
      // The file before its row, so that no row names a file that is missing.
      const kept = await cell.first(pictureTrash.findKept(tenant.storeId, id));
      if (kept) await copyFile(env.MEDIA, kept.kept_as, kept.key);
    }
    return [raiseShowing(tenant.storeId, urlOf(after.key))];
  },
};
