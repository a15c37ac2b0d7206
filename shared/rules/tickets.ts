import { gateAdmits, type GateKinds } from './gates.ts';

/** What the door says of a ticket, and until when a ticket may change. */

/**
 * How long the door stays open after an experience has begun, in milliseconds. An experience has no
 * end of its own: a day later it has ended.
 */
export const DOOR_OPEN_MS = 24 * 60 * 60_000;

/** How long an admission may be taken back, in milliseconds. */
export const UNDO_ADMISSION_MS = 2 * 60_000;

/** Most characters of a name on a ticket, as of an attendee's at the checkout. */
export const TICKET_NAME_MAX = 120;

/**
 * Whether an experience has ended.
 * @param startsAt milliseconds UTC; null where no date is set: it never ends
 */
export function hasEnded(startsAt: number | null, now: number): boolean {
  return startsAt !== null && now >= startsAt + DOOR_OPEN_MS;
}

/** The state of a ticket (spec [4]): not used, used, or void. */
export const ticketStates = ['valid', 'admitted', 'void'] as const;
export type TicketState = (typeof ticketStates)[number];

/** The way of a ticket's bearer through the door. */
export const doorWays = ['in', 'out'] as const;
export type DoorWay = (typeof doorWays)[number];

/** The facts of a ticket's row on which the door decides. */
export interface TicketFacts {
  readonly item_id: string;
  readonly sku_id: string;
  readonly code: string;
  readonly voided_at: number | null;
  readonly admitted_at: number | null;
  /** When its bearer went out; null while inside, and before the first admission. */
  readonly left_at: number | null;
}

export function stateOf({
  voided_at,
  admitted_at,
}: Pick<TicketFacts, 'voided_at' | 'admitted_at'>): TicketState {
  if (voided_at !== null) return 'void';
  return admitted_at === null ? 'valid' : 'admitted';
}

/** Whether the bearer of a ticket is inside. */
export function isInside({
  admitted_at,
  left_at,
}: Pick<TicketFacts, 'admitted_at' | 'left_at'>): boolean {
  return admitted_at !== null && left_at === null;
}

/** The verdicts by which the door lets a ticket's bearer through: in, in again, or out. */
export const PASSES = ['admitted', 'returned', 'left'] as const;

/** What the door says of a code; each has its own words, colour and sound. */
export const verdicts = [
  ...PASSES,
  'not_inside',
  'already_admitted',
  'void',
  'replaced',
  'other_event',
  'other_store',
  'canceled',
  'ended',
  'wrong_gate',
  'forged',
  'unknown',
] as const;
export type Verdict = (typeof verdicts)[number];

/** A code as the door has read it. */
export type ReadCode =
  /** Typed, or chosen from the list. */
  | { readonly kind: 'typed' }
  | {
      readonly kind: 'signed';
      readonly code: string;
      /** Whether the event that it names is one of the store's. */
      readonly isOwnEvent: boolean;
      /** Whether a key of the store has signed it. */
      readonly isSigned: boolean;
    }
  /** No code of a ticket. */
  | { readonly kind: 'none' };

/** The door at which a ticket is shown. */
export interface Door {
  readonly event: string;
  /** When the event begins; null where no date is set. */
  readonly startsAt: number | null;
  /** Whether its store called it off. */
  readonly isCanceled: boolean;
  /** The gate at which it is shown; null for the whole door. */
  readonly gate: GateKinds | null;
  /** Which way the bearer goes. */
  readonly way: DoorWay;
  /** Whether people who went out may come back. */
  readonly hasReentry: boolean;
  readonly now: number;
}

/** Whether a verdict lets a ticket's bearer through. */
export function isPass(verdict: Verdict): boolean {
  return PASSES.some((pass) => pass === verdict);
}

/**
 * Decides about a code; a verdict of `PASSES` means that the ticket's bearer may go through now. A signature alone
 * admits no ticket: the row says whether it is still good. Whoever is inside goes out by every gate, and at every hour.
 * @param ticket the row that the code names, among the store's own
 */
export function judge(
  read: ReadCode,
  ticket: TicketFacts | undefined,
  { event, startsAt, isCanceled, gate, way, hasReentry, now }: Door,
): Verdict {
  if (read.kind === 'none') return 'unknown';
  if (read.kind === 'signed') {
    if (!read.isOwnEvent) return 'other_store';
    if (!read.isSigned || !ticket) return 'forged';
    if (ticket.code !== read.code) return 'replaced';
  }
  if (!ticket) return 'unknown';
  const isOut = way === 'out';
  if (isCanceled && ticket.item_id === event && !isOut) return 'canceled';
  if (ticket.voided_at !== null) return 'void';
  if (ticket.item_id !== event) return 'other_event';
  if (isOut) return isInside(ticket) ? 'left' : 'not_inside';
  const isFirst = ticket.admitted_at === null;
  if (!isFirst && (isInside(ticket) || !hasReentry)) return 'already_admitted';
  if (hasEnded(startsAt, now)) return 'ended';
  if (!gateAdmits(gate, ticket.sku_id)) return 'wrong_gate';
  return isFirst ? 'admitted' : 'returned';
}
