import { tagFor, type Statement as StatementOn } from './sql.ts';

/** A statement that runs on the directory. */
export type Statement<Row = unknown> = StatementOn<Row, 'directory'>;

/** Writes a statement for the directory; no cell takes it. */
export const sql = tagFor<'directory'>();
