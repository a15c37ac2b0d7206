import type { Language } from '../../../shared/kernel/locale.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** The columns of the store and the checkout that a mail about a purchase needs. */
export interface SenderRow extends Pick<CellTables['store'], 'country' | 'profile'> {
  store_name: string;
  language: Language;
  address: string;
}

/** The store that a checkout was made in, with the language and the address it was made at. */
export function findSender(checkout: string): Statement<SenderRow> {
  return sql<SenderRow>`SELECT s.name AS store_name, s.country, s.profile, c.locale AS language, c.address
    FROM checkout c JOIN store s ON s.id = c.store_id WHERE c.id = ${checkout}`;
}

/** The name and colour of a store's mails. */
export interface Dress {
  /** A CSS colour in hexadecimal. */
  readonly color: string;
}

const HEXADECIMAL = /^#[0-9a-f]{6}$/i;
const PLAIN = '#1f2937';

/** A store's colour if it is one, else a plain one; other text may not stand in a style. */
export function mailColor(color: unknown): string {
  return typeof color === 'string' && HEXADECIMAL.test(color) ? color : PLAIN;
}

/** The dress of a store by its profile, as JSON. */
export function dressOf(profile: string): Dress {
  const read = JSON.parse(profile) as { store_theme_info?: { color1?: unknown } };
  return { color: mailColor(read.store_theme_info?.color1) };
}
