import type { CellFilled, CellTables } from './cell-tables.ts';
import { inserterFor } from './insert.ts';
import { tagFor, type Statement as StatementOn } from './sql.ts';

/** A statement that runs on a cell. */
export type Statement<Row = unknown> = StatementOn<Row, 'cell'>;

/** Writes a statement for a cell; the directory does not take it. */
export const sql = tagFor<'cell'>();

/**
 * Inserts any number of rows into a table of a cell, all of which name the same columns; no rows make no statement.
 * @example insertRows('hold', [{ checkout_id: checkout, sku_id: sku, amount: 1, expires_at: end }])
 */
export const insertRows = inserterFor<CellTables, CellFilled, 'cell'>();
