import type { Locale } from '../../shared/kernel/locale.ts';
import { sql, type Statement } from './cell-sql.ts';
import { inLanguage, raw } from './sql.ts';

/** What the address of a library's picture begins with, before its key. */
const FOLDER = '/media/';

/**
 * The text of the picture at an address, in a visitor's language; null where the library of the
 * store that keeps it has no text.
 * @param url an expression of our own for the address, never input from outside
 * @param storeId an expression of our own for the store's id
 */
export function altOf(url: string, storeId: string, locale: Locale): Statement {
  return sql`(SELECT nullif(${inLanguage('p.alt', locale)}, '') FROM picture p
    WHERE p.key = substr(${raw(url)}, ${FOLDER.length + 1}) AND p.store_id = ${raw(storeId)})`;
}

/**
 * The JSON of a column's photo, with its picture's text as `alt` where there is one.
 * @param column a column of our own with its table
 * @example sql`SELECT ${photoWithAlt('e.photo', 'e.store_id', locale)} AS photo FROM blog_entry e`
 */
export function photoWithAlt(column: string, storeId: string, locale: Locale): Statement {
  return sql`json_patch(${raw(column)},
    json_object('alt', ${altOf(`${column} ->> '$.url'`, storeId, locale)}))`;
}

/** The same for a column that holds a list of photos. */
export function photosWithAlt(column: string, storeId: string, locale: Locale): Statement {
  return sql`(SELECT json_group_array(json(${photoWithAlt('f.value', storeId, locale)}))
    FROM json_each(${raw(column)}) f)`;
}
