import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeOf, type ApiDocument } from './attack.ts';
import { brokenBody } from './broken.ts';
import type { Endpoint, Request } from './request.ts';
import { validBy, validNamed, type Schema } from './schema.ts';
import { requestOfScene } from './story.ts';

const body: Schema = {
  type: 'object',
  properties: { amount: { type: 'integer', minimum: 1, maximum: 9 } },
  required: ['amount'],
};
const answer: Schema = {
  type: 'object',
  properties: { code: { type: 'string' } },
  required: ['code'],
};
const content = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const endpoint: Endpoint = {
  method: 'post',
  path: '/x',
  operation: {
    operationId: 'x',
    requestBody: content(body),
    responses: { 200: content({ $ref: '#/components/schemas/A' }), 400: content(answer) },
  },
};
const document = { paths: {}, components: { schemas: { A: answer } } } as ApiDocument;
const judge = judgeOf(document, endpoint);
const good: Request = {
  valid: true,
  method: 'POST',
  path: '/x',
  headers: {},
  body: '{"amount":1}',
};
const JSON_TYPE = { 'content-type': 'application/json' };

test.each<[string | undefined, Partial<Request>, number, string]>([
  [undefined, {}, 200, '{"code":"a"}'],
  [undefined, { valid: false, body: '{' }, 400, '{"code":"invalid_request"}'],
  ['answered 500', {}, 500, '{}'],
  ['not declared', {}, 418, '{"code":"a"}'],
  ['not by its schema', {}, 200, '{"code":1}'],
  ['not by its schema', {}, 200, '{}'],
  ['refused what is declared', {}, 400, '{"code":"invalid_request"}'],
  ['took a body', { valid: false, body: '{"amount":10}' }, 200, '{"code":"a"}'],
])('the judge says %s', (told, request, status, text) => {
  const said = judge({ ...good, ...request }, { status, text, headers: JSON_TYPE });
  if (told === undefined) expect(said).toBeUndefined();
  else expect(said).toContain(told);
});

test('the judge wants JSON', () => {
  const html = { status: 200, text: '<p>', headers: { 'content-type': 'text/html' } };
  expect(judge(good, html)).toContain('text/html');
});

test('valid inputs are valid, broken ones mostly are not', () => {
  const source = { document, real: [], named: {} };
  const isValid = (value: unknown) => {
    const { amount } = (value ?? {}) as { amount?: unknown };
    return Number.isInteger(amount) && Number(amount) >= 1 && Number(amount) <= 9;
  };
  fc.assert(fc.property(validBy(body, source), isValid));
  const broken = fc.sample(brokenBody(validBy(body, source)), { numRuns: 200, seed: 1 });
  expect(broken.filter((value) => !isValid(value)).length).toBeGreaterThan(100);
});

test('an unsupported schema throws', () => {
  const source = { document, real: [], named: {} };
  expect(() => validBy({ type: 'date' }, source)).toThrow('no values for the schema');
  expect(() => validBy({ type: 'string', format: 'ipv6' }, source)).toThrow('ipv6');
});

test.each([String.raw`^(?=.*[A-Za-z])[A-Za-z0-9_.-]{3,60}$`, String.raw`^\/(?![/\\])`])(
  'values are made of a pattern that looks ahead: %s',
  (pattern) => {
    const source = { document, real: [], named: {} };
    const values = fc.sample(validBy({ type: 'string', pattern }, source), 50) as string[];
    expect(values.filter((value) => !new RegExp(pattern).test(value))).toEqual([]);
  },
);

test('a text of blanks may be refused, a text with other characters may not', () => {
  const headers = { 'content-type': 'application/json' };
  const refused = { status: 400, headers, text: '{"code":"invalid_request","field":"a.b"}' };
  expect(judge({ ...good, body: '{"amount":1,"a":{"b":"  "}}' }, refused)).toBeUndefined();
  expect(judge({ ...good, body: '{"amount":1,"a":{"b":" x"}}' }, refused)).toContain('declared');
});

test('a value comes from its name, except where a constant tells the forms of a body apart', () => {
  const source = { document, real: [], named: { type: 'email' } };
  const drawn = (schema: Schema) => new Set(fc.sample(validNamed('type', schema, source), 50));
  expect(drawn({ type: 'string' })).toContain('email');
  expect(drawn({ const: 'phone' })).toEqual(new Set(['phone']));
});

test('a scene’s request has its inputs, its caller and a key of its own', () => {
  const parameters = [{ name: 'Idempotency-Key', in: 'header', schema: body } as const];
  const one = { ...endpoint, path: '/x/{id}', operation: { ...endpoint.operation, parameters } };
  const scene = { headers: { cookie: 'c' }, params: { id: 'a:b' }, body: { amount: 2 } };
  const { path, headers, body: sent } = requestOfScene(one, scene);
  expect([path, sent]).toEqual(['/api/x/a%3Ab', '{"amount":2}']);
  expect(headers).toMatchObject({ cookie: 'c', 'idempotency-key': expect.any(String) });
});
