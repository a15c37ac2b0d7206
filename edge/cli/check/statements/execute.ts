/** Runs the statements of a function in the order of one way through it. */
import type { ESTree } from 'vite';
import { take, type Binding } from './bind.ts';
import { Closure, Unknown, type Scope, type Value } from './values.ts';

interface Running extends Binding {
  isTrue(value: Value): boolean;
}

/** The value that a function returns; undefined until it has returned. */
export interface Returned {
  readonly value: Value;
}

/** Runs statements until one returns. */
export function execute(
  body: readonly ESTree.Statement[],
  scope: Scope,
  evaluator: Running,
): Returned | undefined {
  for (const node of body) {
    if (node.type === 'FunctionDeclaration' && node.id) {
      scope.declare(node.id.name, new Closure(node, scope));
    }
  }
  for (const node of body) {
    const returned = step(node, scope, evaluator);
    if (returned) return returned;
  }
  return undefined;
}

function step(node: ESTree.Statement, scope: Scope, evaluator: Running): Returned | undefined {
  const inner = (one: ESTree.Statement) => execute([one], scope.inner(), evaluator);
  switch (node.type) {
    case 'ReturnStatement':
      return { value: node.argument ? evaluator.evaluate(node.argument, scope) : undefined };
    case 'ThrowStatement':
      return { value: undefined };
    case 'ExpressionStatement':
      evaluator.evaluate(node.expression, scope);
      return undefined;
    case 'VariableDeclaration':
      for (const { id, init } of node.declarations) {
        take(id, init ? evaluator.evaluate(init, scope) : undefined, scope, evaluator);
      }
      return undefined;
    case 'IfStatement':
      if (evaluator.isTrue(evaluator.evaluate(node.test, scope))) return inner(node.consequent);
      return node.alternate ? inner(node.alternate) : undefined;
    case 'BlockStatement':
      return execute(node.body, scope.inner(), evaluator);
    case 'ForOfStatement':
      return loop(node, scope, evaluator);
    case 'ForStatement':
    case 'WhileStatement':
      return inner(node.body);
    case 'TryStatement':
      return execute([node.block, ...(node.finalizer ? [node.finalizer] : [])], scope, evaluator);
    default:
      return undefined;
  }
}

function loop(
  { left, right, body }: ESTree.ForOfStatement,
  scope: Scope,
  evaluator: Running,
): Returned | undefined {
  const list = evaluator.evaluate(right, scope);
  const each = Array.isArray(list)
    ? list
    : list instanceof Unknown
      ? [new Unknown(`${list.path}[]`)]
      : [];
  for (const one of each) {
    const inner = scope.inner();
    const pattern = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : undefined;
    if (pattern) take(pattern, one, inner, evaluator);
    const returned = execute([body], inner, evaluator);
    if (returned) return returned;
  }
  return undefined;
}
