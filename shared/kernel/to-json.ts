/**
 * JSON of a value without circles. Old libraries on a partner's page give lists a `toJSON` that makes
 * texts of them; it is put aside while this value is written.
 */
export function toJson(value: unknown): string {
  const lists = Array.prototype as { toJSON?: unknown };
  const { toJSON } = lists;
  delete lists.toJSON;
  const text = JSON.stringify(value);
  if (toJSON) lists.toJSON = toJSON;
  return text;
}
