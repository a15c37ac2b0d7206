import type { Locale } from '../../../shared/kernel/locale.ts';
import type { DoorGate } from '../../../shared/contracts/door-gates.ts';
import type { SignedTicketText } from '../../../shared/rules/ticket-code.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import { nothing } from '../../db/sql.ts';
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
  readonly now: number;
}

/** What a door knows of a code, before its ticket goes in. */
export interface DoorFacts {
  /** Milliseconds: when the code was read. */
  readonly at: number;
  readonly event: Pick<EventRow, 'experience_date' | 'canceled_at' | 'tickets' | 'admitted'>;
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
        'tickets', i.tickets, 'admitted', i.admitted),
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
      'admitted_gate', t.admitted_gate, 'gate_name', t.gate_name,
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

/**
 * Admits the ticket of a code, once: a ticket that was admitted, voided or passed on, that is for
 * another experience, whose experience was called off or has ended, or that goes in by other gates, stays as it is, and so does every ticket once the link that reads is revoked. This is the one write by which a
 * ticket becomes used at a door; its conditions are those by which `judge` says `admitted`.
 */
export function admit(
  { storeId, event, reader, link, gate, now }: DoorCheck,
  code: DoorCode,
  asking: Asking,
): Statement {
  const named =
    code.kind === 'signed'
      ? sql`id = ${code.signed.ticket} AND code = ${code.signed.code}`
      : sql`id = (SELECT id FROM ticket WHERE store_id = ${storeId} AND code = ${code.code} LIMIT 1)`;
  const own = code.kind === 'signed' ? sql`AND ${isOwnEvent(storeId, code)}` : nothing;
  return sql`UPDATE ticket SET admitted_at = ${now}, admitted_by = ${reader}, admitted_gate = ${gate}
    WHERE ${named} AND store_id = ${storeId} AND item_id = ${event}
      AND admitted_at IS NULL AND voided_at IS NULL ${own}
      AND EXISTS (SELECT 1 FROM item i WHERE i.id = ${event} AND i.canceled_at IS NULL
        AND NOT ${ended(now)})
      AND ${letsIn(event, gate)} AND ${standing(link, now)} AND ${isFirstCall(asking)}`;
}
