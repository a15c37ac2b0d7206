import { expect, test } from 'vitest';
import { z } from 'zod';
import { contracts } from '../../tests/support/contracts.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument(contracts, 'https://una.mx', 'es');
const schemas = Object.entries(document.components?.schemas ?? {});

test('a named schema is no null, wherever it stands first', () => {
  expect(schemas.length).toBeGreaterThan(20);
  const nulls = schemas.filter(([, schema]) => 'type' in schema && Array.isArray(schema.type));
  expect(nulls.map(([name]) => name)).toEqual([]);
});

test('where it may be null, it is one of the two', () => {
  const text = JSON.stringify(document);
  expect(text).toContain(
    '{"anyOf":[{"$ref":"#/components/schemas/OrderReceipt"},{"type":"null"}]}',
  );
  expect(text).not.toMatch(/"allOf":\[\{"\$ref"/);
});

/** Words of a schema that say which values it takes. */
const BOUNDS = /^(?:pattern|(?:min|max)(?:Items|Length)|(?:exclusiveM|m)(?:in|ax)imum)$/;

/** What a schema demands of values, wherever in it. */
function boundsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { $ref: ref } = schema as { $ref?: string };
  if (ref !== undefined) return boundsOf(document.components?.schemas?.[nameOf(ref)]);
  // A format such as an e-mail's stands for its pattern.
  const hasFormat = 'format' in schema;
  return Object.entries(schema).flatMap(([name, value]: [string, unknown]) => {
    if (!BOUNDS.test(name) || typeof value === 'object') return boundsOf(value);
    // The most that a number of this language holds is nothing that a call demands.
    const isEndless = Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;
    return isEndless || (hasFormat && name === 'pattern')
      ? []
      : [`${name} ${JSON.stringify(value)}`];
  });
}

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? '';

/** The body and the parameters of a call, as the document has them. */
interface Told {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string; readonly schema: object }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: object }>>;
  };
}

test('it demands of the inputs of a call all that the call demands', () => {
  const told = Object.values(document.paths ?? {}).flatMap(
    (methods) => Object.values(methods as object) as Told[],
  );
  const differing = contracts.flatMap(({ id, params, query, body, file }) => {
    const { parameters = [], requestBody } = told.find((one) => one.operationId === id) ?? {};
    const asked = parameters.filter(({ in: place }) => place !== 'header');
    const sent = file ? [] : boundsOf(requestBody?.content['application/json']?.schema);
    const said = [...asked.flatMap(({ schema }) => boundsOf(schema)), ...sent].toSorted();
    const parts = file || !requestBody ? [params, query] : [params, query, body];
    const meant = parts
      .flatMap((part) => boundsOf(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' })))
      .toSorted();
    return said.join('\n') === meant.join('\n') ? [] : [{ id, said, meant }];
  });
  expect(differing).toEqual([]);
});
