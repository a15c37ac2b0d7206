/**
 * Checks that every table of a cell says how its rows belong to a network, and that the path it
 * names leads there.
 */
import { listNetworkRows, networkCondition, type NetworkRows } from '../../../db/networks.ts';
import { describeTables, openSchema } from './schema.ts';
import type { Fault } from './verify.ts';

const MIGRATIONS = 'edge/db/migrations/cell';

/** The faults in the migrations' statements about networks. */
export function networkFaults(): Fault[] {
  const database = openSchema('cell');
  const rows = database.prepare(listNetworkRows().text).all() as unknown as NetworkRows[];
  const said = new Map(rows.map((row) => [row.table_name, row]));
  const tables = describeTables(database).map(({ name }) => name);
  const silent = tables
    .filter((table) => !said.has(table))
    .map((table) => `${table} does not say in network_rows how its rows belong to a network`);
  const gone = rows
    .filter(({ table_name: table }) => !tables.includes(table))
    .map(({ table_name: table }) => `network_rows tells of ${table}, which is no table`);
  const lost = [...said.keys()].flatMap((table) => {
    try {
      const condition = networkCondition(table, said);
      if (condition !== undefined) database.prepare(`SELECT 1 FROM ${table} WHERE ${condition}`);
      return [];
    } catch (error) {
      return [`${table} has no way to its network: ${String(error)}`];
    }
  });
  database.close();
  return [...silent, ...gone, ...lost].map((reason) => ({ place: MIGRATIONS, reason }));
}
