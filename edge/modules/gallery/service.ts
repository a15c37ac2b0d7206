import type { Picture } from '../../../shared/contracts/gallery.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { countPictures, findPicture, listPictures, type PictureRow } from './statements.ts';

type Scope = Pick<RequestScope, 'cell' | 'tenant'>;

const FOLDER = '/media/';

/** A picture's address. */
export function urlOf(key: string): string {
  return FOLDER + key;
}

export function toPicture({ key, colors, created_at: at, ...row }: PictureRow): Picture {
  return {
    ...row,
    decorative: row.decorative === 1,
    type: row.type as Picture['type'],
    url: urlOf(key),
    main_colors: JSON.parse(colors) as string[],
    created_at: new Date(at).toISOString(),
  };
}

/** A page of the tenant's library, the last picture first. */
export async function readPictures(
  { cell, tenant }: Scope,
  asked: { readonly text: string; readonly offset: number; readonly limit: number },
): Promise<{ results: Picture[]; matches_estimated: number }> {
  const [rows, counted] = await Promise.all([
    cell.read(listPictures(tenant.storeId, asked)),
    cell.first(countPictures(tenant.storeId, asked.text)),
  ]);
  return { results: rows.map(toPicture), matches_estimated: counted?.n ?? 0 };
}

/** A picture of the tenant's library; undefined for any other. */
export async function readPicture(
  { cell, tenant }: Scope,
  id: string,
): Promise<PictureRow | undefined> {
  return cell.first(findPicture(tenant.storeId, id));
}
