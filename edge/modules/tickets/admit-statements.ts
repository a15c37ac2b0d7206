import type { Locale } from '../../../shared/kernel/locale.ts';
import type { DoorGate } from '../../../shared/contracts/door-gates.ts';
import type { SignedTicketText } from '../../../shared/rules/ticket-code.ts';
import type { DoorWay } from '../../../shared/rules/tickets.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import { isFirstCall, type Asking } from '../../unit-of-work/at-once.ts';
import {
  ended,
  findByCode,
  findById,
  type AttendantRow,
  type EventRow,
} from './door-statements.ts';
import { stands } from './link-statements.ts';

/** The one batch at a door: what it reads of a code, and the ticket that goes in. */

/** A code at the door: signed, or typed, or taken from the list. */
export type DoorCode =
  | { readonly kind: 'signed'; readonly signed: SignedTicketText }
  | { readonly kind: 'typed'; readonly code: string };

/** The door at which a code is read, and the account or link that reads it. */
export interface DoorCheck {
  readonly storeId: string;
  readonly event: string;
  readonly reader: string;
  /** The link that has to stand when the ticket goes in; null for an account. */
  readonly link: string | null;
  /** The gate at which it is read; null for the whole door. */
  readonly gate: string | null;
  /** Which way the ticket's bearer goes. */
  readonly way: DoorWay;
  readonly now: number;
}

/** What a door knows of a code, before its ticket goes in. */
export interface DoorFacts {
  /** Milliseconds: when the code was read. */
  readonly at: number;
  readonly event: Pick<
    EventRow,
    'experience_date' | 'canceled_at' | 'tickets' | 'admitted' | 'outside' | 'has_reentry'
  >;
  /** Whether the event that a signed code names is one of the store's; 1 of a typed one. */
  readonly isOwnEvent: 0 | 1;
  readonly ticket: AttendantRow | null;
  /** The event's gates, where the code is read at one; else none. */
  readonly gates: readonly DoorGate[];
  /** 0 where the link that reads was revoked, or is over. */
  readonly stands: 0 | 1;
}

/** The facts of a code at the door of an experience; none where the store has no such experience. */
export function readFacts(
  { storeId, event, link, gate, now }: DoorCheck,
  code: DoorCode | undefined,
  locale: Locale,
): Statement<{ facts: string }> {
  return sql<{ facts: string }>`SELECT json_object('at', ${now},
      'event', json_object('experience_date', i.experience_date, 'canceled_at', i.canceled_at,
        'tickets', i.tickets, 'admitted', i.admitted, 'outside', i.outside,
        'has_reentry', i.has_reentry),
      'isOwnEvent', ${isOwnEvent(storeId, code)}, 'stands', ${standing(link, now)},
      'gates', json(${gate === null ? sql`'[]'` : gatesOf(event)}),
      'ticket', json(${code ? sql`(${ticketFacts(storeId, code, locale)})` : sql`NULL`})) AS facts
    FROM item i WHERE i.id = ${event} AND i.owner_id = ${storeId} AND i.kind = 'experience'`;
}

function ticketFacts(storeId: string, code: DoorCode, locale: Locale): Statement {
  const found =
    code.kind === 'signed'
      ? findById(storeId, code.signed.ticket, locale)
      : findByCode(storeId, code.code, locale);
  // The description is JSON in a text, and stays one.
  return sql`SELECT json_object('id', t.id, 'item_id', t.item_id, 'sku_id', t.sku_id,
      'order_id', t.order_id, 'full_name', t.full_name, 'phone', t.phone, 'code', t.code,
      'voided_at', t.voided_at, 'admitted_at', t.admitted_at, 'admitted_by', t.admitted_by,
      'admitted_gate', t.admitted_gate, 'gate_name', t.gate_name, 'left_at', t.left_at,
      'item_name', t.item_name, 'order_number', t.order_number, 'description', t.description || '')
    FROM (${found}) t`;
}

function gatesOf(event: string): Statement {
  return sql`(SELECT json_group_array(json_object('id', g.id, 'name', g.name, 'skus', json(g.skus))
      ORDER BY g.made_at, g.id)
    FROM door_gate g WHERE g.item_id = ${event} AND g.removed_at IS NULL)`;
}

/** Whether a gate of the event lets in the kind of a row of `ticket`, as `gateAdmits` of `shared/rules/gates.ts` says. */
function letsIn(event: string, gate: string | null): Statement {
  return gate === null
    ? sql`1`
    : sql`EXISTS (SELECT 1 FROM door_gate g WHERE g.id = ${gate} AND g.item_id = ${event}
        AND g.removed_at IS NULL
        AND (g.skus IS NULL OR ticket.sku_id IN (SELECT value FROM json_each(g.skus))))`;
}

function isOwnEvent(storeId: string, code: DoorCode | undefined): Statement {
  if (code?.kind !== 'signed') return sql`1`;
  return sql`EXISTS (SELECT 1 FROM item WHERE id = ${code.signed.event} AND owner_id = ${storeId})`;
}

const standing = (link: string | null, now: number): Statement =>
  link === null ? sql`1` : stands(link, now);

/** The ticket that a code names, where it is one of the event's and was not voided. */
function named({ storeId, event }: DoorCheck, code: DoorCode): Statement {
  const own =
    code.kind === 'signed'
      ? sql`id = ${code.signed.ticket} AND code = ${code.signed.code} AND ${isOwnEvent(storeId, code)}`
      : sql`id = (SELECT id FROM ticket WHERE store_id = ${storeId} AND code = ${code.code} LIMIT 1)`;
  return sql`${own} AND store_id = ${storeId} AND item_id = ${event} AND voided_at IS NULL`;
}

/** Whether a ticket may go in now: the event stands and goes on, and the gate lets its kind in. */
function mayEnter({ event, gate, now }: DoorCheck): Statement {
  return sql`EXISTS (SELECT 1 FROM item i WHERE i.id = ${event} AND i.canceled_at IS NULL
      AND NOT ${ended(now)}) AND ${letsIn(event, gate)}`;
}

/**
 * Lets the bearer of a code's ticket through, the way that the door names: in, once; in again, and out, where the
 * event lets people come back. A ticket that may not stays as it is, and so does every one once the link that reads is
 * revoked. These are the writes by which a ticket becomes used at a door; their conditions are those by which `judge`
 * says `admitted`, `returned` and `left`.
 */
export function letThrough(check: DoorCheck, code: DoorCode, asking: Asking): Statement[] {
  if (check.way === 'out') return [goOut(check, code, asking)];
  return [comeBack(check, code, asking), admit(check, code, asking)];
}

const mayWrite = ({ link, now }: DoorCheck, asking: Asking): Statement =>
  sql`${standing(link, now)} AND ${isFirstCall(asking)}`;

const letsBack = (event: string): Statement =>
  sql`EXISTS (SELECT 1 FROM item WHERE id = ${event} AND has_reentry = 1)`;

/** Admits a ticket that has not been in. */
export function admit(check: DoorCheck, code: DoorCode, asking: Asking): Statement {
  const { reader, gate, now } = check;
  return sql`UPDATE ticket SET admitted_at = ${now}, admitted_by = ${reader}, admitted_gate = ${gate}
    WHERE ${named(check, code)} AND admitted_at IS NULL
      AND ${mayEnter(check)} AND ${mayWrite(check, asking)}`;
}

/** Lets a ticket in again whose bearer went out. */
export function comeBack(check: DoorCheck, code: DoorCode, asking: Asking): Statement {
  const { event, reader, gate, now } = check;
  return sql`UPDATE ticket SET left_at = NULL, moved_at = ${now}, moved_by = ${reader}, moved_gate = ${gate}
    WHERE ${named(check, code)} AND left_at IS NOT NULL AND ${letsBack(event)}
      AND ${mayEnter(check)} AND ${mayWrite(check, asking)}`;
}

/** Notes that the bearer of a ticket that is inside goes out: by every gate, and at every hour. */
export function goOut(check: DoorCheck, code: DoorCode, asking: Asking): Statement {
  const { event, reader, gate, now } = check;
  return sql`UPDATE ticket SET left_at = ${now}, moved_at = ${now}, moved_by = ${reader}, moved_gate = ${gate}
    WHERE ${named(check, code)} AND admitted_at IS NOT NULL AND left_at IS NULL AND ${letsBack(event)}
      AND ${mayWrite(check, asking)}`;
}
