import type { VerdictView } from '../../../../shared/contracts/door.ts';
import type { KeptTicket } from '../../../../shared/contracts/door-offline.ts';
import type { DoorGate } from '../../../../shared/contracts/door-gates.ts';
import { gateAdmits, gatesFor } from '../../../../shared/rules/gates.ts';
import { readSignedText, readTypedCode } from '../../../../shared/rules/ticket-code.ts';
import { hasEnded, type Verdict } from '../../../../shared/rules/tickets.ts';

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
}

interface Judged {
  readonly verdict: Verdict;
  readonly ticket?: KeptTicket | undefined;
}

/**
 * Decides by the kept list alone. It has each ticket's code, 48 random bits, which stands for the signature that
 * only the edge can read.
 */
export function judgeKept(
  text: string,
  { item, starts_at }: KeptEvent,
  { tickets, gate }: KeptList,
  now: Date,
): Judged {
  const signed = readSignedText(text);
  const code = signed?.code ?? readTypedCode(text);
  if (code === undefined) return { verdict: 'unknown' };
  if (signed && signed.event !== item) return { verdict: 'other_event' };
  const ticket = tickets.find((one) => (signed ? one.id === signed.ticket : one.code === code));
  if (!ticket) return { verdict: 'unknown' };
  if (ticket.code !== code) return { verdict: 'replaced', ticket };
  if (ticket.state === 'void') return { verdict: 'void', ticket };
  if (ticket.state === 'admitted') return { verdict: 'already_admitted', ticket };
  const startsAt = starts_at === null ? null : Date.parse(starts_at);
  if (hasEnded(startsAt, now.getTime())) return { verdict: 'ended', ticket };
  return { verdict: gateAdmits(gate, ticket.sku) ? 'admitted' : 'wrong_gate', ticket };
}

/** What the door says by the kept list, which knows neither phones nor orders. */
export function saidOf(
  { verdict, ticket }: Judged,
  { tickets, gates, gate }: KeptList,
  at: string,
): VerdictView {
  return {
    verdict,
    attendant: ticket && verdict !== 'replaced' ? attendantOf(verdict, ticket, { at, gate }) : null,
    other_event: null,
    gates: verdict === 'wrong_gate' && ticket ? gatesFor(gates, ticket.sku) : [],
    ...countsOf(tickets),
  };
}

function attendantOf(
  verdict: Verdict,
  { id, full_name, kind, code, state, admitted_at, admitted_gate }: KeptTicket,
  { at, gate }: { at: string; gate: DoorGate | null },
): VerdictView['attendant'] {
  return {
    id,
    full_name,
    phone: '',
    state: verdict === 'admitted' ? 'admitted' : state,
    sale_type: 'sold',
    description: kind === '' ? {} : { kind },
    order_number: null,
    code,
    admitted_at: verdict === 'admitted' ? at : admitted_at,
    admitted_by: null,
    admitted_gate: verdict === 'admitted' ? (gate?.name ?? null) : admitted_gate,
    may_undo: false,
  };
}

/** The counts of an event by the kept list. */
export function countsOf(tickets: readonly KeptTicket[]): { tickets: number; admitted: number } {
  return {
    tickets: tickets.filter(({ state }) => state !== 'void').length,
    admitted: tickets.filter(({ state }) => state === 'admitted').length,
  };
}
