import { sql, type Statement } from './cell-sql.ts';
import type { CellTables } from './cell-tables.ts';

/** How a table's rows belong to a network, as its migration says. */
export type NetworkRows = CellTables['network_rows'];

/** The statement of every table of a cell about its network. */
export function listNetworkRows(): Statement<NetworkRows> {
  return sql<NetworkRows>`SELECT table_name, moves, column_name, parent_table, parent_column
    FROM network_rows ORDER BY table_name`;
}

/**
 * SQL that is true for the rows of a table that belong to a network; its one parameter is the id of
 * the root store. Undefined for a table whose rows do not move by a path.
 * @param all the answer of every table
 * @throws for a path that leads to no store
 */
export function networkCondition(
  table: string,
  all: ReadonlyMap<string, NetworkRows>,
  passed: readonly string[] = [],
): string | undefined {
  const said = all.get(table);
  if (!said || said.column_name === null || said.parent_table === null) return undefined;
  if (table === 'store') return `coalesce(${said.column_name}, id) = ?`;
  const { column_name: column, parent_table: parent, parent_column: key } = said;
  const inner = passed.includes(parent)
    ? undefined
    : networkCondition(parent, all, [...passed, table]);
  if (inner === undefined)
    throw new Error(`${table} leads to ${parent}, and from there to no store`);
  return `${column} IN (SELECT ${key} FROM ${parent} WHERE ${inner})`;
}
