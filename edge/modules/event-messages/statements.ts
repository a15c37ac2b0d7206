import {
  EVENT_MESSAGES_A_DAY,
  EVENT_MESSAGES_WITHIN_MS,
} from '../../../shared/rules/event-messages.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat, nothing, raw } from '../../db/sql.ts';

/** What a store writes to the attendants of its experiences, until it goes out. */

export type MessageRow = CellTables['event_message'];

/** The attendants of an experience that a message goes to. */
export type Audience = Pick<MessageRow, 'item_id' | 'audience' | 'sku_id'>;

const COLUMNS = raw(`m.id, m.store_id, m.item_id, m.subject, m.text, m.audience, m.sku_id, m.state,
  m.send_at, m.account_id, m.made_at, m.address, m.language, m.version, m.last_ticket, m.recipients,
  m.sent, m.failed`);

/** Where the holder of a ticket `t` of an order `p` is written to; NULL where no address is known. */
export const HOLDER = raw(`nullif(lower(coalesce(t.email, p.contact ->> 'email')), '')`);

/** The tickets `t` of an audience: those that open the door for their present holder. */
export function areOf({ item_id: event, audience, sku_id: sku }: Audience): Statement {
  const narrowed = {
    all: nothing,
    kind: sql` AND t.sku_id = ${sku}`,
    waiting: sql` AND t.admitted_at IS NULL`,
  };
  return sql`t.item_id = ${event} AND t.voided_at IS NULL${narrowed[audience]}`;
}

/** How many tickets an audience has, and how many mail addresses they have. */
export interface ReachRow {
  readonly tickets: number;
  readonly recipients: number;
  readonly unreached: number;
}

export function countReach(storeId: string, of: Audience): Statement<ReachRow> {
  return sql<ReachRow>`SELECT count(*) AS tickets, count(DISTINCT holder) AS recipients,
      count(*) - count(holder) AS unreached
    FROM (SELECT ${HOLDER} AS holder FROM ticket t LEFT JOIN purchase_order p ON p.id = t.order_id
      WHERE ${areOf(of)} AND t.store_id = ${storeId})`;
}

/** A page of an experience's messages, the latest first. */
export function list(
  storeId: string,
  event: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Statement<MessageRow> {
  return sql<MessageRow>`SELECT ${COLUMNS} FROM event_message m
    WHERE m.item_id = ${event} AND m.store_id = ${storeId}
    ORDER BY m.send_at DESC, m.id DESC LIMIT ${limit} OFFSET ${offset}`;
}

export function count(storeId: string, event: string, most: number): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM (SELECT 1 FROM event_message
    WHERE item_id = ${event} AND store_id = ${storeId} LIMIT ${most})`;
}

export function find(storeId: string, event: string, id: string): Statement<MessageRow> {
  return sql<MessageRow>`SELECT ${COLUMNS} FROM event_message m
    WHERE m.id = ${id} AND m.item_id = ${event} AND m.store_id = ${storeId}`;
}

/** How many other messages about the experience go out within a day of an instant. */
export function countNear(
  event: string,
  at: number,
  except: string | null,
): Statement<{ n: number }> {
  return sql<{
    n: number;
  }>`SELECT count(*) AS n FROM event_message WHERE ${areNear(event, at, except)}`;
}

function areNear(event: string, at: number, except: string | null): Statement {
  return sql`item_id = ${event} AND state <> 'withdrawn' AND id <> ${except ?? ''}
    AND send_at > ${at - EVENT_MESSAGES_WITHIN_MS} AND send_at < ${at + EVENT_MESSAGES_WITHIN_MS}`;
}

/** Aborts where the experience has its most messages within a day of an instant. */
function leavesRoom(event: string, at: number, except: string | null): Statement {
  return assertThat(sql`(SELECT count(*) FROM event_message WHERE ${areNear(event, at, except)})
    < ${EVENT_MESSAGES_A_DAY}`);
}

/** A message as its store writes it. */
export type NewMessage = Pick<
  MessageRow,
  'item_id' | 'subject' | 'text' | 'audience' | 'sku_id' | 'send_at' | 'address' | 'language'
>;

/** Keeps a message; aborts where its experience has too many around its time. */
export function insert(
  made: NewMessage & Pick<MessageRow, 'id' | 'store_id' | 'account_id' | 'made_at'>,
): Statement[] {
  return [leavesRoom(made.item_id, made.send_at, null), ...insertRows('event_message', [made])];
}

/** A message that still waits for its time, as the caller has seen it. */
function waits({ id, version }: MessageRow): Statement {
  return assertThat(sql`EXISTS (SELECT 1 FROM event_message
    WHERE id = ${id} AND version = ${version} AND state = 'planned')`);
}

/** Changes a message that still waits; aborts where it left or changed meanwhile. */
export function change(row: MessageRow, to: NewMessage): Statement[] {
  return [
    waits(row),
    leavesRoom(row.item_id, to.send_at, row.id),
    sql`UPDATE event_message SET subject = ${to.subject}, text = ${to.text},
        audience = ${to.audience}, sku_id = ${to.sku_id}, send_at = ${to.send_at},
        address = ${to.address}, language = ${to.language}, version = version + 1
      WHERE id = ${row.id}`,
  ];
}

/** Withdraws a message that still waits; aborts where it left or changed meanwhile. */
export function withdraw(row: MessageRow): Statement[] {
  return [
    waits(row),
    sql`UPDATE event_message SET state = 'withdrawn', version = version + 1 WHERE id = ${row.id}`,
  ];
}
