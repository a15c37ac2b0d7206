import type { Photo } from '../../../shared/contracts/fields.ts';
import { urlOf } from '../../modules/gallery/index.ts';
import { itemReads } from '../../modules/items/index.ts';
import type { StoreScope } from './editable.ts';

/** The pictures of the tenant's library that have these addresses, by address. */
export async function libraryPhotos(
  { cell, tenant }: StoreScope,
  urls: readonly string[],
): Promise<ReadonlyMap<string, Photo>> {
  if (urls.length === 0) return new Map();
  const folder = urlOf('');
  const keys = urls.flatMap((url) => (url.startsWith(folder) ? [url.slice(folder.length)] : []));
  const rows = await cell.read(itemReads.listPictures(tenant.storeId, keys));
  return new Map(
    rows.map(({ key, width, height }) => [urlOf(key), { url: urlOf(key), width, height }]),
  );
}
