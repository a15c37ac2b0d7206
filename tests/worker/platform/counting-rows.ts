/** A database that counts the rows it reads for its batches. */
export function countingRows(database: D1Database): {
  readonly database: D1Database;
  /** Rows so far. */
  readonly rows: () => number;
} {
  let rows = 0;
  const counted = new Proxy(database, {
    get(target, name) {
      if (name !== 'batch') return (Reflect.get(target, name) as () => unknown).bind(target);
      return async (statements: D1PreparedStatement[]) => {
        const answers = await target.batch(statements);
        for (const { meta } of answers) rows += meta.rows_read;
        return answers;
      };
    },
  });
  return { database: counted, rows: () => rows };
}
