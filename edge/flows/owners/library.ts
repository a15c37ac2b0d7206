import type { Photo } from '../../../shared/contracts/fields.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
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

/**
 * The JSON of a thing's photo by its address.
 * @param before JSON of the photo that the thing shows already, which may have left the library
 */
export async function libraryPhoto(
  scope: StoreScope,
  before: string | null,
  url: string | null,
): Promise<Result<string | null, Failure>> {
  if (url === null) return ok(null);
  if (before !== null && (JSON.parse(before) as Photo).url === url) return ok(before);
  const photo = (await libraryPhotos(scope, [url])).get(url);
  return photo ? ok(JSON.stringify(photo)) : fail({ code: 'image_not_found', field: 'photo' });
}
