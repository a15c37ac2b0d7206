import type { StatusFilter } from '../../../shared/rules/talk-status.ts';
import { UNREAD_COUNTED_MAX } from '../../../shared/rules/talk-line.ts';
import { rolesWith } from '../../../shared/rules/permissions.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import { hasLabel, labelsColumn } from './label-statements.ts';
import { hits } from './text-statements.ts';
import { takerId, takerName, type TakenRow } from './taken-statements.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';

export type ListRow = DirectoryTables['conversation'] &
  TakenRow & {
    /** JSON of its labels. */
    labels: string;
    /** The beginning of the newest message with all words of a search. */
    found: string | null;
    /** Its number. */
    found_seq: number | null;
  };
/** A row of a mailbox's list as its conversation tells it. */
export type ToldRow = DirectoryTables['conversation'];

const ROLES = JSON.stringify(rolesWith('inbox'));
/** Without its name, SQLite reads every row of the mailbox to find those with something pending. */
const PENDING = sql`conversation INDEXED BY conversation_pending`;
/** Lists are counted no further. */
const COUNTED_MAX = 1001;

/** Tells a mailbox's row; one that is older than the row that stands there changes nothing. */
export function tellRow(row: ToldRow): Statement {
  return sql`INSERT INTO conversation (mailbox_id, id, peer_id, peer_name, version, pending, teaser,
      sender_id, only_for, last_message_at, folded, closed, snoozed_until)
    VALUES (${row.mailbox_id}, ${row.id}, ${row.peer_id}, ${row.peer_name}, ${row.version},
      ${row.pending}, ${row.teaser}, ${row.sender_id}, ${row.only_for}, ${row.last_message_at},
      ${row.folded}, ${row.closed}, ${row.snoozed_until})
    ON CONFLICT (mailbox_id, id) DO UPDATE SET peer_name = excluded.peer_name,
      version = excluded.version, pending = excluded.pending, teaser = excluded.teaser,
      sender_id = excluded.sender_id, only_for = excluded.only_for,
      last_message_at = excluded.last_message_at, folded = excluded.folded,
      closed = excluded.closed, snoozed_until = excluded.snoozed_until
    WHERE excluded.version >= version`;
}

interface Part {
  readonly mailbox: string;
  readonly words: readonly string[];
  /** By the member of staff who has taken them: this account's, or those that nobody has taken. */
  readonly taken?: { readonly by: string | null } | undefined;
  readonly status: StatusFilter;
  readonly label?: string | undefined;
  /** Milliseconds, UTC: a snoozed one comes back at its moment. */
  readonly now: number;
}

/** A status by itself, so that its index is used. */
const ofStatus = (status: StatusFilter, now: number): Statement => {
  if (status === 'closed') return sql`closed = 1`;
  if (status === 'snoozed') return sql`snoozed_until IS NOT NULL AND snoozed_until > ${now}`;
  return status === 'open'
    ? sql`closed = 0 AND (snoozed_until IS NULL OR snoozed_until <= ${now})`
    : sql`1`;
};

/** All words stand in the row, or in one of its messages. */
const saying = (words: readonly string[]): Statement =>
  words.length === 0
    ? sql`1`
    : sql`(NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(words)}) w
        WHERE instr(folded, w.value) = 0)
      OR id IN (SELECT conversation_id FROM hit))`;

/** Each condition that is not asked for is a constant: a count looks at a thousand rows. */
const within = ({ mailbox, words, taken, status, label, now }: Part): Statement =>
  sql`mailbox_id = ${mailbox} AND ${ofStatus(status, now)}
    AND ${label === undefined ? sql`1` : hasLabel(label)}
    AND ${saying(words)}
    AND ${taken === undefined ? sql`1` : sql`${takerId} IS ${taken.by}`}`;

/** A page of a mailbox's conversations, the newest first. */
export function listRows(
  part: Part,
  page: { readonly offset: number; readonly limit: number },
): Statement<ListRow> {
  return sql<ListRow>`WITH hit AS MATERIALIZED (${hits(part.mailbox, part.words)})
    SELECT mailbox_id, id, peer_id, peer_name, version, pending, teaser, sender_id,
      only_for, last_message_at, folded, closed, snoozed_until, ${takerId} AS taken_by, ${takerName} AS taken_name,
      ${labelsColumn} AS labels,
      (SELECT h.teaser FROM hit h WHERE h.conversation_id = conversation.id) AS found,
      (SELECT h.seq FROM hit h WHERE h.conversation_id = conversation.id) AS found_seq
    FROM conversation WHERE ${within(part)}
    ORDER BY last_message_at DESC, id DESC LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** How many there are, up to 1,001, and how many of all have something pending. */
export function countRows(part: Part): Statement<{ n: number; pending: number }> {
  return sql<{ n: number; pending: number }>`WITH hit AS MATERIALIZED
      (${hits(part.mailbox, part.words)})
    SELECT (SELECT count(*) FROM (SELECT 1 FROM conversation WHERE ${within(part)}
        LIMIT ${COUNTED_MAX})) AS n,
      (SELECT count(*) FROM ${PENDING} WHERE mailbox_id = ${part.mailbox} AND pending > 0)
        AS pending`;
}

/** How many conversations of a mailbox have something unread, up to 100. */
export function countUnread(mailbox: string): Statement<{ pending: number }> {
  return sql<{ pending: number }>`SELECT count(*) AS pending FROM
    (SELECT 1 FROM ${PENDING} WHERE mailbox_id = ${mailbox} AND pending > 0
      LIMIT ${UNREAD_COUNTED_MAX})`;
}

/** Says until when an account listens to its mailbox, in milliseconds. */
export function listensUntil(account: string, until: number): Statement {
  return sql`UPDATE account SET listens_until = ${until} WHERE id = ${account}`;
}

/** Those of some accounts that listen to their mailboxes. */
export function listListening(accounts: readonly string[], now: number): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM account
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(accounts)}))
      AND listens_until > ${now}`;
}

/** The public facts of an account or a store as a party; none of one that is closed. */
export interface PartyFacts {
  id: string;
  /** Null for a store: its name stands in its cell. */
  name: string | null;
  photo: string | null;
  /** Null too for an account that hides it. */
  heartbeat_at: number | null;
  cell: string | null;
  slug: string | null;
  canonical_domain: string | null;
}

/** An account that is a party. */
export function findAccountParty(id: string): Statement<PartyFacts> {
  return sql<PartyFacts>`SELECT a.id, a.full_name AS name, a.photo,
      iif(h.account_id IS NULL, a.heartbeat_at, NULL) AS heartbeat_at, NULL AS cell, NULL AS slug,
      NULL AS canonical_domain
    FROM account a LEFT JOIN hidden_presence h ON h.account_id = a.id
    WHERE a.id = ${id} AND a.erased_at IS NULL`;
}

/**
 * A store that is a party: there are people who answer for it, its owner or staff with `inbox`, and
 * their last heartbeat is its own, but for those who hide it.
 */
export function findStoreParty(id: string): Statement<PartyFacts> {
  return sql<PartyFacts>`SELECT s.id, NULL AS name, NULL AS photo,
      max(iif(h.account_id IS NULL, a.heartbeat_at, NULL)) AS heartbeat_at, s.cell, s.slug, s.canonical_domain
    FROM store s JOIN account a ON a.erased_at IS NULL AND (a.id = s.owner_id OR a.id IN
      (SELECT t.account_id FROM staff t WHERE t.store_id = s.id
        AND t.role IN (SELECT value FROM json_each(${ROLES}))))
    LEFT JOIN hidden_presence h ON h.account_id = a.id
    WHERE s.id = ${id} AND s.is_proxy = 0 GROUP BY s.id`;
}

/** The cell of a store, and the proven address of an account that reads a mailbox there. */
export interface ReaderRow {
  cell: string;
  email: string | null;
  locale: string | null;
}

export function findReader(storeId: string, mailbox: string): Statement<ReaderRow> {
  return sql<ReaderRow>`SELECT s.cell, a.email, a.locale FROM store s
    LEFT JOIN account a ON a.id = ${mailbox} AND a.erased_at IS NULL
      AND a.email_verified_at IS NOT NULL
    WHERE s.id = ${storeId}`;
}

/** Somebody who has a conversation open. */
export interface OpenReader {
  readonly sessionId: string;
  readonly accountId: string;
  readonly mailbox: string;
}

/** The sessions that may still read the mailboxes that they have open. */
export function listAllowed(
  readers: readonly OpenReader[],
  now: number,
): Statement<{ session: string; mailbox: string }> {
  return sql<{ session: string; mailbox: string }>`SELECT s.id AS session,
      r.value ->> 'mailbox' AS mailbox
    FROM json_each(${JSON.stringify(readers)}) r
    JOIN session s ON s.id = r.value ->> 'sessionId' AND s.expires_at > ${now}
    JOIN account a ON a.id = s.account_id AND a.id = r.value ->> 'accountId'
      AND a.erased_at IS NULL
    WHERE a.id = r.value ->> 'mailbox' OR EXISTS (SELECT 1 FROM store o
      WHERE o.id = r.value ->> 'mailbox' AND o.is_proxy = 0 AND (o.owner_id = a.id OR EXISTS
        (SELECT 1 FROM staff t WHERE t.store_id = o.id AND t.account_id = a.id
          AND t.role IN (SELECT value FROM json_each(${ROLES})))))`;
}

/** A row where an account tells nobody what it has read. */
export function findHiddenReading(
  accountId: string,
): Statement<Pick<DirectoryTables['hidden_reading'], 'account_id'>> {
  return sql`SELECT account_id FROM hidden_reading WHERE account_id = ${accountId}`;
}

/** The conversations of an account's own mailbox, the oldest first. */
export function listOwnIds(accountId: string): Statement<Pick<ListRow, 'id' | 'peer_name'>> {
  return sql<Pick<ListRow, 'id' | 'peer_name'>>`SELECT id, peer_name FROM conversation
    WHERE mailbox_id = ${accountId} ORDER BY last_message_at, id`;
}

/** Notes that an account writes for a store in a conversation. */
export function noteWriter(accountId: string, id: string): Statement {
  return sql`INSERT INTO conversation_writer (writer_id, conversation_id) VALUES (${accountId}, ${id})
    ON CONFLICT (writer_id, conversation_id) DO NOTHING`;
}

/** The conversations in which an account has written for stores. */
export function listWrittenIds(accountId: string): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT conversation_id AS id FROM conversation_writer
    WHERE writer_id = ${accountId} ORDER BY conversation_id`;
}

export function forgetWriter(accountId: string): Statement {
  return sql`DELETE FROM conversation_writer WHERE writer_id = ${accountId}`;
}

/** Deletes an erased account's own list. */
export function forgetMailbox(accountId: string): Statement {
  return sql`DELETE FROM conversation WHERE mailbox_id = ${accountId}`;
}

/** Takes an erased account's name and words out of the lists of the others. */
export function forgetPeer(accountId: string): Statement {
  return sql`UPDATE conversation SET peer_name = '', folded = '',
      teaser = iif(sender_id = ${accountId}, '', teaser) WHERE peer_id = ${accountId}`;
}
