import type { Photo } from '../../shared/contracts/fields.ts';
import type { Locale } from '../../shared/kernel/locale.ts';
import type { Focus } from '../../shared/rules/focus.ts';
import { sql, type Statement } from './cell-sql.ts';
import { inLanguage, raw } from './sql.ts';

/** What the address of a library's picture begins with, before its key. */
const FOLDER = '/media/';

/**
 * The text of the picture at an address, in a visitor's language; null where the library of the
 * store that keeps it has no text, and empty for a picture that is decoration.
 * @param url an expression of our own for the address, never input from outside
 * @param storeId an expression of our own for the store's id
 */
export function altOf(url: string, storeId: string, locale: Locale): Statement {
  return sql`(SELECT iif(p.decorative = 1, '', nullif(${inLanguage('p.alt', locale)}, '')) FROM picture p
    WHERE ${isAt(url, storeId)})`;
}

/**
 * The point that crops of the picture at an address keep, as JSON `{x, y}` in percent; null for the
 * middle. Its index holds the other points alone, and SQLite would rather take that of all keys.
 * @param url an expression of our own for the address, never input from outside
 * @param storeId an expression of our own for the store's id
 */
export function focusOf(url: string, storeId: string): Statement {
  return sql`(SELECT json_object('x', p.focal_x, 'y', p.focal_y)
    FROM picture p INDEXED BY picture_by_focus
    WHERE ${isAt(url, storeId)} AND (p.focal_x <> 50 OR p.focal_y <> 50))`;
}

function isAt(url: string, storeId: string): Statement {
  return sql`p.key = substr(${raw(url)}, ${FOLDER.length + 1}) AND p.store_id = ${raw(storeId)}`;
}

/**
 * The JSON of a column's photo, with its picture's text as `alt` and its point as `focus` where the
 * library has them.
 * @param column a column of our own with its table
 * @example sql`SELECT ${describedPhoto('e.photo', 'e.store_id', locale)} AS photo FROM blog_entry e`
 */
export function describedPhoto(column: string, storeId: string, locale: Locale): Statement {
  const url = `${column} ->> '$.url'`;
  return sql`json_patch(${raw(column)}, json_object('alt', ${altOf(url, storeId, locale)},
    'focus', json(${focusOf(url, storeId)})))`;
}

/** The same for a column that holds a list of photos. */
export function describedPhotos(column: string, storeId: string, locale: Locale): Statement {
  return sql`(SELECT json_group_array(json(${describedPhoto('f.value', storeId, locale)}))
    FROM json_each(${raw(column)}) f)`;
}

/** A photo with the point that its crops keep, which `focusOf` read; the photo alone for the middle. */
export function focused(photo: Photo | null, focus: string | null): Photo | null {
  return photo && focus !== null ? { ...photo, focus: JSON.parse(focus) as Focus } : photo;
}
