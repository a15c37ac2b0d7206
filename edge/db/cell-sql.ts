import { tagFor, type Statement as StatementOn } from './sql.ts';

/** A statement that runs on a cell. */
export type Statement<Row = unknown> = StatementOn<Row, 'cell'>;

/** Writes a statement for a cell; the directory does not take it. */
export const sql = tagFor<'cell'>();
