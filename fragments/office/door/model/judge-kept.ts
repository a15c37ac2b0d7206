import type { VerdictView } from '../../../../shared/contracts/door.ts';
import type { KeptTicket } from '../../../../shared/contracts/door-offline.ts';
import type { DoorGate } from '../../../../shared/contracts/door-gates.ts';
import { gatesFor } from '../../../../shared/rules/gates.ts';
import { readSignedText, readTypedCode } from '../../../../shared/rules/ticket-code.ts';
import { isPass, judge, type DoorWay, type Verdict } from '../../../../shared/rules/tickets.ts';

/** The event whose list a device keeps. */
export interface KeptEvent {
  readonly item: string;
  /** ISO 8601; null where no date is set. */
  readonly starts_at: string | null;
}

/** What a device knows of the event's tickets and gates. */
export interface KeptList {
  readonly tickets: readonly KeptTicket[];
  readonly gates: readonly DoorGate[];
  /** The gate at which a code is read; null for the whole door. */
  readonly gate: DoorGate | null;
  readonly way: DoorWay;
  /** Whether people who went out may come back. */
  readonly has_reentry: boolean;
}

interface Judged {
  readonly verdict: Verdict;
  readonly ticket?: KeptTicket | undefined;
}

const momentOf = (iso: string | null | undefined): number | null =>
  typeof iso === 'string' ? Date.parse(iso) : null;

/**
 * Decides by the kept list alone. It has each ticket's code, 48 random bits, which stands for the signature that
 * only the edge can read.
 */
export function judgeKept(
  text: string,
  { item, starts_at }: KeptEvent,
  { tickets, gate, way, has_reentry: hasReentry }: KeptList,
  now: Date,
): Judged {
  const signed = readSignedText(text);
  const code = signed?.code ?? readTypedCode(text);
  if (code === undefined) return { verdict: 'unknown' };
  if (signed && signed.event !== item) return { verdict: 'other_event' };
  const ticket = tickets.find((one) => (signed ? one.id === signed.ticket : one.code === code));
  if (!ticket) return { verdict: 'unknown' };
  if (ticket.code !== code) return { verdict: 'replaced', ticket };
  const facts = {
    item_id: item,
    sku_id: ticket.sku,
    code,
    voided_at: ticket.state === 'void' ? 0 : null,
    admitted_at: ticket.state === 'admitted' ? (momentOf(ticket.admitted_at) ?? 0) : null,
    left_at: momentOf(ticket.left_at),
  };
  const startsAt = momentOf(starts_at);
  const door = { event: item, startsAt, isCanceled: false, gate, way, hasReentry };
  return { verdict: judge({ kind: 'typed' }, facts, { ...door, now: now.getTime() }), ticket };
}

/** A way of a ticket's bearer through the door. */
export interface Pass {
  readonly ticket: string;
  /** ISO 8601. */
  readonly at: string;
  /** The gate's name; null where none was named. */
  readonly gate: string | null;
  readonly way: DoorWay;
}

/** A ticket after its bearer went through: the first way in admits it, and its bearer goes out and comes back. */
export function passed(ticket: KeptTicket, { at, gate, way }: Omit<Pass, 'ticket'>): KeptTicket {
  if (way === 'out') return { ...ticket, left_at: at };
  if (ticket.state === 'admitted') return { ...ticket, left_at: null };
  return { ...ticket, state: 'admitted', admitted_at: at, admitted_gate: gate, left_at: null };
}

/** The tickets after passes, in their order. */
export function passedAll(
  tickets: readonly KeptTicket[],
  passes: readonly Pass[],
): readonly KeptTicket[] {
  const byTicket = Map.groupBy(passes, ({ ticket }) => ticket);
  return tickets.map((ticket) => (byTicket.get(ticket.id) ?? []).reduce(passed, ticket));
}

/** What the door says by the kept list, which knows neither phones nor orders. */
export function saidOf(
  { verdict, ticket }: Judged,
  { tickets, gates, gate, way }: KeptList,
  at: string,
): VerdictView {
  const pass = { at, gate: gate?.name ?? null, way };
  const after = ticket && isPass(verdict) ? passed(ticket, pass) : ticket;
  return {
    verdict,
    attendant: after && verdict !== 'replaced' ? attendantOf(after) : null,
    other_event: null,
    gates: verdict === 'wrong_gate' && ticket ? gatesFor(gates, ticket.sku) : [],
    ...countsOf(tickets),
  };
}

function attendantOf(ticket: KeptTicket): VerdictView['attendant'] {
  const { id, full_name, kind, code, state, admitted_at, admitted_gate, left_at } = ticket;
  return {
    id,
    full_name,
    phone: '',
    state,
    sale_type: 'sold',
    description: kind === '' ? {} : { kind },
    order_number: null,
    code,
    admitted_at,
    admitted_by: null,
    admitted_gate,
    left_at,
    may_undo: false,
  };
}

/** The counts of an event by the kept list. */
export function countsOf(tickets: readonly KeptTicket[]): {
  tickets: number;
  admitted: number;
  outside: number;
} {
  const admitted = tickets.filter(({ state }) => state === 'admitted');
  return {
    tickets: tickets.filter(({ state }) => state !== 'void').length,
    admitted: admitted.length,
    // A list that an earlier version of the page kept has no such field.
    outside: admitted.filter(({ left_at }) => typeof left_at === 'string').length,
  };
}
