/** Inputs that no honest client sends. */
import * as fc from 'fast-check';

/** Texts that have broken some program before. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\r\nSet-Cookie: x=y',
  "' OR '1'='1",
  '"; DROP TABLE item; --',
  '%',
  '_%_%_%',
  'x*" NEAR(',
  '{"a":',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..',
  '.',
  '//evil.example',
  '%00',
  '%2e%2e%2f',
  '${7*7}',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-1',
  '1e309',
  '0x10',
  '١٢٣',
  '🏳️‍🌈',
  'ﷺ',
  '\u202Etxt',
  '\uFEFF',
  '\uD800',
  'é'.normalize('NFD'),
  'İ',
  'a\u0300'.repeat(200),
  'x'.repeat(5_000),
  '💥'.repeat(1_500),
];

const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  1e21,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  -Number.MAX_SAFE_INTEGER,
  2 ** 31,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  JSON.parse('{"__proto__":{"admin":true}}'),
  { constructor: { prototype: { admin: true } } },
  { toJSON: 1, toString: 1, valueOf: 1 },
  Array.from({ length: 1_000 }, () => 1),
];

/** A text in the place of a path or query parameter. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(...HOSTILE_VALUES),
  fc.jsonValue(),
);

type How = 'replace' | 'remove' | 'add' | 'twice';

/** A valid body with one fault somewhere in it. */
export function brokenBody(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const how = fc.constantFrom<How>('replace', 'replace', 'remove', 'add', 'twice');
  return fc.oneof(
    { weight: 1, arbitrary: hostileValue },
    {
      weight: 5,
      arbitrary: fc
        .tuple(valid, fc.nat(), hostileValue, how)
        .map(([body, place, value, change]) => mutate(body, place, value, change)),
    },
  );
}

interface Place {
  readonly parent: Record<string, unknown>;
  readonly key: string;
}

function mutate(body: unknown, place: number, value: unknown, how: How): unknown {
  const copy: unknown = structuredClone(body);
  const places = placesOf(copy);
  const chosen = places[place % Math.max(1, places.length)];
  if (!chosen) return value;
  const { parent, key } = chosen;
  if (how === 'replace') parent[key] = value;
  else if (how === 'remove') Reflect.deleteProperty(parent, key);
  else if (how === 'add') parent[`${key}_`] = value;
  else parent[key] = [parent[key], parent[key]];
  return copy;
}

function placesOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Record<string, unknown>;
  return Object.keys(parent).flatMap((key) => [{ parent, key }, ...placesOf(parent[key])]);
}

/** Bodies that are not JSON, or not the JSON that they seem to be. */
export const brokenText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '{',
    'null',
    '[]',
    '"text"',
    'undefined',
    "{'a':1}",
    '{"a":1}}',
    '{"a":1,"a":2}',
    '\uFEFF{}',
    '{"\u0000":1}',
    '{"a":1e999}',
    '{"lines":null,"lines":[]}',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    `{"a":"${'x'.repeat(300_000)}"}`,
    'a=1&b=2',
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>',
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
);
