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
}

/** A ticket as the database has it. */
export interface SyncedTicket {
  readonly id: string;
  readonly code: string;
  readonly voided_at: number | null;
  readonly admitted_at: number | null;
  readonly admitted_by: string | null;
  readonly admitted_gate: string | null;
}

/** `unknown`: no ticket of the event; it is not kept. */
export const syncOutcomes = ['admitted', 'double', 'void', 'replaced', 'unknown'] as const;
export type SyncOutcome = (typeof syncOutcomes)[number];

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

/**
 * Settles scans in the order in which they were made. The first of a ticket admits it; whatever comes after an
 * admission is a double, and says which one came first.
 * @param by the account or the link that tells them
 * @param now a device whose clock is ahead scanned now
 */
export function settleScans(
  scans: readonly OfflineScan[],
  tickets: readonly SyncedTicket[],
  by: string,
  now: number,
): SettledScan[] {
  const standing = new Map(tickets.map((ticket) => [ticket.id, ticket]));
  return scans
    .map((scan) => ({ ...scan, at: Math.min(scan.at, now) }))
    .toSorted((one, other) => one.at - other.at)
    .map((scan) => {
      const ticket = standing.get(scan.ticket);
      if (!ticket) return { ...scan, outcome: 'unknown', first: null };
      if (ticket.code !== scan.code) return { ...scan, outcome: 'replaced', first: null };
      if (ticket.voided_at !== null) return { ...scan, outcome: 'void', first: null };
      if (ticket.admitted_at !== null) {
        const { admitted_at: at, admitted_by, admitted_gate: gate } = ticket;
        const first = { at, by: admitted_by, gate };
        return { ...scan, outcome: 'double', first };
      }
      standing.set(ticket.id, {
        ...ticket,
        admitted_at: scan.at,
        admitted_by: by,
        admitted_gate: scan.gate,
      });
      return { ...scan, outcome: 'admitted', first: null };
    });
}
