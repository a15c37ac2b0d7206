import type { Attendant, DoorEvent } from '../../../shared/contracts/door.ts';
import type { Ticket, TicketEvent } from '../../../shared/contracts/tickets.ts';
import { isWithin } from '../../../shared/kernel/clock.ts';
import { qrPictureOf } from '../../../shared/rules/qr-picture.ts';
import { hasEnded, isInside, stateOf, UNDO_ADMISSION_MS } from '../../../shared/rules/tickets.ts';
import type { AttendantRow, EventRow } from './door-statements.ts';
import type { Signer } from './keys.ts';
import type { TicketRow } from './statements.ts';

const iso = (at: number): string => new Date(at).toISOString();
const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at));

/** A ticket as its buyer sees it; a void one has no QR code. */
export async function toTicket(row: TicketRow, sign: Signer): Promise<Ticket> {
  const state = stateOf(row);
  const text =
    state === 'void' ? null : await sign({ ticket: row.id, event: row.item_id, code: row.code });
  return {
    id: row.id,
    state,
    full_name: row.full_name,
    phone: row.phone,
    sale_type: row.order_id === null ? 'courtesy' : 'sold',
    sku: row.sku_id,
    description: attributesOf(row.description),
    code: row.code,
    qr: text === null ? null : { text, picture: qrPictureOf(text) },
    event: { ...eventOf(row), item: row.item_id, name: row.item_name },
    order_number: row.order_number,
    seller: row.seller,
    country: row.country,
    clock: row.clock,
    created_at: iso(row.created_at),
    passed_at: isoOrNull(row.passed_at),
    admitted_at: isoOrNull(row.admitted_at),
  };
}

function eventOf({
  experience_date,
  experience_place: place,
  photo,
}: Pick<EventRow, 'experience_date' | 'experience_place' | 'photo'>): Omit<
  TicketEvent,
  'item' | 'name'
> {
  return {
    starts_at: isoOrNull(experience_date),
    place,
    photo: photo === null ? null : (JSON.parse(photo) as TicketEvent['photo']),
  };
}

/** A variant's attributes, from the JSON of its column. */
export function attributesOf(json: string): Record<string, string> {
  return JSON.parse(json) as Record<string, string>;
}

/** An experience as the list of the door shows it. */
export function toDoorEvent(row: EventRow, now: number): DoorEvent {
  const { id: item, name, tickets, admitted, outside } = row;
  const has_ended = hasEnded(row.experience_date, now);
  const is_canceled = row.canceled_at !== null;
  const has_reentry = row.has_reentry === 1;
  const counts = { tickets, admitted, outside };
  return { ...eventOf(row), item, name, ...counts, has_reentry, has_ended, is_canceled };
}

/**
 * A ticket as the door shows it.
 * @param names the names of accounts, by their ids
 */
export function toAttendant(
  row: AttendantRow,
  names: ReadonlyMap<string, string>,
  now: number,
): Attendant {
  const { admitted_at: at, admitted_by: by } = row;
  return {
    id: row.id,
    full_name: row.full_name,
    phone: row.phone,
    state: stateOf(row),
    sale_type: row.order_id === null ? 'courtesy' : 'sold',
    description: attributesOf(row.description),
    order_number: row.order_number,
    code: row.code,
    admitted_at: isoOrNull(at),
    admitted_by: by === null ? null : (names.get(by) ?? null),
    admitted_gate: at === null ? null : row.gate_name,
    left_at: isoOrNull(row.left_at),
    may_undo:
      at !== null &&
      isInside(row) &&
      row.voided_at === null &&
      isWithin(UNDO_ADMISSION_MS, at, now),
  };
}
