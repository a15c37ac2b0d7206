import type { Picture, PictureLack } from '../../../shared/contracts/gallery.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import {
  countPictures,
  countUndescribed,
  findPicture,
  listPictures,
  type PictureRow,
} from './statements.ts';

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

/** A page of the tenant's library, the last picture first, and how many have no description. */
export async function readPictures(
  { cell, tenant }: Scope,
  asked: {
    readonly text: string;
    readonly lacks?: PictureLack | undefined;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<{ results: Picture[]; matches_estimated: number; undescribed: number }> {
  const [rows, counted, without] = await Promise.all([
    cell.read(listPictures(tenant.storeId, asked)),
    cell.first(countPictures(tenant.storeId, asked.text)),
    cell.first(countUndescribed(tenant.storeId, asked.text)),
  ]);
  const undescribed = without?.n ?? 0;
  const all = counted?.n ?? 0;
  return {
    results: rows.map(toPicture),
    matches_estimated: asked.lacks ? undescribed : all,
    undescribed,
  };
}

/** A picture of the tenant's library; undefined for any other. */
export async function readPicture(
  { cell, tenant }: Scope,
  id: string,
): Promise<PictureRow | undefined> {
  return cell.first(findPicture(tenant.storeId, id));
}
