import { tagFor, type DatabaseKind, type Statement as StatementOn } from './sql.ts';

/** A statement that runs on every database: its tables are in cells and in the directory. */
export type Statement<Row = unknown> = StatementOn<Row, DatabaseKind>;

/** Writes a statement for tables that every database has: idempotency, outbox, sent_mail. */
export const sql = tagFor<DatabaseKind>();
