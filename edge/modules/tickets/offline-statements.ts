import type { Locale } from '../../../shared/kernel/locale.ts';
import type {
  SettledScan,
  SyncedTicket,
  SyncOutcome,
  WrongOutcome,
} from '../../../shared/rules/door-sync.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat, inLanguage } from '../../db/sql.ts';

/** The tickets of an event for devices without a connection, and what those tell. */

export type KeptRow = Pick<
  CellTables['ticket'],
  | 'id'
  | 'code'
  | 'sku_id'
  | 'full_name'
  | 'voided_at'
  | 'admitted_at'
  | 'admitted_by'
  | 'admitted_gate'
  | 'left_at'
> & {
  /** The name of the gate at which it was admitted. */
  gate_name: string | null;
  /** JSON of the variant's attributes; null where the variant is gone. */
  description: string | null;
};

/** A part of an event's tickets, by their ids. */
export function listKept(
  storeId: string,
  event: string,
  after: string,
  limit: number,
  locale: Locale,
): Statement<KeptRow> {
  return sql<KeptRow>`SELECT t.id, t.code, t.sku_id, t.full_name, t.voided_at, t.admitted_at, t.admitted_by,
      t.admitted_gate, t.left_at, g.name AS gate_name, ${inLanguage('k.attributes', locale)} AS description
    FROM ticket t LEFT JOIN sku k ON k.id = t.sku_id LEFT JOIN door_gate g ON g.id = t.admitted_gate
    WHERE t.item_id = ${event} AND t.store_id = ${storeId} AND t.id > ${after}
    ORDER BY t.id LIMIT ${limit}`;
}

/** A ticket on which scans are settled. */
export type NamedRow = SyncedTicket & Pick<CellTables['ticket'], 'full_name'>;

/** Those tickets of an event that are named. */
export function listNamed(
  storeId: string,
  event: string,
  ids: readonly string[],
): Statement<NamedRow> {
  return sql<NamedRow>`SELECT t.id, t.code, t.full_name, t.voided_at, t.admitted_at, t.admitted_by,
      t.admitted_gate, t.left_at, t.moved_at, t.moved_by, t.moved_gate
    FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN ticket t ON t.id = j.value
    WHERE t.item_id = ${event} AND t.store_id = ${storeId}`;
}

export type ToldScanRow = Pick<
  CellTables['door_scan'],
  'id' | 'ticket_id' | 'scanned_at' | 'gate_id' | 'first_at' | 'first_by' | 'first_gate'
> & { outcome: Exclude<SyncOutcome, 'unknown'> };

/** Those of the scans that were told before. */
export function listTold(event: string, ids: readonly string[]): Statement<ToldScanRow> {
  return sql<ToldScanRow>`SELECT s.id, s.ticket_id, s.scanned_at, s.gate_id, s.first_at, s.first_by,
      s.first_gate, s.outcome
    FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN door_scan s ON s.id = j.value
    WHERE s.item_id = ${event}`;
}

/** Who tells scans, and of which event. */
export interface Telling {
  readonly event: string;
  readonly device: string;
  /** The account or the link. */
  readonly reader: string;
}

/** What scans were settled on, and what they came to. */
export interface Settled {
  readonly scans: readonly SettledScan[];
  /** The tickets that they change, as they are after them. */
  readonly tickets: readonly SyncedTicket[];
  /** The tickets as they were read. */
  readonly before: readonly SyncedTicket[];
}

/** Keeps settled scans, and changes the tickets that they change: aborts where one of those has changed meanwhile. */
export function keepScans(
  { scans, tickets, before }: Settled,
  { event, device, reader }: Telling,
  now: number,
): Statement[] {
  const kept = scans.flatMap(({ outcome, ...scan }) =>
    outcome === 'unknown' ? [] : [{ ...scan, outcome }],
  );
  const changed = new Set(tickets.map(({ id }) => id));
  const read = JSON.stringify(before.filter(({ id }) => changed.has(id)));
  const changes = JSON.stringify(tickets);
  return [
    assertThat(sql`NOT EXISTS (SELECT 1 FROM json_each(${read}) j
      LEFT JOIN ticket t ON t.id = j.value ->> 'id' AND t.code = j.value ->> 'code'
        AND t.item_id = ${event} AND t.voided_at IS NULL
        AND t.admitted_at IS j.value ->> 'admitted_at'
        AND t.left_at IS j.value ->> 'left_at' AND t.moved_at IS j.value ->> 'moved_at'
      WHERE t.id IS NULL)`),
    sql`UPDATE ticket SET admitted_at = j.value ->> 'admitted_at',
        admitted_by = j.value ->> 'admitted_by', admitted_gate = j.value ->> 'admitted_gate',
        left_at = j.value ->> 'left_at', moved_at = j.value ->> 'moved_at',
        moved_by = j.value ->> 'moved_by', moved_gate = j.value ->> 'moved_gate'
      FROM json_each(${changes}) j WHERE ticket.id = j.value ->> 'id'`,
    ...insertRows(
      'door_scan',
      kept.map(({ id, ticket, outcome, at, gate, first }) => ({
        id,
        ticket_id: ticket,
        item_id: event,
        device,
        account_id: reader,
        outcome,
        scanned_at: at,
        synced_at: now,
        first_at: first?.at ?? null,
        gate_id: gate,
        first_by: first?.by ?? null,
        first_gate: first?.gate ?? null,
      })),
    ),
  ];
}

export interface WrongScanRow extends Pick<
  CellTables['door_scan'],
  | 'id'
  | 'device'
  | 'account_id'
  | 'scanned_at'
  | 'synced_at'
  | 'gate_id'
  | 'first_at'
  | 'first_by'
  | 'first_gate'
> {
  outcome: WrongOutcome;
  full_name: string;
}

const wrongOf = (storeId: string, event: string): Statement => sql`FROM door_scan d
  CROSS JOIN ticket t ON t.id = d.ticket_id
  WHERE d.item_id = ${event} AND d.outcome IN ('double', 'void', 'replaced') AND t.store_id = ${storeId}`;

/** A page of an event's scans that let somebody in and should not have, the latest told first. */
export function listWrong(
  storeId: string,
  event: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Statement<WrongScanRow> {
  return sql<WrongScanRow>`SELECT d.id, d.device, d.account_id, d.outcome, d.scanned_at, d.synced_at,
      d.gate_id, d.first_at, d.first_by, d.first_gate, t.full_name
    ${wrongOf(storeId, event)}
    ORDER BY d.synced_at DESC, d.id DESC LIMIT ${limit} OFFSET ${offset}`;
}

export function countWrong(storeId: string, event: string, most: number): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n
    FROM (SELECT 1 ${wrongOf(storeId, event)} LIMIT ${most})`;
}
