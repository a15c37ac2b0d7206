import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Statement } from '../../../../edge/db/cell-sql.ts';

/** One database, written to directly. */
export class Filled {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    this.#database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -200000');
  }

  /** Runs SQL without bound values, any number of statements. */
  exec(text: string): void {
    this.#database.exec(text);
  }

  /**
   * Lets the full-text indexes collect more rows before they write a segment. The index is the
   * same, in fewer segments to merge.
   */
  indexInLargePieces(large: boolean): void {
    const bytes = large ? 64 * 2 ** 20 : 2 ** 20;
    for (const index of ['listing_text', 'listing_name'])
      this.exec(`INSERT INTO ${index} (${index}, rank) VALUES ('hashsize', ${bytes})`);
  }

  write({ text, params }: Statement): void {
    let prepared = this.#prepared.get(text);
    if (!prepared) {
      prepared = this.#database.prepare(text);
      this.#prepared.set(text, prepared);
    }
    prepared.run(...(params as SQLInputValue[]));
  }

  /** Runs all writes of the work in one transaction. */
  transaction(work: () => void): void {
    this.#database.exec('BEGIN');
    work();
    this.#database.exec('COMMIT');
  }

  close(): void {
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#database.close();
  }
}
