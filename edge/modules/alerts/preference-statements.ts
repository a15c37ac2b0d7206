import type { AlertChoice } from '../../../shared/rules/alert-preferences.ts';
import type { QuietHours } from '../../../shared/rules/quiet-hours.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';

type ChoiceRow = Pick<DirectoryTables['alert_preference'], 'origin_app' | 'by_mail' | 'by_push'>;

/** What an account has chosen; an app that it left alone has no row. */
export function listChoices(accountId: string): Statement<ChoiceRow> {
  return sql<ChoiceRow>`SELECT origin_app, by_mail, by_push FROM alert_preference
    WHERE account_id = ${accountId}`;
}

export function putChoice(accountId: string, { app, mail, push }: AlertChoice): Statement {
  return sql`INSERT INTO alert_preference (account_id, origin_app, by_mail, by_push)
    VALUES (${accountId}, ${app}, ${mail ? 1 : 0}, ${push ? 1 : 0})
    ON CONFLICT (account_id, origin_app) DO UPDATE SET by_mail = excluded.by_mail,
      by_push = excluded.by_push`;
}

/** Leaves an app's mails out; its devices stay as they are. Nothing for an account that is gone. */
export function leaveOutMails(accountId: string, app: string): Statement {
  return sql`INSERT INTO alert_preference (account_id, origin_app, by_mail, by_push)
    SELECT id, ${app}, 0, 1 FROM account WHERE id = ${accountId} AND erased_at IS NULL
    ON CONFLICT (account_id, origin_app) DO UPDATE SET by_mail = 0`;
}

type QuietRow = Omit<DirectoryTables['quiet_hours'], 'account_id'>;

export function findQuietHours(accountId: string): Statement<QuietRow> {
  return sql<QuietRow>`SELECT quiet_from, quiet_to, quiet_zone FROM quiet_hours
    WHERE account_id = ${accountId}`;
}

export function putQuietHours(accountId: string, { from, to, zone }: QuietHours): Statement {
  return sql`INSERT INTO quiet_hours (account_id, quiet_from, quiet_to, quiet_zone)
    VALUES (${accountId}, ${from}, ${to}, ${zone})
    ON CONFLICT (account_id) DO UPDATE SET quiet_from = excluded.quiet_from,
      quiet_to = excluded.quiet_to, quiet_zone = excluded.quiet_zone`;
}

export function dropQuietHours(accountId: string): Statement {
  return sql`DELETE FROM quiet_hours WHERE account_id = ${accountId}`;
}

/** A row where the account's presence is told to nobody. */
export function findHidden(
  accountId: string,
): Statement<Pick<DirectoryTables['hidden_presence'], 'account_id'>> {
  return sql`SELECT account_id FROM hidden_presence WHERE account_id = ${accountId}`;
}

export function hidePresence(accountId: string): Statement {
  return sql`INSERT INTO hidden_presence (account_id) VALUES (${accountId}) ON CONFLICT DO NOTHING`;
}

export function showPresence(accountId: string): Statement {
  return sql`DELETE FROM hidden_presence WHERE account_id = ${accountId}`;
}

/** A row where nobody is told what the account has read. */
export function findHiddenReading(
  accountId: string,
): Statement<Pick<DirectoryTables['hidden_reading'], 'account_id'>> {
  return sql`SELECT account_id FROM hidden_reading WHERE account_id = ${accountId}`;
}

export function hideReading(accountId: string): Statement {
  return sql`INSERT INTO hidden_reading (account_id) VALUES (${accountId}) ON CONFLICT DO NOTHING`;
}

export function showReading(accountId: string): Statement {
  return sql`DELETE FROM hidden_reading WHERE account_id = ${accountId}`;
}

/** How the account that has proved an address is written to about an app. */
export interface AddressedRow {
  id: string;
  by_mail: number;
  quiet_from: string | null;
  quiet_to: string | null;
  quiet_zone: string | null;
}

export function findAddressed(email: string, app: string): Statement<AddressedRow> {
  return sql<AddressedRow>`SELECT a.id, coalesce(p.by_mail, 1) AS by_mail, q.quiet_from, q.quiet_to,
      q.quiet_zone
    FROM account a
    LEFT JOIN alert_preference p ON p.account_id = a.id AND p.origin_app = ${app}
    LEFT JOIN quiet_hours q ON q.account_id = a.id
    WHERE a.email = ${email} AND a.email_verified_at IS NOT NULL AND a.erased_at IS NULL`;
}

export type HeldRow = Omit<DirectoryTables['held_mail'], 'summary_id'>;

/** Holds a mail back; one that is held already stays as it is. */
export function insertHeld(row: HeldRow): Statement {
  return sql`INSERT INTO held_mail (account_id, id, store_id, store_name, origin_app, subject,
      conversation_id, link_scheme, link_port, created_at, due_at)
    VALUES (${row.account_id}, ${row.id}, ${row.store_id}, ${row.store_name}, ${row.origin_app},
      ${row.subject}, ${row.conversation_id}, ${row.link_scheme}, ${row.link_port},
      ${row.created_at}, ${row.due_at})
    ON CONFLICT DO NOTHING`;
}

/** Accounts whose quiet hours are over, each with the store of its last mail. */
export function listDue(
  now: number,
  limit: number,
): Statement<{ account_id: string; store_id: string }> {
  return sql<{ account_id: string; store_id: string }>`SELECT h.account_id,
      (SELECT l.store_id FROM held_mail l WHERE l.account_id = h.account_id
        AND l.summary_id IS NULL ORDER BY l.created_at DESC, l.id DESC LIMIT 1) AS store_id
    FROM held_mail h WHERE h.summary_id IS NULL AND h.due_at <= ${now}
    GROUP BY h.account_id LIMIT ${limit}`;
}

/** Puts what is due into one summary. */
export function putIntoSummary(accountId: string, summary: string, now: number): Statement {
  return sql`UPDATE held_mail SET summary_id = ${summary}
    WHERE account_id = ${accountId} AND summary_id IS NULL AND due_at <= ${now}`;
}

/** A mail that a summary tells of. */
export type SummedRow = Pick<
  HeldRow,
  'account_id' | 'store_id' | 'store_name' | 'subject' | 'link_scheme' | 'link_port'
>;

/**
 * The mails of a summary, the oldest first: none whose alert was visited or whose conversation was
 * opened meanwhile, and none of an app whose mails the account does not want any more.
 */
export function listSummed(summary: string): Statement<SummedRow> {
  return sql<SummedRow>`SELECT h.account_id, h.store_id, h.store_name, h.subject, h.link_scheme,
      h.link_port
    FROM held_mail h
    WHERE h.summary_id = ${summary}
      AND NOT EXISTS (SELECT 1 FROM alert v WHERE v.account_id = h.account_id
        AND v.id = 'al_' || substr(h.id, 4) AND v.visited_at IS NOT NULL)
      AND (h.conversation_id IS NULL OR EXISTS (SELECT 1 FROM conversation c
        WHERE c.mailbox_id = h.account_id AND c.id = h.conversation_id AND c.pending > 0))
      AND NOT EXISTS (SELECT 1 FROM alert_preference p WHERE p.account_id = h.account_id
        AND p.origin_app = h.origin_app AND p.by_mail = 0)
    ORDER BY h.created_at, h.id`;
}

/** Where an account is written to, and the address of a store. */
export interface SummaryReaderRow {
  email: string | null;
  locale: string;
  region: string | null;
  cell: string;
  slug: string;
  canonical_domain: string | null;
}

export function findSummaryReader(accountId: string, storeId: string): Statement<SummaryReaderRow> {
  return sql<SummaryReaderRow>`SELECT iif(a.email_verified_at IS NULL, NULL, a.email) AS email,
      a.locale, a.region, s.cell, s.slug, s.canonical_domain
    FROM account a JOIN store s ON s.id = ${storeId}
    WHERE a.id = ${accountId} AND a.erased_at IS NULL`;
}

/** Deletes the oldest of before a moment, some at a time. */
export function deleteHeldBefore(moment: number, limit: number): Statement {
  return sql`DELETE FROM held_mail WHERE (account_id, id) IN
    (SELECT account_id, id FROM held_mail WHERE created_at < ${moment}
      ORDER BY created_at LIMIT ${limit})`;
}
