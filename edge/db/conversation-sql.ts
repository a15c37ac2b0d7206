import { tagFor, type Statement as StatementOn } from './sql.ts';

/** A statement that runs in the object of one conversation. */
export type Statement<Row = unknown> = StatementOn<Row, 'conversation'>;

/** Writes a statement for the object of a conversation; no database takes it. */
export const sql = tagFor<'conversation'>();
