/**
 * JSON of a value. Old libraries on a partner's page give lists a `toJSON` that makes texts of them;
 * it is put aside while this value is written.
 */
export function toJson(value: unknown): string {
  const lists = Array.prototype as { toJSON?: unknown };
  const { toJSON } = lists;
  if (toJSON === undefined) return JSON.stringify(value);
  delete lists.toJSON;
  try {
    return JSON.stringify(value);
  } finally {
    lists.toJSON = toJSON;
  }
}
