import { nameOf, type Schema } from './document.ts';

/** Objects within objects that a sample shows. */
const DEEPEST = 5;
const TEXTS: Readonly<Record<string, string>> = {
  email: 'persona@example.com',
  uri: 'https://example.com/',
  'date-time': '2026-01-31T12:00:00.000Z',
  date: '2026-01-31',
};

/** A value of a schema, for an answer that no demo has given: it shows the shape alone. */
export function sampleOf(
  schema: Schema,
  known: Readonly<Record<string, Schema>>,
  depth = 0,
): unknown {
  const { $ref: ref, anyOf, oneOf, allOf, items, properties } = schema;
  if (ref !== undefined) return sampleOf(known[nameOf(ref)] ?? {}, known, depth);
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const [kind] = anyOf ?? oneOf ?? allOf ?? [];
  if (kind) return sampleOf(kind, known, depth);
  if (items) return depth > DEEPEST ? [] : [sampleOf(items, known, depth + 1)];
  if (properties) {
    if (depth > DEEPEST) return {};
    return Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, sampleOf(one, known, depth + 1)]),
    );
  }
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'string') return TEXTS[schema.format ?? ''] ?? '…';
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 0, 0);
  if (type === 'boolean') return true;
  return type === 'object' ? {} : null;
}
