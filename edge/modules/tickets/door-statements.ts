import type { Locale } from '../../../shared/kernel/locale.ts';
import { DOOR_OPEN_MS, type TicketState } from '../../../shared/rules/tickets.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat, inLanguage, nothing } from '../../db/sql.ts';

/** The tickets of a store's experiences, as its staff reads them at the door. */

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** An experience with its tickets counted. */
export interface EventRow extends Pick<
  CellTables['item'],
  | 'id'
  | 'experience_date'
  | 'experience_place'
  | 'canceled_at'
  | 'tickets'
  | 'admitted'
  | 'outside'
  | 'has_reentry'
> {
  name: string;
  /** JSON of its first photo. */
  photo: string | null;
}

/** Those that have not ended, or those that have. A store has few experiences beside its goods. */
function areShown(storeId: string, show: 'coming' | 'past', now: number): Statement {
  return sql`i.owner_id = ${storeId} AND i.kind = 'experience'
    AND (i.deleted_at IS NULL OR i.tickets > 0)
    AND ${ended(now)} = ${show === 'past'}`;
}

/** Whether an experience `i` has ended, as `hasEnded` of `shared/rules/tickets.ts` says. */
export function ended(now: number): Statement {
  return sql`coalesce(i.experience_date <= ${now - DOOR_OPEN_MS}, 0)`;
}

/** A page of a store's experiences: the next one first, or the one that ended last. */
export function listEvents(
  storeId: string,
  show: 'coming' | 'past',
  now: number,
  locale: Locale,
  { offset, limit }: Page,
): Statement<EventRow> {
  const order =
    show === 'past'
      ? sql`i.experience_date DESC, i.id`
      : sql`i.experience_date IS NULL, i.experience_date, i.id`;
  return sql<EventRow>`SELECT i.id, i.experience_date, i.canceled_at, i.tickets, i.admitted,
      i.outside, i.has_reentry,
      ${inLanguage('i.experience_place', locale)} AS experience_place,
      ${inLanguage('i.name', locale)} AS name, i.photos -> '$[0]' AS photo
    FROM item i WHERE ${areShown(storeId, show, now)}
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
}

export function countEvents(
  storeId: string,
  show: 'coming' | 'past',
  now: number,
  most: number,
): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n
    FROM (SELECT 1 FROM item i WHERE ${areShown(storeId, show, now)} LIMIT ${most})`;
}

export function findEvent(storeId: string, event: string, locale: Locale): Statement<EventRow> {
  return sql<EventRow>`SELECT i.id, i.experience_date, i.canceled_at, i.tickets, i.admitted,
      i.outside, i.has_reentry,
      ${inLanguage('i.experience_place', locale)} AS experience_place,
      ${inLanguage('i.name', locale)} AS name, i.photos -> '$[0]' AS photo
    FROM item i WHERE i.id = ${event} AND i.owner_id = ${storeId} AND i.kind = 'experience'`;
}

/** The kinds of tickets of an experience; `attributes` is JSON. */
export function listKinds(
  event: string,
  locale: Locale,
): Statement<{ id: string; attributes: string }> {
  return sql<{ id: string; attributes: string }>`SELECT k.id,
      ${inLanguage('k.attributes', locale)} AS attributes
    FROM sku k WHERE k.item_id = ${event} ORDER BY k.position`;
}

/** A ticket as the door reads it. */
export interface AttendantRow extends Pick<
  CellTables['ticket'],
  | 'id'
  | 'item_id'
  | 'sku_id'
  | 'order_id'
  | 'full_name'
  | 'phone'
  | 'code'
  | 'voided_at'
  | 'admitted_at'
  | 'admitted_by'
  | 'admitted_gate'
  | 'left_at'
> {
  item_name: string;
  /** The name of the gate at which it was admitted. */
  gate_name: string | null;
  /** JSON of the variant's attributes, by name. */
  description: string;
  order_number: string | null;
}

function attendants(locale: Locale, are: Statement, page: Statement): Statement<AttendantRow> {
  return sql<AttendantRow>`SELECT t.id, t.item_id, t.sku_id, t.order_id, t.full_name, t.phone,
      t.code, t.voided_at, t.admitted_at, t.admitted_by, t.admitted_gate, t.left_at,
      ${inLanguage('i.name', locale)} AS item_name, p.number AS order_number,
      (SELECT g.name FROM door_gate g WHERE g.id = t.admitted_gate) AS gate_name,
      coalesce(${inLanguage('k.attributes', locale)}, (SELECT l.snapshot -> '$.description'
        FROM order_line l WHERE l.order_id = t.order_id AND l.sku_id = t.sku_id), '{}') AS description
    FROM ticket t JOIN item i ON i.id = t.item_id
    LEFT JOIN sku k ON k.id = t.sku_id LEFT JOIN purchase_order p ON p.id = t.order_id
    WHERE ${are} ${page}`;
}

/** What a list of attendants is narrowed to. */
export interface Narrowed {
  /** Folded; empty for all. */
  readonly text: string;
  readonly state?: TicketState | undefined;
  /** The kind of ticket. */
  readonly sku?: string | undefined;
  /** The gate at which they went in, or which lets them in. */
  readonly gate?: string | undefined;
}

function areOf(storeId: string, event: string, { text, state, sku, gate }: Narrowed): Statement {
  const named = text === '' ? nothing : sql` AND instr(t.name_key, ${text}) > 0`;
  const inState = {
    valid: sql` AND t.voided_at IS NULL AND t.admitted_at IS NULL`,
    admitted: sql` AND t.voided_at IS NULL AND t.admitted_at IS NOT NULL`,
    void: sql` AND t.voided_at IS NOT NULL`,
  };
  const ofKind = sku === undefined ? nothing : sql` AND t.sku_id = ${sku}`;
  const atGate =
    gate === undefined
      ? nothing
      : sql` AND (t.admitted_gate = ${gate} OR (t.admitted_at IS NULL
          AND EXISTS (SELECT 1 FROM door_gate g WHERE g.id = ${gate} AND g.item_id = ${event}
            AND (g.skus IS NULL OR t.sku_id IN (SELECT value FROM json_each(g.skus))))))`;
  return sql`t.item_id = ${event} AND t.store_id = ${storeId}${named}${ofKind}${atGate}${
    state === undefined ? nothing : inState[state]
  }`;
}

/** A page of an event's attendants, by name. */
export function listAttendants(
  storeId: string,
  event: string,
  narrowed: Narrowed,
  locale: Locale,
  { offset, limit }: Page,
): Statement<AttendantRow> {
  return attendants(
    locale,
    areOf(storeId, event, narrowed),
    sql`ORDER BY t.name_key, t.id LIMIT ${limit} OFFSET ${offset}`,
  );
}

export function countAttendants(
  storeId: string,
  event: string,
  narrowed: Narrowed,
  most: number,
): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n
    FROM (SELECT 1 FROM ticket t WHERE ${areOf(storeId, event, narrowed)} LIMIT ${most})`;
}

/** A store's ticket by its id. */
export function findById(storeId: string, id: string, locale: Locale): Statement<AttendantRow> {
  return attendants(locale, sql`t.id = ${id} AND t.store_id = ${storeId}`, nothing);
}

/** A store's ticket by the code that it bears now. */
export function findByCode(storeId: string, code: string, locale: Locale): Statement<AttendantRow> {
  return attendants(locale, sql`t.store_id = ${storeId} AND t.code = ${code}`, sql`LIMIT 1`);
}

/** Sets whether people who went out of an event may come back. */
export function setReentry(storeId: string, event: string, isAllowed: boolean): Statement {
  return sql`UPDATE item SET has_reentry = ${isAllowed ? 1 : 0}
    WHERE id = ${event} AND owner_id = ${storeId} AND kind = 'experience'`;
}

/** Takes back the admission that the caller has seen, of a bearer that has not gone out. */
export function undoAdmission({ id, admitted_at: at }: AttendantRow): Statement[] {
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM ticket WHERE id = ${id} AND admitted_at = ${at}
      AND left_at IS NULL)`),
    sql`UPDATE ticket SET admitted_at = NULL, admitted_by = NULL, admitted_gate = NULL,
        moved_at = NULL, moved_by = NULL, moved_gate = NULL
      WHERE id = ${id}`,
  ];
}

/** A ticket that a store gives away. */
export interface GivenTicket extends Pick<
  CellTables['ticket'],
  | 'id'
  | 'store_id'
  | 'item_id'
  | 'sku_id'
  | 'full_name'
  | 'phone'
  | 'name_key'
  | 'code'
  | 'created_at'
  | 'email'
> {
  readonly given_by: string;
}

export function insertGiven(ticket: GivenTicket): Statement[] {
  return insertRows('ticket', [ticket]);
}
