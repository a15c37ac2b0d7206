/**
 * Prepares statements against the real schema, and compares their columns with the declared rows.
 */
import type { DatabaseSync, StatementColumnMetadata } from 'node:sqlite';
import type { DatabaseKind, SqlKind } from '../../../db/sql.ts';
import { describeTables, KINDS, openSchema, type Column } from './schema.ts';
import { propertiesOf, scalarsOf, type TypeRef } from './types.ts';
import { placesOf, type Piece } from './values.ts';

interface Schema {
  readonly database: DatabaseSync;
  /** By `table.column`. */
  readonly columns: ReadonlyMap<string, Column>;
}

/** A fault of a statement, and its place. */
export interface Fault {
  readonly place: string;
  readonly reason: string;
}

/** The databases that have the tables of `common-sql.ts`. */
const COMMON: readonly DatabaseKind[] = ['cell', 'directory'];

const STATEMENT = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/i;

export class Verifier {
  readonly #schemas: Readonly<Record<SqlKind, Schema>>;
  readonly faults = new Map<string, Fault>();
  /** Places of templates in statements that the schema accepted. */
  readonly proven = new Set<string>();
  /** Why the schema refused a piece, by its place. */
  readonly refused = new Map<string, string>();
  prepared = 0;

  constructor() {
    const [cell, directory, conversation] = KINDS.map((kind): Schema => {
      const database = openSchema(kind);
      const columns = describeTables(database).flatMap((table) =>
        table.columns.map((column): [string, Column] => [`${table.name}.${column.name}`, column]),
      );
      return { database, columns: new Map(columns) };
    }) as [Schema, Schema, Schema];
    this.#schemas = { cell, directory, conversation };
  }

  /** Prepares a piece on every kind of database that it runs on. */
  verify(piece: Piece): void {
    const isStatement = STATEMENT.test(piece.text);
    // A condition is not a statement; it is prepared as a value.
    const text = isStatement ? piece.text : `SELECT (${piece.text})`;
    const kinds = piece.kind === 'common' ? COMMON : [piece.kind];
    const refused = kinds.flatMap((kind) => {
      const reason = this.#prepare(kind, text, isStatement ? piece : undefined);
      return reason === undefined ? [] : [`${kind}: ${reason}`];
    });
    if (refused.length === 0) this.#prove(piece);
    else if (isStatement) this.#blame(placesOf(piece)[0], `${refused.join('; ')}\n${text}`);
    else for (const place of placesOf(piece)) this.refused.set(place, refused.join('; '));
  }

  #prepare(kind: SqlKind, text: string, piece: Piece | undefined): string | undefined {
    const { database, columns } = this.#schemas[kind];
    try {
      const statement = database.prepare(text);
      this.prepared += 1;
      if (piece?.row) this.#compare(piece.row, statement.columns(), columns, placesOf(piece)[0]);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  #compare(
    row: TypeRef,
    given: readonly StatementColumnMetadata[],
    columns: Schema['columns'],
    place: string | undefined,
  ): void {
    const declared = propertiesOf(row);
    if (!declared) return;
    const names = new Set(given.map(({ name }) => name));
    for (const name of declared.keys()) {
      if (!names.has(name)) this.#blame(place, `its row has ${name}, which it does not select`);
    }
    for (const { name, table, column } of given) {
      const type = declared.get(name);
      if (!type) this.#blame(place, `it selects ${name}, which its row does not have`);
      const origin = table && column ? columns.get(`${table}.${column}`) : undefined;
      const wrong = type && origin && mismatch(type, origin);
      if (wrong) this.#blame(place, `${name} of its row ${wrong}`);
    }
  }

  #prove(piece: Piece): void {
    for (const place of placesOf(piece)) this.proven.add(place);
  }

  #blame(place: string | undefined, reason: string): void {
    const fault = { place: place ?? 'somewhere', reason };
    this.faults.set(`${fault.place} ${reason.split('\n')[0]}`, fault);
  }
}

/** How a property disagrees with the column that it is read from; undefined where they agree. */
function mismatch(type: TypeRef, column: Column): string | undefined {
  const can = scalarsOf(type);
  if (can.has('unknown')) return undefined;
  if (column.type !== 'unknown' && !can.has(column.type))
    return `is a ${column.type} in the schema`;
  return column.isNullable && !can.has('null') ? 'can be null in the schema' : undefined;
}
