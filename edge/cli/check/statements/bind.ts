/** Gives values to a function's parameters, and to the names of a destructuring pattern. */
import type { ESTree } from 'vite';
import { literalsOf, propertiesOf, statementRowOf, type TypeRef } from './types.ts';
import { Fields, Piece, Unknown, type Scope, type Value } from './values.ts';

/** The part of an evaluator that binding needs. */
export interface Binding {
  evaluate(node: ESTree.Expression, scope: Scope): Value;
  property(of: Value, name: string): Value;
}

type Annotation = ESTree.TSTypeAnnotation | null | undefined;

/** Binds one parameter of a call; a missing argument is unknown. */
export function bind(
  param: ESTree.ParamPattern,
  args: readonly Value[],
  index: number,
  scope: Scope,
  evaluator: Binding,
): void {
  if (param.type === 'TSParameterProperty') return;
  if (param.type === 'RestElement') {
    const rest = args.slice(index);
    const isGiven = args.length > 0;
    const value = isGiven ? rest : new Unknown(`${scope.module.file} rest ${param.start}`);
    return take(param.argument, value, scope, evaluator);
  }
  const path = `${param.start}`;
  const pattern = param.type === 'AssignmentPattern' ? param.left : param;
  const isGiven = index < args.length;
  const given = args[index];
  if (param.type === 'AssignmentPattern' && isGiven && given === undefined) {
    return take(pattern, evaluator.evaluate(param.right, scope), scope, evaluator);
  }
  if (param.type === 'AssignmentPattern' && !isGiven && args.length > 0) {
    return take(pattern, evaluator.evaluate(param.right, scope), scope, evaluator);
  }
  const annotation = 'typeAnnotation' in pattern ? pattern.typeAnnotation : undefined;
  return take(
    pattern,
    typed(isGiven ? given : new Unknown(path), annotation, scope),
    scope,
    evaluator,
  );
}

/**
 * An unknown value with the type that its parameter declares; a piece of SQL that the call leaves
 * out may be any piece.
 */
function typed(value: Value, annotation: Annotation, scope: Scope): Value {
  if (!(value instanceof Unknown) || !annotation) return value;
  const type: TypeRef = { module: scope.module, node: annotation.typeAnnotation };
  if (statementRowOf(type.module, type.node)) return new Piece('NULL', 'common');
  const isKnown = value.type && (propertiesOf(value.type) ?? literalsOf(value.type));
  return isKnown ? value : new Unknown(value.path, type, value.known);
}

/** Declares the names of a pattern. */
export function take(
  pattern: ESTree.BindingPattern,
  value: Value,
  scope: Scope,
  evaluator: Binding,
): void {
  if (pattern.type === 'Identifier') scope.declare(pattern.name, value);
  else if (pattern.type === 'AssignmentPattern') {
    const usual = value === undefined ? evaluator.evaluate(pattern.right, scope) : value;
    take(pattern.left, usual, scope, evaluator);
  } else if (pattern.type === 'ArrayPattern') {
    pattern.elements.forEach((one, index) => {
      if (one === null) return;
      if (one.type === 'RestElement') take(one.argument, value, scope, evaluator);
      else take(one, elementOf(value, index), scope, evaluator);
    });
  } else takeFields(pattern, value, scope, evaluator);
}

function elementOf(value: Value, index: number): Value {
  if (Array.isArray(value)) return value[index];
  return value instanceof Unknown ? new Unknown(`${value.path}[${index}]`) : undefined;
}

function takeFields(
  { properties }: ESTree.ObjectPattern,
  value: Value,
  scope: Scope,
  evaluator: Binding,
): void {
  const named = new Set<string>();
  for (const one of properties) {
    if (one.type === 'RestElement') {
      const left = value instanceof Fields ? [...value].filter(([key]) => !named.has(key)) : [];
      const rest = value instanceof Fields ? new Fields(left) : value;
      take(one.argument, rest, scope, evaluator);
    } else {
      const name = one.key.type === 'Identifier' ? one.key.name : '';
      named.add(name);
      take(one.value, evaluator.property(value, name), scope, evaluator);
    }
  }
}
