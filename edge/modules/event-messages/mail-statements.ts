import type { Language } from '../../../shared/kernel/locale.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat } from '../../db/sql.ts';
import { areOf, HOLDER, type MessageRow } from './statements.ts';

/** How a message becomes mails: part by part, each address once. */

/** Messages whose time has come, or that are half-way: those that wait longest first. */
export function listDue(now: number, limit: number): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM event_message
    WHERE state IN ('planned', 'sending') AND send_at <= ${now} ORDER BY send_at LIMIT ${limit}`;
}

/** A message whose time has come; none where it went out or was withdrawn. */
export function findDue(id: string, now: number): Statement<MessageRow> {
  return sql<MessageRow>`SELECT id, store_id, item_id, subject, text, audience, sku_id, state, send_at,
      account_id, made_at, address, language, version, last_ticket, recipients, sent, failed
    FROM event_message
    WHERE id = ${id} AND state IN ('planned', 'sending') AND send_at <= ${now}`;
}

/** A ticket whose holder is written to. */
export interface HolderRow {
  readonly id: string;
  /** In lower case; null where none is known. */
  readonly holder: string | null;
  /** 1 where the message was written to that address before. */
  readonly is_told: number;
}

/** The next tickets of a message's audience. */
export function listHolders(row: MessageRow, limit: number): Statement<HolderRow> {
  return sql<HolderRow>`SELECT h.id, h.holder, EXISTS (SELECT 1 FROM event_message_to a
      WHERE a.message_id = ${row.id} AND a.address = h.holder) AS is_told
    FROM (SELECT t.id, ${HOLDER} AS holder FROM ticket t
      LEFT JOIN purchase_order p ON p.id = t.order_id
      WHERE ${areOf(row)} AND t.store_id = ${row.store_id} AND t.id > ${row.last_ticket ?? ''}
      ORDER BY t.id LIMIT ${limit}) h`;
}

/** An address that a message goes to, with the row of the outbox by which it goes. */
export type Addressed = Pick<CellTables['event_message_to'], 'address' | 'ticket_id' | 'outbox_id'>;

/**
 * Notes that a part of a message's mails is written. Aborts where another run wrote it, or where the message
 * was changed or withdrawn.
 * @param last the part's last ticket; null where the message is written to everybody
 */
export function notePart(
  row: MessageRow,
  addressed: readonly Addressed[],
  last: string | null,
): Statement[] {
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM event_message WHERE id = ${row.id}
      AND version = ${row.version} AND state = ${row.state} AND last_ticket IS ${row.last_ticket})`),
    ...(addressed.length === 0
      ? []
      : insertRows(
          'event_message_to',
          addressed.map((one) => ({ ...one, message_id: row.id, state: 'queued' as const })),
        )),
    sql`UPDATE event_message SET state = ${last === null ? 'sent' : 'sending'},
        last_ticket = coalesce(${last}, last_ticket) WHERE id = ${row.id}`,
  ];
}

/** What one mail of a message is made of. */
export interface MailRow extends Pick<MessageRow, 'store_id' | 'subject' | 'text' | 'address'> {
  readonly recipient: string;
  readonly language: Language;
  readonly event_name: string;
  readonly event_name_en: string | null;
  readonly store_name: string;
  readonly country: string;
  readonly profile: string;
  /** A ticket that its reader holds. */
  readonly ticket: string;
  readonly code: string;
  /** 1 where the ticket has an address of its own: its reader is not the order's buyer. */
  readonly is_own: number;
  readonly order_id: string | null;
  readonly checkout_id: string | null;
  /** The store where the order was placed, and its address. */
  readonly sold_in: string | null;
  readonly bought_at: string | null;
}

/**
 * The mail of a row of the outbox, about a ticket that its reader still holds. An attendant that went in
 * meanwhile gets it all the same.
 * @param which the ticket that it was written for, or any other of the same reader's
 */
export function findMail(outboxId: string, which: 'first' | 'other'): Statement<MailRow> {
  const tickets = {
    first: sql`t.id = a.ticket_id`,
    other: sql`t.item_id = m.item_id AND t.store_id = m.store_id`,
  };
  return sql<MailRow>`SELECT m.store_id, m.subject, m.text, m.address, a.address AS recipient,
      coalesce(c.locale, m.language) AS language, i.name AS event_name, i.name_en AS event_name_en,
      s.name AS store_name, s.country, s.profile, t.id AS ticket, t.code,
      t.email IS NOT NULL AS is_own, p.id AS order_id, p.checkout_id, p.store_id AS sold_in,
      c.address AS bought_at
    FROM event_message_to a JOIN event_message m ON m.id = a.message_id
    JOIN item i ON i.id = m.item_id JOIN store s ON s.id = m.store_id
    JOIN ticket t ON ${tickets[which]}
    LEFT JOIN purchase_order p ON p.id = t.order_id LEFT JOIN checkout c ON c.id = p.checkout_id
    WHERE a.outbox_id = ${outboxId} AND t.voided_at IS NULL AND ${HOLDER} = a.address
      AND (m.audience <> 'kind' OR t.sku_id = m.sku_id) LIMIT 1`;
}
