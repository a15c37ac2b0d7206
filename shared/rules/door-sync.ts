import { isInside, type DoorWay } from './tickets.ts';

/** What becomes of tickets that were scanned without a connection, once they are told. */

/** A scan as a device tells it. */
export interface OfflineScan {
  /** Made by the device: a scan that is told again is the same one. */
  readonly id: string;
  readonly ticket: string;
  /** The issue of the ticket that was shown. */
  readonly code: string;
  /** Milliseconds UTC, by the device's clock. */
  readonly at: number;
  /** Id of the gate at which it was made; null where none was named. */
  readonly gate: string | null;
  /** Which way its bearer went. */
  readonly way: DoorWay;
}

/** A ticket as the database has it. */
export interface SyncedTicket {
  readonly id: string;
  readonly code: string;
  readonly voided_at: number | null;
  readonly admitted_at: number | null;
  readonly admitted_by: string | null;
  readonly admitted_gate: string | null;
  /** When its bearer went out; null while inside, and before the first admission. */
  readonly left_at: number | null;
  /** The last time that its bearer went out or came back; null for neither. */
  readonly moved_at: number | null;
  readonly moved_by: string | null;
  readonly moved_gate: string | null;
}

/** `unknown`: no ticket of the event; it is not kept. */
export const syncOutcomes = [
  'admitted',
  'returned',
  'left',
  'not_inside',
  'double',
  'void',
  'replaced',
  'unknown',
] as const;
export type SyncOutcome = (typeof syncOutcomes)[number];

/** Outcomes of scans that let somebody in who should not have come in. */
export const WRONG_OUTCOMES = ['double', 'void', 'replaced'] as const;
export type WrongOutcome = (typeof WRONG_OUTCOMES)[number];

/** Most scans of one call. */
export const SYNC_MOST = 100;

export interface SettledScan extends OfflineScan {
  readonly outcome: SyncOutcome;
  /** Of a double: the earlier admission. */
  readonly first: {
    readonly at: number;
    readonly by: string | null;
    readonly gate: string | null;
  } | null;
}

/** What a door knows as scans are told. */
export interface Settling {
  /** The account or the link that tells them. */
  readonly by: string;
  /** Milliseconds UTC; a device whose clock is ahead scanned now. */
  readonly now: number;
  /** Whether people who went out may come back. */
  readonly hasReentry: boolean;
}

/**
 * Settles scans in the order in which they were made. The first of a ticket admits it; then its bearer goes out, and
 * comes back where that is allowed. Whatever else comes after an admission is a double, and says which one came
 * first. A scan that is older than what is known of its ticket moves nobody.
 * @returns the scans with their outcomes, and those tickets that they change
 */
export function settleScans(
  scans: readonly OfflineScan[],
  tickets: readonly SyncedTicket[],
  settling: Settling,
): { scans: SettledScan[]; tickets: SyncedTicket[] } {
  const standing = new Map(tickets.map((ticket) => [ticket.id, ticket]));
  const settled = scans
    .map((scan) => ({ ...scan, at: Math.min(scan.at, settling.now) }))
    .toSorted((one, other) => one.at - other.at)
    .map((scan): SettledScan => {
      const ticket = standing.get(scan.ticket);
      const outcome = outcomeOf(scan, ticket, settling);
      if (!ticket || outcome === 'unknown') return { ...scan, outcome, first: null };
      standing.set(ticket.id, after(scan, ticket, outcome, settling.by));
      return { ...scan, outcome, first: outcome === 'double' ? firstOf(ticket) : null };
    });
  const changed = tickets.flatMap((ticket) => {
    const now = standing.get(ticket.id);
    return now === undefined || now === ticket ? [] : [now];
  });
  return { scans: settled, tickets: changed };
}

function outcomeOf(
  { code, at, way }: OfflineScan,
  ticket: SyncedTicket | undefined,
  { hasReentry }: Settling,
): SyncOutcome {
  if (!ticket) return 'unknown';
  if (ticket.code !== code) return 'replaced';
  if (ticket.voided_at !== null) return 'void';
  const isIn = isInside(ticket);
  const isOld = at < Math.max(ticket.admitted_at ?? 0, ticket.moved_at ?? 0);
  if (way === 'out') return isIn && !isOld ? 'left' : 'not_inside';
  if (ticket.admitted_at === null) return 'admitted';
  return isIn || isOld || !hasReentry ? 'double' : 'returned';
}

/** A ticket as a scan leaves it; the same object where it changes nothing. */
function after(
  { at, gate }: OfflineScan,
  ticket: SyncedTicket,
  outcome: SyncOutcome,
  by: string,
): SyncedTicket {
  if (outcome === 'admitted') {
    return { ...ticket, admitted_at: at, admitted_by: by, admitted_gate: gate };
  }
  if (outcome !== 'left' && outcome !== 'returned') return ticket;
  const left_at = outcome === 'left' ? at : null;
  return { ...ticket, left_at, moved_at: at, moved_by: by, moved_gate: gate };
}

const firstOf = ({ admitted_at: at, admitted_by: by, admitted_gate: gate }: SyncedTicket) =>
  at === null ? null : { at, by, gate };
