import type { StoreId } from '../../../../shared/kernel/ids.ts';
import { PICTURES_MAX } from '../../../../shared/kernel/constants/limits.ts';
import { tidyName } from '../../../../shared/rules/names.ts';
import { sql, type Statement } from '../../../db/cell-sql.ts';
import type { CellTables } from '../../../db/cell-tables.ts';
import type { ItemState } from './state.ts';

type Photo = ItemState['photos'][number];
type LibraryRow = Pick<CellTables['picture'], 'key' | 'name' | 'width' | 'height'>;

/** What the address of a picture begins with, before its key. */
const FOLDER = '/media/';

/** The pictures of a store, which is as many as its library holds. */
export function listLibrary(storeId: StoreId): Statement<LibraryRow> {
  return sql<LibraryRow>`SELECT key, name, width, height FROM picture
    WHERE store_id = ${storeId} ORDER BY id LIMIT ${PICTURES_MAX}`;
}

/** The pictures of a store as files name them. */
export interface Library {
  /** The name of the picture at an address; the address where no picture, or another one too, has a name for it. */
  readonly nameOf: (url: string) => string;
  /** The picture of an address, or of a name that one picture alone has. */
  readonly find: (text: string) => Photo | undefined;
}

/** A library without pictures. */
export const NO_LIBRARY: Library = { nameOf: (url) => url, find: () => undefined };

/** The pictures of a library by their addresses and names. */
export function libraryOf(rows: readonly LibraryRow[]): Library {
  const photos = new Map<string, Photo>();
  const names = new Map<string, string>();
  const twice = new Set<string>();
  for (const { key, name, width, height } of rows) {
    const url = FOLDER + key;
    photos.set(url, { url, width, height });
    if (names.has(name)) twice.add(name);
    names.set(name, url);
  }
  const named = new Map([...names].filter(([name]) => !twice.has(name) && !photos.has(name)));
  const nameAt = new Map([...named].map(([name, url]) => [url, name]));
  return {
    nameOf: (url) => nameAt.get(url) ?? url,
    find(text) {
      const path = text.trim().replace(/^https?:\/\/[^/]+(?=\/media\/)/, '');
      return photos.get(path) ?? photos.get(named.get(tidyName(text)) ?? '');
    },
  };
}
