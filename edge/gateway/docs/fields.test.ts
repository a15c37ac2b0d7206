import { expect, test } from 'vitest';
import type { Schema } from './document.ts';
import { fieldOf, fieldsOf, objectsIn } from './fields.ts';

const schema: Schema = {
  type: 'object',
  required: ['lines'],
  properties: {
    lines: {
      type: 'array',
      minItems: 1,
      maxItems: 50,
      items: {
        type: 'object',
        required: ['sku'],
        properties: {
          sku: { type: 'string', pattern: '^<a>$' },
          amount: { type: 'integer', minimum: 1 },
        },
      },
    },
    kind: { anyOf: [{ const: 'card' }, { type: 'null' }] },
    owner: { $ref: '#/components/schemas/Person' },
  },
};

test('fields of objects within objects have the names around them', () => {
  expect(
    fieldsOf(schema, 'en').map(({ name, type, isRequired }) => [name, type, isRequired]),
  ).toEqual([
    ['lines', 'object[]', true],
    ['lines[].sku', 'string', true],
    ['lines[].amount', 'integer', false],
    ['kind', '&quot;card&quot; | null', false],
    ['owner', '<a href="#object-Person">Person</a>', false],
  ]);
});

test('bounds are told in words, and no pattern is markup', () => {
  const [lines, sku, amount] = fieldsOf(schema, 'es');
  expect(lines?.notes).toBe('1–50 elementos');
  expect(sku?.notes).toBe('<code>^&lt;a&gt;$</code>');
  expect(amount?.notes).toBe('≥ 1');
});

test('a bound that only the language has is not told', () => {
  const most = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
  expect(fieldOf('n', most, 'en', true).notes).toBe('≥ 0');
});

test('kinds of a thing show their fields once, and a circle ends', () => {
  const known: Record<string, Schema> = {
    A: { properties: { b: { $ref: '#/components/schemas/B' } } },
    B: { properties: { a: { $ref: '#/components/schemas/A' } } },
  };
  expect(objectsIn([{ $ref: '#/components/schemas/A' }], known)).toEqual(['A', 'B']);
  const two = {
    anyOf: [{ properties: { x: { type: 'string' } } }, { properties: { x: { type: 'null' } } }],
  };
  expect(fieldsOf(two, 'en')).toHaveLength(1);
});
