/** The operator's access to the cells' databases, local or remote. */
import type { Statement } from '../../db/sql.ts';
import { readWorkerConfig } from '../start/bindings.ts';
import { Refusal } from '../start/refusal.ts';

/** The kind of statement that a database takes, by the database's name. */
export type KindOf<Name extends string> = Name extends 'directory' ? 'directory' : 'cell';

export interface Cells {
  /** Names of all cells. */
  readonly names: readonly string[];
  /** Runs one statement in a cell, and returns its rows. */
  run<Row, Name extends string>(
    cell: Name,
    statement: Statement<Row, KindOf<Name>>,
  ): Promise<Row[]>;
  close(): Promise<void>;
}

/** A cell as wrangler.toml binds it. */
export interface BoundCell {
  readonly name: string;
  readonly binding: string;
  readonly database_name: string;
  readonly database_id: string;
}

/** Databases with an outbox: every cell, and the directory, which counts as one here. */
const BINDING = /^(?:CELL_)?((?<=CELL_)[A-Z0-9]{1,20}|DIRECTORY)$/;

/** The cells of a wrangler.toml, and its directory. */
export function boundCells(file: string): BoundCell[] {
  return readWorkerConfig(file).d1_databases.flatMap((database) => {
    const name = BINDING.exec(database.binding)?.[1]?.toLowerCase();
    return name === undefined ? [] : [{ ...database, name }];
  });
}

/** Explains the error of a database that is older than this command. */
export function refuseOldDatabase(error: unknown): never {
  const text = error instanceof Error ? error.message : String(error);
  if (/no such (?:column|table)/.test(text)) {
    throw new Refusal(
      `The database is older than this version: ${text.trim()}.`,
      'Apply the migrations first: `npm start` does here, `wrangler d1 migrations apply` on the platform.',
    );
  }
  throw error;
}
