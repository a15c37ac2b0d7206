import { expect, test } from 'vitest';
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
