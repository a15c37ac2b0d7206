/** A provider that answers by its own OpenAPI document, and holds both sides to it. */
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

interface Operation {
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly required?: boolean; readonly content: object };
  readonly responses: Readonly<Record<string, Answering>>;
}
interface Answering {
  readonly content?: Readonly<Record<string, { readonly example?: unknown }>>;
}
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema?: object;
}
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components?: unknown;
}

/** A call as it came in. */
export interface Asked {
  readonly operation: string;
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What a test has the provider say instead of the document's example; undefined for the example. */
export type Says = (
  asked: Asked,
) => { readonly status: number; readonly body?: unknown } | undefined;

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * Makes the server of some documents. A request that no document describes, or that its document
 * refuses, throws and is named in `refused`; so is an answer of the test's that the document does not
 * allow. A test asserts that nothing was refused.
 */
export function documentServer(
  documents: readonly OpenApiDocument[],
  says: Says = () => undefined,
) {
  const asked: Asked[] = [];
  const refused: string[] = [];
  const operations = documents
    .flatMap(knownOperationsOf)
    // `/orders/search` is no order by the name of search.
    .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length);

  /** An adapter takes what its `fetch` throws for a lost answer: so the refusal is kept as well. */
  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    try {
      return await answer(input, init);
    } catch (error) {
      refused.push(String(error));
      throw error;
    }
  }

  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const found = operations
      .filter(({ method }) => method === request.method.toLowerCase())
      .map((one) => ({ one, match: one.pattern.exec(pathname) }))
      .find(({ match }) => match !== null);
    if (!found) throw new Error(`no document describes ${request.method} ${pathname}`);
    const { one } = found;
    const params = found.match?.groups ?? {};
    const text = await request.text();
    const body: unknown =
      text === '' ? undefined : one.takesForm ? fromForm(text) : JSON.parse(text);
    for (const parameter of one.parameters) {
      const value = valueOf(parameter, { params, searchParams, headers: request.headers });
      one.checkParameter(parameter, value);
    }
    const type = one.takesForm ? FORM_TYPE : JSON_TYPE;
    if (body !== undefined && request.headers.get('content-type') !== type) {
      throw new Error(`${one.name}: a body of ${request.headers.get('content-type')}`);
    }
    one.checkBody(body);
    const call = { operation: one.name, params, headers: request.headers, body };
    asked.push(call);
    const said = says(call) ?? one.example();
    one.checkAnswer(said.status, said.body);
    return new Response(said.body === undefined ? null : JSON.stringify(said.body), {
      status: said.status,
      headers: { 'content-type': JSON_TYPE },
    });
  }

  return { fetch, asked, refused };
}

function valueOf(
  { name, in: where }: Parameter,
  from: {
    readonly params: Readonly<Record<string, string>>;
    readonly searchParams: URLSearchParams;
    readonly headers: Headers;
  },
): string | null {
  if (where === 'path') return decodeURIComponent(from.params[name] ?? '');
  return where === 'query' ? from.searchParams.get(name) : from.headers.get(name);
}

const known = new WeakMap<OpenApiDocument, ReturnType<typeof operationsOf>>();

/** The operations of a document, which is compiled once for all tests of a file. */
function knownOperationsOf(document: OpenApiDocument) {
  const operations = known.get(document) ?? operationsOf(document);
  known.set(document, operations);
  return operations;
}

/** OpenAPI's `nullable` beside a choice, which Ajv knows beside a type alone, as one more choice. */
function withNulls<T>(node: T): T {
  if (Array.isArray(node)) return node.map(withNulls) as T;
  if (typeof node !== 'object' || node === null) return node;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(node).map(([name, inner]) => [name, withNulls(inner as unknown)]),
  );
  if (nullable !== true || 'type' in rest) return { ...node, ...rest };
  return { anyOf: [{ type: 'null' }, rest] } as T;
}

function operationsOf(given: OpenApiDocument) {
  const document = withNulls(given);
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'document');
  // A form holds texts alone: what they stand for is the document's to say.
  const coercing = new Ajv({ strict: false, allErrors: true, logger: false, coerceTypes: true });
  addFormats.default(coercing);
  coercing.addSchema(document, 'document');
  const checks = new Map<string, ValidateFunction>();
  const check = (what: string, pointer: readonly string[], value: unknown, by = ajv) => {
    const $ref = `document#/${pointer.map(escaped).join('/')}`;
    const validate = checks.get($ref) ?? by.compile({ $ref });
    checks.set($ref, validate);
    if (!validate(value)) throw new Error(`${what}: ${ajv.errorsText(validate.errors)}`);
  };
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = (item as Readonly<Record<string, Operation | undefined>>)[method];
      if (!operation) return [];
      const name = `${method.toUpperCase()} ${path}`;
      const takesForm = FORM_TYPE in (operation.requestBody?.content ?? {});
      const at = ['paths', path, method];
      const parameters = (operation.parameters ?? []).map((one) => resolved(document, one));
      return [
        {
          name,
          path,
          method,
          pattern: patternOf(path),
          parameters,
          takesForm,
          checkParameter(parameter: Parameter, value: string | null): void {
            if (value === null && parameter.required) {
              throw new Error(`${name}: ${parameter.name} is missing`);
            }
            const { schema } = parameter;
            if (value === null || !schema) return;
            // Text stands for a number in an address too; a list there is read by its adapter's test.
            if ((schema as { type?: string }).type === 'array') return;
            const validate = coercing.compile(schema);
            if (!validate(value)) {
              throw new Error(`${name}: ${parameter.name}: ${ajv.errorsText(validate.errors)}`);
            }
          },
          checkBody(body: unknown): void {
            const { requestBody } = operation;
            if (!requestBody) {
              if (body !== undefined) throw new Error(`${name}: takes no body`);
              return;
            }
            if (body === undefined && !requestBody.required) return;
            const type = takesForm ? FORM_TYPE : JSON_TYPE;
            const pointer = [...at, 'requestBody', 'content', type, 'schema'];
            if (takesForm) check(name, pointer, structuredClone(body), coercing);
            else check(name, pointer, body);
          },
          checkAnswer(status: number, body: unknown): void {
            if (status >= 500) return;
            const answering = operation.responses[String(status)] ?? operation.responses['default'];
            if (!answering) throw new Error(`${name}: never answers ${status}`);
            const type = Object.keys(answering.content ?? {}).find((one) => one.endsWith('json'));
            if (type === undefined) return;
            const of = String(status) in operation.responses ? String(status) : 'default';
            check(`${name} ${status}`, [...at, 'responses', of, 'content', type, 'schema'], body);
          },
          example() {
            const [status = '200', answering] =
              Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
            return { status: Number(status), body: answering?.content?.[JSON_TYPE]?.example };
          },
        },
      ];
    }),
  );
}

/** `/v2/orders/{id}` as an expression with a group for each parameter. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function resolved(
  document: OpenApiDocument,
  one: Parameter | { readonly $ref: string },
): Parameter {
  if (!('$ref' in one)) return one;
  let found: unknown = document;
  for (const part of one.$ref.slice(2).split('/')) found = (found as Record<string, unknown>)[part];
  return found as Parameter;
}

/** A form with names in brackets as the object that it stands for; places in a row are a list. */
export function fromForm(text: string): unknown {
  const read: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''));
    const last = path.pop() ?? '';
    let at = read;
    for (const part of path) at = (at[part] ??= {}) as Record<string, unknown>;
    at[last] = value;
  }
  return withLists(read);
}

function withLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], at) => name === String(at));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
