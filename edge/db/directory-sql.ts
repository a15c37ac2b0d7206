import type { DirectoryFilled, DirectoryTables } from './directory-tables.ts';
import { inserterFor } from './insert.ts';
import { tagFor, type Statement as StatementOn } from './sql.ts';

/** A statement that runs on the directory. */
export type Statement<Row = unknown> = StatementOn<Row, 'directory'>;

/** Writes a statement for the directory; no cell takes it. */
export const sql = tagFor<'directory'>();

/**
 * Inserts any number of rows into a table of the directory, all of which name the same columns; no rows make no statement.
 * @example insertRows('domain', [{ host, store_id: id }])
 */
export const insertRows = inserterFor<DirectoryTables, DirectoryFilled, 'directory'>();
