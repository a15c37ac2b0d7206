/** A value that a schema takes: its required fields, those that are known by name, the first of each choice. */
import { z } from 'zod';

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
}

export type Named = Readonly<Record<string, unknown>>;

/** What a client would send: what is not required is there where its name is known. */
export function sampleOf(schema: z.ZodType, named: Named): unknown {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return valueOf(json, named, json.$defs ?? {});
}

function valueOf(schema: Schema, named: Named, definitions: Record<string, Schema>): unknown {
  if (schema.$ref) {
    const definition = definitions[schema.$ref.replace('#/$defs/', '')];
    if (definition) return valueOf(definition, named, definitions);
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [either] = schema.anyOf ?? schema.oneOf ?? [];
  if (either) return valueOf(either, named, definitions);
  const [type] = [schema.type ?? 'string'].flat();
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => Object.hasOwn(named, name) || schema.required?.includes(name))
          .map(([name, one]) => [
            name,
            Object.hasOwn(named, name) ? named[name] : valueOf(one, named, definitions),
          ]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () =>
        valueOf(schema.items ?? {}, named, definitions),
      );
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return 'texto'.padEnd(schema.minLength ?? 0, 'x');
  }
}
