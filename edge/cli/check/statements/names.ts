/** Finds the value of a name in a module. */
import type { ESTree } from 'vite';
import { SQL, TAGS } from './library.ts';
import { originOf, type Module } from './sources.ts';
import { Closure, Namespace, Scope, Unknown, type Value } from './values.ts';

/**
 * Modules that compose SQL; others are not followed, since none of their values can be part of a
 * statement.
 */
const followed = new Set<string>();

/** Marks a module as one whose functions are followed. */
export function follow(module: Module): void {
  followed.add(module.file);
}

interface Evaluating {
  evaluate(node: ESTree.Expression, scope: Scope): Value;
}

/**
 * The value of a name.
 * @param isExport true when another module uses the name
 */
export function lookUp(name: string, scope: Scope, evaluator: Evaluating, isExport = false): Value {
  if (name === 'undefined') return undefined;
  if (!isExport && scope.has(name)) return scope.get(name);
  const origin = originOf(scope.module, name, isExport);
  if (!origin) return new Unknown(name);
  const { module } = origin;
  if (origin.name === '*') return new Namespace(module);
  const tag = TAGS[module.file];
  if (tag && origin.name === 'sql') return tag;
  if (module.file === 'edge/db/sql.ts') return SQL[origin.name] ?? new Unknown(name);
  const declared = module.values.get(origin.name);
  if (!declared) return new Unknown(name);
  if (declared.kind === 'function') {
    return followed.has(module.file)
      ? new Closure(declared.node, new Scope(module))
      : new Unknown(name);
  }
  const { init } = declared.node;
  const isPlain = init?.type === 'Literal' || init?.type === 'BinaryExpression';
  if (!init || !(followed.has(module.file) || isPlain)) return new Unknown(name);
  return evaluator.evaluate(init, new Scope(module));
}
