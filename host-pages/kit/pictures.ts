import { listPictures, type Picture } from '../../shared/contracts/gallery.ts';
import { PICTURES_PAGE } from '../../shared/kernel/constants/limits.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import type { Read } from './read.ts';

/** The last pictures of the store's library, to choose from. */
export async function lastPictures(read: Read): Promise<Pick<Picture, 'url' | 'name'>[]> {
  const { results } = await read(listPictures, { query: { limit: PICTURES_PAGE } }).then(orThrow);
  return results.map(({ url, name }) => ({ url, name }));
}
