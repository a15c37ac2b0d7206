import { toBind, type AnyStatement, type DatabaseKind, type Statement } from './sql.ts';

/** The rule of the database that refused a batch; no statement of the batch was written. */
export type Refusal =
  | { readonly kind: 'unique'; readonly table: string }
  | { readonly kind: 'check'; readonly table: string }
  | { readonly kind: 'assert' };

export type Written = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** A batch that wrote, with the rows that its last statement read; or why nothing was written. */
export type WrittenAndRead<Row> =
  | { readonly ok: true; readonly rows: readonly Row[] }
  | Extract<Written, { ok: false }>;

interface Waiting {
  readonly statement: AnyStatement;
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * How many promises deep a caller may be and still join the batch of its turn of the event loop.
 */
const COALESCING_HOPS = 12;

/**
 * One request's access to one database, made for each request. Reads in the same turn of the event
 * loop travel as one batch, so a page whose fragments each ask for their own data costs one round
 * trip.
 *
 * It takes only statements of its own kind of database: a cell's statement given to the directory
 * does not compile. `Database<DatabaseKind>` is a database of unknown kind; it takes statements
 * that run on both.
 */
export class Database<out On extends DatabaseKind> {
  readonly name: string;
  readonly #database: D1Database;
  #waiting: Waiting[] = [];
  #roundTrips = 0;
  #milliseconds = 0;

  constructor(name: string, database: D1Database) {
    this.name = name;
    this.#database = database;
  }

  /** True for a cell; for code that knows its database only by the name in an outbox's message. */
  isCell(): this is Database<'cell'> {
    return this.name !== DIRECTORY;
  }

  /** Round trips so far and the time spent waiting for them. */
  get cost(): { readonly roundTrips: number; readonly milliseconds: number } {
    return { roundTrips: this.#roundTrips, milliseconds: this.#milliseconds };
  }

  /** Reads rows; joins the batch of this turn. A statement that fails rejects its own caller only. */
  read<Row>(statement: Statement<Row, On>): Promise<Row[]> {
    return new Promise<Row[]>((resolve, reject) => {
      this.#waiting.push({ statement, resolve: resolve as (rows: unknown[]) => void, reject });
      if (this.#waiting.length === 1) void this.#flushSoon();
    });
  }

  /** The first row, or undefined. */
  async first<Row>(statement: Statement<Row, On>): Promise<Row | undefined> {
    return (await this.read(statement))[0];
  }

  /**
   * Writes one statement that may stand without others and may be repeated; it joins the batch of
   * this turn, so what several callers write at once costs one round trip. An error rejects its own
   * caller only.
   */
  async apply(statement: Statement<unknown, On>): Promise<void> {
    await this.read(statement);
  }

  /** Writes all statements in one transaction, or none. */
  async write(statements: readonly Statement<unknown, On>[]): Promise<Written> {
    // D1 refuses a batch of nothing, which is what a change of nothing writes.
    if (statements.length === 0) return { ok: true };
    const written = await this.#transact(statements);
    return written.ok ? { ok: true } : written;
  }

  /**
   * Writes all statements in one transaction, or none, and reads rows at its end, as the writes have
   * left them: what a trigger has made of them is known in the same round trip.
   */
  async writeThenRead<Row>(
    statements: readonly Statement<unknown, On>[],
    read: Statement<Row, On>,
  ): Promise<WrittenAndRead<Row>> {
    const written = await this.#transact([...statements, read]);
    return written.ok ? { ok: true, rows: written.rows as Row[] } : written;
  }

  async #transact(statements: readonly AnyStatement[]): Promise<WrittenAndRead<unknown>> {
    try {
      const answers = await this.#timed(() =>
        this.#database.batch(statements.map((one) => this.#prepare(one))),
      );
      return { ok: true, rows: answers.at(-1)?.results ?? [] };
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal) return { ok: false, refusal };
      throw error;
    }
  }

  #prepare(statement: AnyStatement): D1PreparedStatement {
    const { text, params } = toBind(statement);
    const prepared = this.#database.prepare(text);
    return params.length > 0 ? prepared.bind(...params) : prepared;
  }

  /** Waits for the callers that are a few promises away, without giving up the turn. */
  async #flushSoon(): Promise<void> {
    for (let hop = 0; hop < COALESCING_HOPS; hop += 1) await Promise.resolve();
    await this.#flush();
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    try {
      const answers = await this.#timed(() =>
        this.#database.batch(batch.map((waiting) => this.#prepare(waiting.statement))),
      );
      batch.forEach((waiting, index) => waiting.resolve(answers[index]?.results ?? []));
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else await Promise.all(batch.map((waiting) => this.#alone(waiting)));
    }
  }

  async #alone(waiting: Waiting): Promise<void> {
    try {
      const answer = await this.#timed(() => this.#prepare(waiting.statement).all());
      waiting.resolve(answer.results);
    } catch (error) {
      waiting.reject(error);
    }
  }

  async #timed<T>(work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    this.#roundTrips += 1;
    try {
      return await work();
    } finally {
      this.#milliseconds += performance.now() - start;
    }
  }
}

/** The name of the directory among databases that have an outbox; no cell can have it. */
export const DIRECTORY = 'DIRECTORY';

/** The database of a network of stores. */
export type Cell = Database<'cell'>;

/** The database of accounts, sessions and addresses. */
export type Directory = Database<'directory'>;

const CONSTRAINT = /(UNIQUE|CHECK|PRIMARY KEY|FOREIGN KEY) constraint failed: ?([\w.]*)/;

function refusalOf(error: unknown): Refusal | undefined {
  const match = CONSTRAINT.exec(error instanceof Error ? error.message : String(error));
  if (!match) return undefined;
  const subject = match[2] ?? '';
  if (match[1] === 'CHECK') {
    if (subject === 'ok' || subject.startsWith('batch_assert')) return { kind: 'assert' };
    return { kind: 'check', table: subject };
  }
  if (match[1] === 'FOREIGN KEY') return undefined;
  return { kind: 'unique', table: subject.split('.')[0] ?? '' };
}
