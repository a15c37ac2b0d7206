import type { NoteAudience } from '../../../shared/rules/order-notes.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';

export interface NoteRow {
  readonly id: string;
  readonly audience: NoteAudience;
  readonly text: string;
  readonly account_id: string;
  readonly created_at: number;
  readonly changed_at: number | null;
}

/** With the time of its deletion; null for one that is there. */
export type FoundNote = NoteRow & { readonly deleted_at: number | null };

/** An order has no more notes than this, deleted ones included. */
export const NOTES_MOST = 200;

/** The notes beside an order, the latest first. */
export function listNotes(order: string): Statement<NoteRow> {
  return sql<NoteRow>`SELECT id, audience, text, account_id, created_at, changed_at FROM order_note
    WHERE order_id = ${order} AND deleted_at IS NULL
    ORDER BY created_at DESC, rowid DESC LIMIT ${NOTES_MOST}`;
}

/** A note beside an order; with the time of its deletion where it is deleted. */
export function findNote(order: string, note: string): Statement<FoundNote> {
  return sql<FoundNote>`SELECT id, audience, text, account_id, created_at, changed_at, deleted_at
    FROM order_note WHERE id = ${note} AND order_id = ${order}`;
}

/** True while an order has room for another note. */
export function hasRoomForNote(order: string): Statement {
  return sql`(SELECT count(*) FROM order_note WHERE order_id = ${order}) < ${NOTES_MOST}`;
}

/** True while a note is there, or while it is deleted, as it was read. */
export function isNoteAsRead(note: string, deletedAt: number | null): Statement {
  return sql`EXISTS (SELECT 1 FROM order_note WHERE id = ${note} AND deleted_at IS ${deletedAt})`;
}

export function insertNote(order: string, row: NoteRow): Statement[] {
  return insertRows('order_note', [{ ...row, order_id: order, deleted_at: null }]);
}

export function updateNote(
  note: string,
  { text, audience }: Pick<NoteRow, 'text' | 'audience'>,
  now: number,
): Statement {
  return sql`UPDATE order_note SET text = ${text}, audience = ${audience}, changed_at = ${now}
    WHERE id = ${note}`;
}

/** Deletes a note, or puts it back where no time is given. */
export function setNoteDeleted(note: string, at: number | null): Statement {
  return sql`UPDATE order_note SET deleted_at = ${at} WHERE id = ${note}`;
}
