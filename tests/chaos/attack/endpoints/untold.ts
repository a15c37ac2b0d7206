/** The rules of a call's input that its schemas check, and that a JSON Schema cannot tell. */
import { z } from 'zod';
import type { Contract } from '../../../../shared/contracts/contract.ts';

type Schema = z.core.$ZodTypes;

/** The fields of a call whose rules the document does not tell, as a failure names them. */
export function untoldOf({ params, query, body }: Contract): string[] {
  const found = [params, query, body].flatMap((part) => untoldIn(part as unknown as Schema, []));
  return [...new Set(found)];
}

function untoldIn(schema: Schema, at: readonly string[]): string[] {
  return [...rulesOf(schema, at), ...partsOf(schema, at)];
}

/** The schema's own rules. */
function rulesOf({ _zod: { def } }: Schema, at: readonly string[]): string[] {
  const checks = (def.checks ?? []).map(({ _zod: { def: one } }) => one as Check);
  const custom = checks.filter(({ check }) => check === 'custom');
  const told = custom.map(({ path = [] }) => [...at, ...path].join('.'));
  return isShorterThanTold(checks) ? [...told, at.join('.')] : told;
}

interface Check {
  readonly check: string;
  readonly format?: string;
  readonly minimum?: number;
  /** The part of the value that the rule is about. */
  readonly path?: readonly PropertyKey[];
}

/**
 * A text is counted without the blanks around it, and the document counts them. A text of blanks
 * alone counts as empty everywhere.
 */
function isShorterThanTold(checks: readonly Check[]): boolean {
  const isTrimmed = checks.some(({ check }) => check === 'overwrite');
  const hasPattern = checks.some(({ format }) => format === 'regex');
  return isTrimmed && !hasPattern && checks.some(({ minimum = 0 }) => minimum > 1);
}

/** The rules of the schemas inside. */
function partsOf({ _zod: { def } }: Schema, at: readonly string[]): string[] {
  const inner = (part: z.core.$ZodType, ...name: readonly string[]) =>
    untoldIn(part as Schema, [...at, ...name]);
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, part]) => inner(part, name));
    case 'array':
      return inner(def.element, '0');
    case 'record':
      return inner(def.valueType, '');
    case 'union':
      return def.options.flatMap((part) => inner(part));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return inner(def.innerType);
    case 'pipe':
      // The document tells what comes in; a schema after that, or a change that may fail, it does not.
      return [...inner(def.in), ...(mayRefuse(def.out as Schema) ? [at.join('.')] : [])];
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
      return [];
    default:
      throw new Error(`no rules are known of a ${def.type} at ${at.join('.')}`);
  }
}

/** A change of a value refuses it only by the context, its second parameter. */
function mayRefuse({ _zod: { def } }: Schema): boolean {
  return def.type !== 'transform' || def.transform.length > 1;
}
