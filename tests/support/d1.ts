/** D1 on SQLite in memory: unit tests run the product's statements on its own tables. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

interface Prepared {
  readonly text: string;
  readonly params: readonly unknown[];
}

/**
 * Answers as D1 does: a batch is written whole or not at all, and what it read comes back for each
 * statement.
 * @example const directory = openDirectory({ DIRECTORY: d1Of(migrated('directory')) });
 */
export function d1Of(database: DatabaseSync): D1Database {
  const run = ({ text, params }: Prepared) => ({
    results: database.prepare(text).all(...params.map(asValue)),
  });
  const prepare = (text: string, params: readonly unknown[] = []) => ({
    text,
    params,
    bind: (...given: unknown[]) => prepare(text, given),
    all: async () => run({ text, params }),
  });
  const batch = async (statements: readonly Prepared[]) => {
    database.exec('BEGIN');
    try {
      const answers = statements.map(run);
      database.exec('COMMIT');
      return answers;
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  };
  return { prepare, batch } as unknown as D1Database;
}

/** D1 takes booleans, SQLite does not. */
function asValue(value: unknown): SQLInputValue {
  return (typeof value === 'boolean' ? Number(value) : value) as SQLInputValue;
}
