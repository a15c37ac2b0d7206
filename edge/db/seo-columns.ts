import type { Locale } from '../../shared/kernel/locale.ts';
import { sql, type Statement } from './cell-sql.ts';
import { raw } from './sql.ts';

/** The texts for search engines as a visitor's page has them: null where the thing's own texts stand for them. */
export interface SeoRow {
  seo_title: string | null;
  seo_description: string | null;
}

/**
 * Both texts in a visitor's language. What was written in Spanish alone serves English pages only where
 * the thing's name is in Spanish there, too.
 * @param table a table of our own that has these columns
 * @param name its column of the name in English
 */
export function seoColumns(table: string, locale: Locale, name: 'name_en' | 'title_en'): Statement {
  const isSpanish = raw(`${table}.${name} IS NULL`);
  return sql`${inItsLanguage(table, 'seo_title', locale, isSpanish)} AS seo_title,
    ${inItsLanguage(table, 'seo_description', locale, isSpanish)} AS seo_description`;
}

function inItsLanguage(
  table: string,
  column: string,
  locale: Locale,
  isSpanish: Statement,
): Statement {
  const own = raw(`${table}.${column}`);
  const english = raw(`${table}.${column}_en`);
  return sql`iif(${locale} = 'en', coalesce(${english}, iif(${isSpanish}, ${own}, NULL)), ${own})`;
}
