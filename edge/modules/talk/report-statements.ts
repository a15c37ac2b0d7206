import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';

export type ReportRow = DirectoryTables['talk_report'];
/** A report as it is written. */
export type NewReport = Omit<ReportRow, 'closed_at'>;

/** Closed reports are kept for this time. */
export const REPORT_KEPT_MS = 90 * 24 * 60 * 60_000;

/** Writes a report; while the account's one about the conversation is open, nothing. */
export function insertReport(row: NewReport): Statement {
  return sql`INSERT INTO talk_report (id, conversation_id, account_id, mailbox_id, peer_id, reason,
      messages, created_at)
    VALUES (${row.id}, ${row.conversation_id}, ${row.account_id}, ${row.mailbox_id}, ${row.peer_id},
      ${row.reason}, ${row.messages}, ${row.created_at})
    ON CONFLICT DO NOTHING`;
}

/** Reports that no operator has closed, the oldest first. */
export function listOpenReports(limit: number): Statement<Omit<ReportRow, 'messages'>> {
  return sql<
    Omit<ReportRow, 'messages'>
  >`SELECT id, conversation_id, account_id, mailbox_id, peer_id, reason, created_at, closed_at
    FROM talk_report WHERE closed_at IS NULL ORDER BY created_at, id LIMIT ${limit}`;
}

export function findReport(id: string): Statement<ReportRow> {
  return sql<ReportRow>`SELECT id, conversation_id, account_id, mailbox_id, peer_id, reason, messages,
      created_at, closed_at FROM talk_report WHERE id = ${id}`;
}

/** Closes a report; one that is closed stays as it is. */
export function closeReport(id: string, now: number): Statement<{ id: string }> {
  return sql<{ id: string }>`UPDATE talk_report SET closed_at = ${now}
    WHERE id = ${id} AND closed_at IS NULL RETURNING id`;
}

/** Deletes reports that were closed before a moment, a bounded number at a time. */
export function deleteReportsBefore(before: number): Statement {
  return sql`DELETE FROM talk_report WHERE id IN
    (SELECT id FROM talk_report WHERE closed_at < ${before} LIMIT 1000)`;
}
