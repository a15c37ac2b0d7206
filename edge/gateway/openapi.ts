import { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { Contract, FilePart } from '../../shared/contracts/contract.ts';
import { errorAnswer } from '../../shared/contracts/error-answer.ts';
import { ERROR_STATUS, type ErrorCode } from '../../shared/contracts/errors.ts';
import type { Locale } from '../../shared/kernel/locale.ts';
import { isolateMap } from '../../shared/kernel/isolate-memory.ts';
import { docsWords } from './docs/words.ts';
import { GENERAL_FAILURES, UNSAFE_FAILURES } from './general-failures.ts';

const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });

type Document = ReturnType<typeof makeDocument>;

/** Made once for each language: it costs a third of a second. */
const documents = isolateMap<Locale, Document>();

/**
 * The OpenAPI 3.1 document of this worker's calls. It is made from the schemas that validate them,
 * so that it cannot differ from them.
 * @param origin the address that the document is asked at
 * @param locale the language of its summaries
 */
export function openApiDocument(
  contracts: readonly Contract[],
  origin: string,
  locale: Locale,
): Document {
  const made = documents.get(locale) ?? makeDocument(contracts, locale);
  documents.set(locale, made);
  return { ...made, servers: [{ url: `${origin}/api` }] };
}

/** The same without an address, made anew. */
export function makeDocument(contracts: readonly Contract[], locale: Locale) {
  const app = new OpenAPIHono();
  const t = docsWords[locale];
  for (const [name, scheme] of Object.entries(schemesOf(t))) {
    app.openAPIRegistry.registerComponent('securitySchemes', name, scheme);
  }
  app.openAPIRegistry.registerPath(namesFirst(contracts));
  for (const contract of contracts) app.openAPIRegistry.registerPath(pathOf(contract, locale));
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Multi-store commerce API',
      version: '1.0.0',
      description: t.description,
    },
    servers: [],
    tags: [...new Set(contracts.map((contract) => contract.service))].map((name) => ({
      name,
      description: t.serviceAt(`/api/${name}`),
    })),
  });
  Reflect.deleteProperty(document.paths ?? {}, NAMES);
  addSamples(document.paths ?? {}, contracts);
  return withNullable(document) as typeof document;
}

const NAMES = '/names';

/**
 * A path that is left out at the end and that all schemas with a name stand in, before any call: one
 * that the document first meets where it may be null would be null everywhere.
 */
function namesFirst(contracts: readonly Contract[]) {
  const named: Record<string, z.ZodType> = {};
  const override = ({ zodSchema }: { readonly zodSchema: z.core.$ZodTypes }) => {
    const id = z.globalRegistry.get(zodSchema)?.id;
    const schema = zodSchema as unknown as z.ZodType;
    if (id !== undefined && !['nullable', 'optional', 'default'].includes(schema.type)) {
      named[id] = schema;
    }
  };
  for (const { answer } of contracts) z.toJSONSchema(answer, { unrepresentable: 'any', override });
  const responses = { 200: { description: 'Names', ...json(z.object(named)) } };
  return { method: 'get' as const, path: NAMES, responses };
}

/**
 * Writes `anyOf` where a named schema may be null: the generator asks for the schema and for null at
 * once, which nothing meets.
 */
function withNullable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withNullable);
  if (typeof node !== 'object' || node === null) return node;
  const { allOf, ...rest } = node as { readonly allOf?: readonly Record<string, unknown>[] };
  const [named, more, ...others] = allOf ?? [];
  const types = more?.['type'];
  if (named && '$ref' in named && Array.isArray(types) && others.length === 0) {
    return { ...rest, anyOf: [named, { type: 'null' }] };
  }
  return Object.fromEntries(Object.entries(node).map(([key, one]) => [key, withNullable(one)]));
}

/** Puts the values of each contract's sample beside its parameters. */
function addSamples(paths: object, contracts: readonly Contract[]): void {
  const samples = new Map(contracts.map(({ id, sample }) => [id, sample]));
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const { operationId, parameters = [] } = operation as Sampled;
    const { params, query } = samples.get(operationId) ?? {};
    for (const parameter of parameters) {
      const given = (parameter.in === 'path' ? params : query)?.[parameter.name];
      if (given !== undefined && parameter.in !== 'header') parameter.example = given;
    }
  }
}

interface Sampled {
  readonly operationId: string;
  readonly parameters?: { readonly name: string; readonly in: string; example?: unknown }[];
}

/** The ways in which a caller proves itself. */
function schemesOf({ session, signature }: (typeof docsWords)[Locale]) {
  return {
    session: { type: 'apiKey', in: 'cookie', name: '__Host-session', description: session },
    signature: { type: 'apiKey', in: 'header', name: 'Stripe-Signature', description: signature },
  } as const;
}

/** The proof that a call wants; an empty list of schemes is a call that anybody makes. */
function securityOf({ access }: Contract): Record<string, string[]>[] {
  if (access === 'public') return [{}, { session: [] }];
  return access === 'webhook' ? [{ signature: [] }] : [{ session: [] }];
}

/** The failures for a caller without access to the call. */
function refusalsOf({ access }: Contract): ErrorCode[] {
  if (access === 'public' || access === 'webhook') return [];
  return access === 'account' ? ['login_required'] : ['login_required', 'not_allowed'];
}

function pathOf(contract: Contract, locale: Locale) {
  return {
    method: contract.method,
    path: `/${contract.service}${contract.path === '/' ? '/' : contract.path}`,
    operationId: contract.id,
    summary: contract.summary[locale],
    tags: [contract.service],
    ...(contract.deprecated ? { deprecated: true, 'x-deprecated': contract.deprecated } : {}),
    security: securityOf(contract),
    request: {
      params: contract.params as z.ZodObject,
      query: contract.query as z.ZodObject,
      ...(contract.idempotency === 'none' ? {} : { headers: idempotencyHeader(contract, locale) }),
      ...(takesBody(contract) ? { body: { required: true, ...exampleBody(contract) } } : {}),
    },
    ...(contract.limits.length > 0 ? { 'x-rate-limit': contract.limits } : {}),
    'x-access': contract.access,
    'x-refusals': [...refusalsOf(contract), ...contract.errors],
    responses: {
      [contract.status]: { description: 'Done', ...json(contract.answer) },
      ...failuresOf(contract),
    },
  };
}

/** A read has no body, and a deletion only where its contract has a sample of one. */
function takesBody({ method, sample }: Contract): boolean {
  return method === 'delete' ? sample.body !== undefined : method !== 'get';
}

/** A call's body with its sample beside its schema. */
function exampleBody({ body: schema, file, sample }: Contract) {
  const example = sample.body ? { example: sample.body } : {};
  // No example holds a file, and one without it would be no example.
  return file
    ? { content: { 'multipart/form-data': { schema: withFile(schema, file) } } }
    : { content: { 'application/json': { schema, ...example } } };
}

/** A form's fields with its file. */
function withFile(schema: z.ZodType, { field, types, maxBytes }: FilePart): z.ZodType {
  const file = z.string().meta({
    format: 'binary',
    description: `${types.join(', ')}; ${maxBytes} bytes`,
  });
  return (schema as z.ZodObject).extend({ [field]: file });
}

function idempotencyHeader(contract: Contract, locale: Locale) {
  const key = z
    .string()
    .regex(/^[\w.:-]{8,128}$/)
    .describe(docsWords[locale].key);
  return z.object({
    'Idempotency-Key': contract.idempotency === 'required' ? key : key.optional(),
  });
}

function failuresOf(contract: Contract): Record<string, object> {
  const codes = [
    ...GENERAL_FAILURES,
    ...refusalsOf(contract),
    ...(contract.method === 'get' ? [] : UNSAFE_FAILURES),
    ...(contract.idempotency === 'required' ? (['idempotency_key_required'] as const) : []),
    ...contract.errors,
  ];
  const byStatus = Map.groupBy(new Set(codes), (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      { description: group.map((code) => `\`${code}\``).join(', '), ...json(errorAnswer) },
    ]),
  );
}
