/** Makes valid values from a JSON Schema, as far as the OpenAPI document uses it. */
import * as fc from 'fast-check';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** The generator's input besides the schema. */
export interface Source {
  /** The document that `$ref` points into. */
  readonly document: unknown;
  /** Texts that name existing data, used wherever a pattern accepts them. */
  readonly real: readonly string[];
  /** Values by the name of their property, for inputs that have to fit together. */
  readonly named: Readonly<Record<string, unknown>>;
}

/** Length of lists and texts where the schema sets no end, or a far one. */
const FEW = 4;
const SHORT = 40;

/**
 * Values that are valid by a schema.
 * @throws on an unknown schema, so that no part of the API goes untried
 */
export function validBy(schema: Schema, source: Source): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return validBy(resolve(schema.$ref, source.document), source);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map((one) => validBy(one, source)));
  if (typeof schema.type !== 'string' && schema.type) {
    return fc.oneof(...schema.type.map((type) => validBy({ ...schema, type }, source)));
  }
  switch (schema.type) {
    case 'string':
      return text(schema, source);
    case 'integer':
      return integer(schema);
    case 'number':
      return fc.double({
        min: schema.minimum ?? -1e9,
        max: schema.maximum ?? 1e9,
        noNaN: true,
        noDefaultInfinity: true,
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(validBy(schema.items ?? {}, source), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? FEW, Math.max(FEW, schema.minItems ?? 0)),
      });
    case 'object':
      return object(schema, source);
    case undefined:
      return fc.jsonValue();
    default:
      throw new Error(`no values for the schema ${JSON.stringify(schema)}`);
  }
}

/** Values of a property or parameter: mostly the one that is known by its name. */
export function validNamed(name: string, schema: Schema, source: Source): fc.Arbitrary<unknown> {
  const made = validBy(schema, source);
  // A constant tells the forms of a body apart.
  if (schema.const !== undefined || !Object.hasOwn(source.named, name)) return made;
  const value = source.named[name];
  // A path and a query may use one name for two things.
  if (schema.enum !== undefined && !schema.enum.includes(value)) return made;
  return fc.oneof({ weight: 5, arbitrary: fc.constant(value) }, made);
}

function resolve(ref: string, document: unknown): Schema {
  const steps = ref.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>(
    (value, step) => (value as Record<string, unknown>)[step],
    document,
  ) as Schema;
}

/** A look-ahead without groups of its own. */
const LOOK_AHEAD = /\(\?[=!](?:\\.|\[(?:\\.|[^\]\\])*\]|[^()[\\])*\)/g;

function text(schema: Schema, { real }: Source): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 200, pattern, format } = schema;
  const fits = (value: string) => value.length >= minLength && value.length <= maxLength;
  if (pattern !== undefined) {
    // The patterns of a JSON Schema are Unicode's.
    const expression = new RegExp(pattern, 'u');
    const known = real.filter((value) => expression.test(value) && fits(value));
    // The generator cannot look ahead: it makes texts without that part and drops those that do not
    // match.
    const made = fc
      .stringMatching(new RegExp(pattern.replaceAll(LOOK_AHEAD, ''), 'u'))
      .filter((value) => expression.test(value) && fits(value));
    // Mostly existing names: a name that does not exist ends every call at its first check.
    return known.length > 0
      ? fc.oneof(
          { weight: 4, arbitrary: fc.constantFrom(...known) },
          { weight: 1, arbitrary: made },
        )
      : made;
  }
  if (format === 'email') {
    // Only plain addresses: the product may refuse the rarer forms that the standard allows.
    const plain = /^[a-z0-9]+(?:[._+-][a-z0-9]+)*@/i;
    return fc.emailAddress().filter((value) => fits(value) && plain.test(value));
  }
  if (format === 'uri') return fc.webUrl().filter(fits);
  if (format === 'date-time') {
    return fc
      .date({ noInvalidDate: true })
      .map((date) => date.toISOString())
      .filter(fits);
  }
  if (format === 'date') {
    // A year has four digits (RFC 3339, 5.6).
    return fc
      .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
      .filter(fits);
  }
  if (format !== undefined) throw new Error(`no values for the format ${format}`);
  const short = fc.string({
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, SHORT)),
  });
  const longest = fc.constantFrom('x', 'ñ', "'", '%', ' ').map((one) => one.repeat(maxLength));
  return fc.oneof({ weight: 5, arbitrary: short }, { weight: 1, arbitrary: longest });
}

function integer(schema: Schema): fc.Arbitrary<number> {
  const { exclusiveMinimum: below = -Infinity, maximum = 1_000_000 } = schema;
  const minimum = Math.max(schema.minimum ?? -1_000_000, below + 1);
  return fc.oneof(
    fc.constantFrom(minimum, maximum),
    fc.maxSafeInteger().map((value) => {
      const span = maximum - minimum + 1;
      return minimum + (((value % span) + span) % span);
    }),
  );
}

function object(schema: Schema, source: Source): fc.Arbitrary<unknown> {
  const entries = Object.entries(schema.properties ?? {});
  const record = fc.record(
    Object.fromEntries(entries.map(([name, value]) => [name, validNamed(name, value, source)])),
    { requiredKeys: [...(schema.required ?? [])] },
  );
  const more = schema.additionalProperties;
  if (typeof more !== 'object') return record;
  const names = schema.propertyNames
    ? text(schema.propertyNames, { ...source, real: [] })
    : fc.string({ minLength: 1, maxLength: 12 });
  return fc
    .tuple(fc.dictionary(names, validBy(more, source), { maxKeys: FEW }), record)
    .map(([extra, own]) => ({ ...extra, ...own }));
}
