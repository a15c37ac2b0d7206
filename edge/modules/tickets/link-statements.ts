import { DOOR_LINK_DEVICES_MAX, DOOR_LINKS_MAX } from '../../../shared/rules/door-links.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat } from '../../db/sql.ts';
import { hasGate } from './gate-statements.ts';

/** Links that open the door of an experience to people without an account, and the devices that opened them. */

export type DoorLinkRow = Pick<
  CellTables['door_link'],
  'id' | 'item_id' | 'gate_id' | 'name' | 'made_at' | 'expires_at' | 'revoked_at'
>;

/** The links of an experience, the latest first; an experience has few. */
export function listLinks(storeId: string, event: string): Statement<DoorLinkRow> {
  return sql<DoorLinkRow>`SELECT id, item_id, gate_id, name, made_at, expires_at, revoked_at
    FROM door_link WHERE item_id = ${event} AND store_id = ${storeId}
    ORDER BY made_at DESC, id DESC LIMIT ${DOOR_LINKS_MAX}`;
}

export type LinkDeviceRow = Pick<
  CellTables['door_link_device'],
  'link_id' | 'agent' | 'opened_at' | 'seen_at'
>;

/** The devices of an experience's links, those that opened one first before the others. */
export function listDevices(storeId: string, event: string): Statement<LinkDeviceRow> {
  return sql<LinkDeviceRow>`SELECT d.link_id, d.agent, d.opened_at, d.seen_at
    FROM door_link l CROSS JOIN door_link_device d ON d.link_id = l.id
    WHERE l.item_id = ${event} AND l.store_id = ${storeId} ORDER BY d.opened_at, d.token_hash`;
}

export function findLink(storeId: string, id: string): Statement<DoorLinkRow> {
  return sql<DoorLinkRow>`SELECT id, item_id, gate_id, name, made_at, expires_at, revoked_at
    FROM door_link WHERE id = ${id} AND store_id = ${storeId}`;
}

/** The names of a store's links, by their ids. */
export function listNames(
  storeId: string,
  ids: readonly string[],
): Statement<Pick<DoorLinkRow, 'id' | 'name'>> {
  return sql<Pick<DoorLinkRow, 'id' | 'name'>>`SELECT l.id, l.name
    FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN door_link l ON l.id = j.value
    WHERE l.store_id = ${storeId}`;
}

/** Makes a link; aborts where the experience has as many as it may have, or its gate was removed meanwhile. */
export function insertLink(
  link: Omit<CellTables['door_link'], 'revoked_at' | 'revoked_by'>,
): Statement[] {
  return [
    assertThat(
      sql`(SELECT count(*) FROM door_link WHERE item_id = ${link.item_id}) < ${DOOR_LINKS_MAX}`,
      ...(link.gate_id === null ? [] : [hasGate(link.item_id, link.gate_id)]),
    ),
    ...insertRows('door_link', [link]),
  ];
}

/** Ends a link for good; one that was ended before stays as it is. */
export function revokeLink(id: string, accountId: string, now: number): Statement {
  return sql`UPDATE door_link SET revoked_at = ${now}, revoked_by = ${accountId}
    WHERE id = ${id} AND revoked_at IS NULL`;
}

/** True while a link opens its door. */
export function stands(id: string, now: number): Statement {
  return sql`EXISTS (SELECT 1 FROM door_link WHERE id = ${id} AND revoked_at IS NULL
    AND expires_at > ${now})`;
}

/**
 * Notes a device that opens a link, once by its token; aborts where the link is over, or has as many devices as it may
 * have.
 */
export function insertDevice(
  device: Pick<CellTables['door_link_device'], 'token_hash' | 'link_id' | 'agent'>,
  now: number,
): Statement[] {
  const { token_hash: token, link_id: link, agent } = device;
  return [
    assertThat(
      stands(link, now),
      sql`((SELECT count(*) FROM door_link_device WHERE link_id = ${link}) < ${DOOR_LINK_DEVICES_MAX}
        OR EXISTS (SELECT 1 FROM door_link_device WHERE token_hash = ${token}))`,
    ),
    sql`INSERT INTO door_link_device (token_hash, link_id, agent, opened_at, seen_at)
      VALUES (${token}, ${link}, ${agent}, ${now}, ${now}) ON CONFLICT (token_hash) DO NOTHING`,
  ];
}

export function deleteDevice(token: string): Statement {
  return sql`DELETE FROM door_link_device WHERE token_hash = ${token}`;
}
