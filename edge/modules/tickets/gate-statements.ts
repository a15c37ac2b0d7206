import type { DoorGate } from '../../../shared/contracts/door-gates.ts';
import { GATES_MAX } from '../../../shared/rules/gates.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat } from '../../db/sql.ts';

/** The gates of an experience, as their store makes, changes and removes them. */

export type GateRow = Pick<CellTables['door_gate'], 'id' | 'item_id' | 'name' | 'skus'>;

/** A gate as callers read it. */
export function toGate({ id, name, skus }: Omit<GateRow, 'item_id'>): DoorGate {
  return { id, name, skus: skus === null ? null : (JSON.parse(skus) as string[]) };
}

/** The gates of an event that were not removed, in the order in which they were made. */
export function listGates(storeId: string, event: string): Statement<GateRow> {
  return sql<GateRow>`SELECT id, item_id, name, skus FROM door_gate
    WHERE item_id = ${event} AND store_id = ${storeId} AND removed_at IS NULL
    ORDER BY made_at, id LIMIT ${GATES_MAX}`;
}

/** A gate that was not removed. */
export function findGate(storeId: string, id: string): Statement<GateRow> {
  return sql<GateRow>`SELECT id, item_id, name, skus FROM door_gate
    WHERE id = ${id} AND store_id = ${storeId} AND removed_at IS NULL`;
}

/** The names of an event's gates by their ids, removed ones too: scans and admissions go on naming them. */
export function listGateNames(
  storeId: string,
  event: string,
): Statement<Pick<GateRow, 'id' | 'name'>> {
  return sql<Pick<GateRow, 'id' | 'name'>>`SELECT id, name FROM door_gate
    WHERE item_id = ${event} AND store_id = ${storeId}`;
}

/** True while an event has a gate. */
export function hasGate(event: string, id: string): Statement {
  return sql`EXISTS (SELECT 1 FROM door_gate WHERE id = ${id} AND item_id = ${event}
    AND removed_at IS NULL)`;
}

/** Makes a gate; aborts where the event has as many as it may have. */
export function insertGate(gate: Omit<CellTables['door_gate'], 'removed_at'>): Statement[] {
  return [
    assertThat(sql`(SELECT count(*) FROM door_gate WHERE item_id = ${gate.item_id}
      AND removed_at IS NULL) < ${GATES_MAX}`),
    ...insertRows('door_gate', [gate]),
  ];
}

/** Changes a gate; aborts where it was removed meanwhile. */
export function changeGate({ id, item_id: event, name, skus }: GateRow): Statement[] {
  return [
    assertThat(hasGate(event, id)),
    sql`UPDATE door_gate SET name = ${name}, skus = ${skus} WHERE id = ${id}`,
  ];
}

/** Removes a gate; aborts while an open link is fixed to it. */
export function removeGate(id: string, now: number): Statement[] {
  return [
    assertThat(sql`NOT EXISTS (SELECT 1 FROM door_gate g CROSS JOIN door_link l ON l.item_id = g.item_id
      WHERE g.id = ${id} AND l.gate_id = g.id AND l.revoked_at IS NULL AND l.expires_at > ${now})`),
    sql`UPDATE door_gate SET removed_at = ${now} WHERE id = ${id} AND removed_at IS NULL`,
  ];
}
