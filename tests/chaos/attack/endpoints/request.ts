/** One call of the OpenAPI document, with valid inputs or with one broken input. */
import * as fc from 'fast-check';
import { brokenBody, brokenText, hostileText } from './broken.ts';
import { validBy, validNamed, type Schema, type Source } from './schema.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

type Content = Readonly<Record<string, { readonly schema: Schema; readonly example?: object }>>;

export interface Endpoint {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** A request, and whether all of it is as the document demands. */
export interface Request {
  readonly valid: boolean;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const JSON_TYPE = 'application/json';

/** Requests with valid inputs, and as many with broken ones. */
export function requestsTo(endpoint: Endpoint, source: Source): fc.Arbitrary<Request> {
  const { parameters = [], requestBody } = endpoint.operation;
  const schema = requestBody?.content[JSON_TYPE]?.schema;
  const inputs = parameters.map((one) => validInput(one, source));
  const valid = build(endpoint, inputs, schema && asText(validBy(schema, source)));
  const broken = [
    ...parameters.map((parameter, index) =>
      build(
        endpoint,
        inputs.map((input, at) => (at === index ? brokenInput(parameter) : input)),
        schema && asText(validBy(schema, source)),
        false,
      ),
    ),
    ...(schema
      ? [
          build(endpoint, inputs, asText(brokenBody(validBy(schema, source))), false),
          build(endpoint, inputs, asText(brokenBody(validBy(schema, source))), false),
          build(endpoint, inputs, brokenText, false),
          build(endpoint, inputs, brokenText, false, 'text/plain'),
        ]
      : []),
  ];
  return broken.length === 0
    ? valid
    : fc.oneof({ weight: broken.length, arbitrary: valid }, ...broken);
}

type Input = readonly [Parameter, string | undefined];

function validInput(parameter: Parameter, source: Source): fc.Arbitrary<Input> {
  // A used key repeats its stored answer, so each request brings a new one.
  const real = parameter.in === 'header' ? [] : source.real;
  const values = validNamed(parameter.name, parameter.schema, { ...source, real })
    // A parameter is text, and an address has no null.
    .filter((value) => value !== null)
    .map((value): Input => [parameter, typeof value === 'string' ? value : JSON.stringify(value)]);
  return parameter.required || parameter.in === 'path'
    ? values
    : fc.oneof(fc.constant<Input>([parameter, undefined]), values);
}

function brokenInput(parameter: Parameter): fc.Arbitrary<Input> {
  return hostileText.map((text) => [parameter, text]);
}

function asText(values: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return values.map((value) => JSON.stringify(value));
}

function build(
  { method, path }: Endpoint,
  inputs: readonly fc.Arbitrary<Input>[],
  body: fc.Arbitrary<string> | undefined,
  valid = true,
  type = JSON_TYPE,
): fc.Arbitrary<Request> {
  return fc.tuple(fc.tuple(...inputs), body ?? fc.constant(undefined)).map(([values, text]) => {
    let filled = path;
    const query = new URLSearchParams();
    const headers: Record<string, string> = text === undefined ? {} : { 'content-type': type };
    for (const [{ name, in: place }, value] of values) {
      if (value === undefined) continue;
      if (place === 'query') query.append(name, value.toWellFormed());
      else if (place === 'path') filled = filled.replace(`{${name}}`, () => segment(value));
      else headers[name.toLowerCase()] = value.replaceAll(/[^\t\u0020-\u007E\u0080-\u00FF]/g, '?');
    }
    const search = query.size > 0 ? `?${query}` : '';
    return {
      valid,
      method: method.toUpperCase(),
      path: `/api${filled}${search}`,
      headers,
      ...(text === undefined ? {} : { body: text }),
    };
  });
}

/** An empty segment, or one of dots, would make the address of another call. */
function segment(value: string): string {
  return /^\.{0,2}$/.test(value) ? '%20' : encodeURIComponent(value.toWellFormed());
}
