import { fold } from '../../../shared/rules/fold.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { raw } from '../../db/sql.ts';

export type EntryRow = Omit<CellTables['contact_entry'], 'store_id' | 'folded'>;

const COLUMNS = raw('id, name, email, phone, message, user, from_path, created_at');

interface Asked {
  readonly filter: string;
  readonly offset: number;
  readonly limit: number;
}

/** The store's messages, the last one first. */
export function listEntries(
  storeId: StoreId,
  { filter, offset, limit }: Asked,
): Statement<EntryRow> {
  return sql<EntryRow>`SELECT ${COLUMNS} FROM contact_entry
    WHERE store_id = ${storeId} AND ${filtered(filter)}
    ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`;
}

/** Counts the same messages. */
export function countEntries(storeId: StoreId, filter: string): Statement<{ n: number }> {
  return sql`SELECT count(*) AS n FROM contact_entry
    WHERE store_id = ${storeId} AND ${filtered(filter)}`;
}

function filtered(filter: string): Statement {
  return filter === '' ? sql`1` : sql`instr(folded, ${fold(filter)}) > 0`;
}

export function findEntry(storeId: StoreId, id: string): Statement<EntryRow> {
  return sql<EntryRow>`SELECT ${COLUMNS} FROM contact_entry
    WHERE store_id = ${storeId} AND id = ${id}`;
}

export function insertEntry(storeId: StoreId, row: EntryRow): Statement[] {
  const { name, email, phone, message } = row;
  const folded = fold([name, email, phone ?? '', message].join('\n'));
  return insertRows('contact_entry', [{ ...row, store_id: storeId, folded }]);
}

/** The columns of a store that a mail to it needs. */
export interface AddresseeRow extends Pick<CellTables['store'], 'name' | 'country' | 'profile'> {
  /** The writer's name. */
  writer: string;
}

/** The store that got a message; none where the message is gone. */
export function findAddressee(storeId: string, id: string): Statement<AddresseeRow> {
  return sql<AddresseeRow>`SELECT s.name, s.country, s.profile, e.name AS writer
    FROM contact_entry e JOIN store s ON s.id = e.store_id
    WHERE e.store_id = ${storeId} AND e.id = ${id}`;
}
