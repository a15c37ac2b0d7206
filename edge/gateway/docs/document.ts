/** The parts of the OpenAPI document that its pages show. */
import type { Access } from '../../../shared/contracts/contract.ts';
import type { ErrorCode } from '../../../shared/contracts/errors.ts';
import type { Limit } from '../../../shared/contracts/limits.ts';
import type { Deprecation } from '../../../shared/kernel/deprecation.ts';

/** A JSON Schema as the document writes them. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

/** A parameter's example as an address or a field writes it; empty without one. */
export function exampleText(example: unknown): string {
  if (example === undefined) return '';
  return typeof example === 'string' ? example : JSON.stringify(example);
}

interface Content {
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, Content>> }>
  >;
  readonly 'x-access': Access;
  readonly 'x-refusals': readonly ErrorCode[];
  readonly 'x-rate-limit'?: readonly Limit[];
  readonly deprecated?: true;
  readonly 'x-deprecated'?: Deprecation;
}

export interface ApiDocument {
  readonly info: { readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** One call with its address. */
export interface Call extends Operation {
  readonly method: string;
  /** After `/api`. */
  readonly path: string;
  readonly service: string;
}

/** Every call, in the document's order. */
export function callsIn(document: ApiDocument): Call[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method,
      path,
      service: operation.tags[0] ?? '',
    })),
  );
}

/** The schema of a call's success, and its status. */
export function successOf({ responses }: Call): { status: string; schema: Schema } {
  const [status = '200', response] =
    Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  return { status, schema: response?.content['application/json']?.schema ?? {} };
}

/** A call's body; undefined for a call without one. */
export function bodyOf({ requestBody }: Call): (Content & { isForm: boolean }) | undefined {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return content && { ...content, isForm: type !== 'application/json' };
}

/** The name of a reference: `Order` of `#/components/schemas/Order`. */
export function nameOf(ref: string): string {
  return ref.split('/').at(-1) ?? '';
}
