import { escapeHtml } from '../../../shared/kernel/escape.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { nameOf, type Schema } from './document.ts';
import { docsWords } from './words.ts';

/** A value that a caller sends or gets. Texts are HTML. */
export interface Field {
  /** With the names around it: `lines[].sku`. */
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly notes: string;
}

/** Objects within objects that one table shows. */
const DEEPEST = 6;

/** The fields of an object, those of objects without a name of their own included. */
export function fieldsOf(schema: Schema, locale: Locale, prefix = '', depth = 0): Field[] {
  if (depth > DEEPEST) return [];
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const field = fieldOf(`${prefix}${name}`, property, locale, isIn(schema.required, name));
    return [field, ...below(property, locale, field.name, depth)];
  });
  const others = inner.flatMap((one) => fieldsOf(one, locale, prefix, depth + 1));
  // Kinds of one thing share most of their fields.
  return [...new Map([...own, ...others].map((one) => [one.name, one])).values()];
}

function below(schema: Schema, locale: Locale, name: string, depth: number): Field[] {
  if (schema.items) return below(schema.items, locale, `${name}[]`, depth + 1);
  if (typeof schema.additionalProperties === 'object') {
    return below(schema.additionalProperties, locale, `${name}.*`, depth + 1);
  }
  return fieldsOf(schema, locale, `${name}.`, depth + 1);
}

const isIn = (names: readonly string[] | undefined, name: string): boolean =>
  names?.includes(name) ?? false;

/** One field by its own schema. */
export function fieldOf(name: string, schema: Schema, locale: Locale, isRequired: boolean): Field {
  return { name, type: typeOf(schema), isRequired, notes: notesOf(schema, locale) };
}

/** The kind of a value, as TypeScript writes it; objects with a name are links to them. */
function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    return `<a href="#object-${name}">${name}</a>`;
  }
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds) return [...new Set(kinds.map(typeOf))].join(' | ');
  if (schema.items) {
    const item = typeOf(schema.items);
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['any']);
  const format = schema.format === undefined ? '' : ` (${escapeHtml(schema.format)})`;
  return types.join(' | ') + format;
}

const literal = (value: unknown): string => escapeHtml(JSON.stringify(value) ?? 'null');

/** A bound that only the language of the schemas needs says nothing to a reader. */
const isTold = (bound: number | undefined): bound is number =>
  bound !== undefined && Math.abs(bound) !== Number.MAX_SAFE_INTEGER;

function notesOf(schema: Schema, locale: Locale): string {
  const t = docsWords[locale];
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const ranges: readonly (readonly [
    (range: string) => string,
    number | undefined,
    number | undefined,
  ])[] = [
    [(range) => range, minimum, maximum],
    [t.letters, minLength, maxLength],
    [t.rows, minItems, maxItems],
  ];
  const told = ranges.flatMap(([say, least, most]) => {
    if (isTold(least) && isTold(most)) return [say(`${least}–${most}`)];
    if (isTold(least)) return [say(`≥ ${least}`)];
    return isTold(most) ? [say(`≤ ${most}`)] : [];
  });
  return [
    ...(schema.description === undefined ? [] : [escapeHtml(schema.description)]),
    ...told,
    ...(schema.default === undefined
      ? []
      : [`${t.byDefault} <code>${literal(schema.default)}</code>`]),
    // A format says more than the expression that checks it.
    ...(schema.pattern === undefined || schema.format !== undefined
      ? []
      : [`<code>${escapeHtml(schema.pattern)}</code>`]),
    ...(schema.items ? [notesOf(schema.items, locale)] : []),
  ]
    .filter((one) => one !== '')
    .join('; ');
}

/** Names of all objects that schemas lead to, in the order in which they are met. */
export function objectsIn(
  schemas: readonly unknown[],
  known: Readonly<Record<string, Schema>>,
): string[] {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { $ref: ref } = node as Schema;
    if (typeof ref === 'string') {
      const name = nameOf(ref);
      if (names.has(name)) return;
      names.add(name);
      walk(known[name]);
      return;
    }
    for (const one of Object.values(node)) walk(one);
  };
  for (const schema of schemas) walk(schema);
  return [...names];
}
