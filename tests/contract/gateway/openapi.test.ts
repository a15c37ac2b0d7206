import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { docsWords } from '../../../edge/gateway/docs/words.ts';
import { ERROR_STATUS } from '../../../shared/contracts/errors.ts';
import { contracts } from '../../support/contracts.ts';
import { readPage, textOf } from '../../support/page.ts';
import { anaByPath, moda } from '../shops.ts';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: { name: string; in: string; required?: boolean; example?: unknown }[];
  requestBody?: {
    required: boolean;
    content: Record<string, { schema: object; example?: object }>;
  };
  'x-rate-limit'?: object[];
  'x-access': string;
  'x-refusals': string[];
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
}

interface Document {
  openapi: string;
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

let document: Document;
beforeAll(async () => {
  document = (await moda.get('/api/openapi.json')).json() as Document;
});

function operations(): [string, string, Operation][] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, string, Operation] => [
      path,
      method,
      operation,
    ]),
  );
}

test('it is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  const result = await validator.validate(structuredClone(document) as never);
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('a linter of the trade has nothing to say of it', async () => {
  const rules = {
    // The addresses are those of the specification, and the product is nobody's to license.
    'no-path-trailing-slash': 'off',
    'no-ambiguous-paths': 'off',
    'info-license': 'off',
    // The demo is served on this machine.
    'no-server-example.com': 'off',
  };
  // As a text: the compiler takes a seventh of its whole time to check an object against this type.
  const config = await createConfig(JSON.stringify({ extends: ['recommended'], rules }));
  const lint = async (one: Document) => {
    const problems = await lintFromString({ source: JSON.stringify(one), config });
    return problems.map(({ ruleId, message, location: [at] }) => [ruleId, message, at?.pointer]);
  };
  expect(await lint(document)).toEqual([]);
  const broken = structuredClone(document);
  Reflect.deleteProperty(broken.paths['/published/catalogues']?.['get'] ?? {}, 'summary');
  expect(await lint(broken)).toHaveLength(1);
});

test('a pattern is an expression alone: the flags of ours are no part of it', () => {
  const patterns = [...JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
    ([, text = '""']) => JSON.parse(text) as string,
  );
  expect(patterns.length).toBeGreaterThan(20);
  expect(patterns.filter((pattern) => /\/[a-z]+$/.test(pattern))).toEqual([]);
});

/** The lengths that a schema demands, wherever in it; the document says none of the names of properties. */
function lengthsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { $ref: ref } = schema as { $ref?: string };
  if (ref !== undefined) return lengthsOf(document.components.schemas[ref.split('/').at(-1) ?? '']);
  const { propertyNames: _, ...rest } = schema as { propertyNames?: object };
  return Object.entries(rest).flatMap(([name, value]) =>
    /^(?:min|max)(?:Items|Length)$/.test(name) ? [JSON.stringify([name, value])] : lengthsOf(value),
  );
}

test('it demands the lengths of lists and texts that each call demands', () => {
  const differing = operations().flatMap(([, , { operationId, requestBody }]) => {
    const body = requestBody?.content['application/json']?.schema;
    const contract = contracts.find(({ id }) => id === operationId);
    if (!body || !contract) return [];
    const own = z.toJSONSchema(contract.body, { io: 'input', unrepresentable: 'any' });
    const [said, meant] = [body, own].map((schema) => lengthsOf(schema).toSorted().join());
    return said === meant ? [] : [{ operationId, said, meant }];
  });
  expect(differing).toEqual([]);
});

test('it holds every contract, and nothing else', () => {
  const told = operations().map(
    ([path, method, { operationId }]) => `${operationId} ${method} ${path}`,
  );
  const declared = contracts.map(
    ({ id, method, service, path }) => `${id} ${method} /${service}${path}`,
  );
  expect(told.toSorted()).toEqual(declared.toSorted());
});

test.each(contracts.map((contract) => [contract.id, contract] as const))('%s', (id, contract) => {
  const [path = '', , operation] = operations().find(([, , one]) => one.operationId === id) ?? [];
  if (!operation) throw new Error(`no ${id}`);
  const { parameters = [], responses } = operation;
  const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));

  const given = { ...contract.sample.params, ...contract.sample.query };
  const exemplified = parameters.filter(({ example }) => example !== undefined);
  expect(Object.fromEntries(exemplified.map(({ name, example }) => [name, example]))).toEqual(
    given,
  );
  expect(operation['x-access']).toBe(contract.access);
  expect(operation['x-refusals']).toEqual(expect.arrayContaining([...contract.errors]));

  const key = parameters.find(({ name }) => name === 'Idempotency-Key');
  expect(key !== undefined).toBe(contract.idempotency !== 'none');
  expect(key?.required ?? false).toBe(contract.idempotency === 'required');

  const success = responses[String(contract.status)];
  expect(success?.content['application/json']?.schema).toBeDefined();
  for (const code of contract.errors) {
    expect(responses[String(ERROR_STATUS[code])]?.description, code).toContain(code);
  }
  const takesBody =
    contract.method === 'delete' ? contract.sample.body !== undefined : contract.method !== 'get';
  expect(operation.requestBody !== undefined).toBe(takesBody);
  const type = contract.file ? 'multipart/form-data' : 'application/json';
  const example = operation.requestBody?.content[type]?.example;
  // No example of a form holds its file.
  if (takesBody) expect(example).toEqual(contract.file ? undefined : contract.sample.body);
  expect(operation['x-rate-limit'] ?? []).toEqual(contract.limits);
});

test('it names the address that it was requested at', async () => {
  expect(document.servers).toEqual([{ url: `${moda.origin}/api` }]);
  const byPath = (await anaByPath.get('/api/openapi.json')).json() as Document;
  expect(byPath.servers).toEqual([{ url: `${anaByPath.origin}/tienda/ana/api` }]);
});

test('the page beside it shows the same to people', async () => {
  const page = await moda.get('/api/docs', { 'accept-language': 'en' });
  expect(page.status).toBe(200);
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  const { headings, meta } = readPage(page.text);
  expect(headings).toHaveLength(1);
  expect(meta['robots']).toMatch('noindex');
  expect(page.text).not.toMatch(/ style="|onclick/);
  const text = textOf(page.text);
  for (const { id, summary, service, path } of contracts) {
    expect(page.text, id).toContain(`id="${id}"`);
    expect(text, id).toContain(summary.en.replaceAll('`', ''));
    expect(text, id).toContain(`/api/${service}${path}`);
  }
});

test('the page describes every call in Spanish too', async () => {
  const text = textOf((await moda.get('/api/docs', { 'accept-language': 'es' })).text);
  expect(text).toContain(docsWords.es.title);
  for (const { id, summary } of contracts)
    expect(text, id).toContain(summary.es.replaceAll('`', ''));
});

test('the document speaks the caller’s language', async () => {
  for (const locale of ['es', 'en'] as const) {
    const answer = await moda.get('/api/openapi.json', { 'accept-language': locale });
    const { paths } = answer.json() as Document;
    const told = Object.values(paths).flatMap((methods) => Object.values(methods));
    for (const { id, summary } of contracts) {
      const operation = told.find(({ operationId }) => operationId === id);
      expect(operation?.summary, id).toBe(summary[locale]);
    }
    expect(answer.headers['vary']).toContain('Accept-Language');
  }
});

test('the document may be kept for a minute, the page follows the language', async () => {
  for (const [path, kept] of [
    ['/api/openapi.json', 'public, max-age=60'],
    ['/api/docs', 'private, no-cache'],
  ] as const) {
    const { headers } = await moda.get(path);
    expect(headers['cache-control']).toBe(kept);
    expect(headers['access-control-allow-origin']).toBe('*');
  }
});
