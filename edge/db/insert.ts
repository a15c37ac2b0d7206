import { raw, tagFor, type DatabaseKind, type Statement } from './sql.ts';

/** The value that a column takes: booleans become 0 and 1. */
type Given<Value> = Value extends number ? Value | boolean : Value;

/**
 * A row as it is inserted.
 * @typeParam Filled the columns that may be left out, since the table fills them
 */
type NewRow<Row, Filled> = { readonly [Name in Exclude<keyof Row, Filled>]: Given<Row[Name]> } & {
  readonly [Name in Extract<keyof Row, Filled>]?: Given<Row[Name]>;
};

/** Inserts rows into a table whose columns the compiler knows. */
export type Inserter<
  Tables,
  Filled extends Record<keyof Tables, string>,
  On extends DatabaseKind,
> = <Table extends keyof Tables & string>(
  table: Table,
  rows: readonly NewRow<Tables[Table], Filled[Table]>[],
) => Statement<unknown, On>[];

/** Characters of JSON in one statement: D1 takes 2 MB in a value, and a character has up to 4 bytes. */
const CHARACTERS = 400_000;

/** The inserter for the tables of one kind of database, see `insertRows` of `cell-sql.ts`. */
export function inserterFor<
  Tables,
  Filled extends Record<keyof Tables, string>,
  On extends DatabaseKind,
>(): Inserter<Tables, Filled, On> {
  return (table, rows) => jsonLists(rows).map((json) => insert(table, rows, json));
}

/**
 * One statement with one bound value for any number of rows: D1 binds no more than 100. Every row
 * names the columns of the first.
 */
function insert<On extends DatabaseKind>(
  table: string,
  rows: readonly object[],
  json: string,
): Statement<unknown, On> {
  const columns = columnsOf(rows[0] ?? {});
  for (const row of rows) {
    if (columnsOf(row).join() !== columns.join()) throw new Error(`rows of ${table} differ`);
  }
  const values = columns.map((column) => `value ->> '${column}'`);
  const sql = tagFor<On>();
  return sql`INSERT INTO ${raw(table)} (${raw(columns.join(', '))})
    SELECT ${raw(values.join(', '))} FROM json_each(${json})`;
}

/** The columns for which a row has a value; `undefined` is not a value, null is. */
function columnsOf(row: object): string[] {
  return Object.entries(row)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name)
    .toSorted();
}

/** JSON lists of rows, each as long as one statement may have it; without rows there is no list. */
export function jsonLists(rows: readonly object[]): string[] {
  const chunks: string[][] = [];
  let length = CHARACTERS;
  for (const row of rows.map((one) => JSON.stringify(one))) {
    if (length + row.length > CHARACTERS) {
      chunks.push([]);
      length = 0;
    }
    chunks.at(-1)?.push(row);
    length += row.length + 1;
  }
  return chunks.map((chunk) => `[${chunk.join()}]`);
}
