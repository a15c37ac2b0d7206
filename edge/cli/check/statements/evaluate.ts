/**
 * Evaluates expressions along one way through the sources. Code that composes SQL is followed; any
 * other result is an unknown value.
 */
import type { ESTree } from 'vite';
import { bind, type Binding } from './bind.ts';
import type { Decisions } from './decisions.ts';
import { lookUp } from './names.ts';
import { callMethod, GLOBALS, SQL } from './library.ts';
import { execute } from './execute.ts';
import { literalsOf, propertiesOf, statementRowOf } from './types.ts';
import {
  Closure,
  describe,
  Fields,
  kindOf,
  Native,
  Namespace,
  Piece,
  Scope,
  Tag,
  Unknown,
  type Value,
} from './values.ts';

/** The depth of nested calls that is followed; code that composes SQL is not that deep. */
const DEPTH = 25;

export class Evaluator implements Binding {
  readonly decisions: Decisions;
  readonly #made: (piece: Piece) => void;
  #depth = 0;

  /** @param made called with every piece of SQL */
  constructor(decisions: Decisions, made: (piece: Piece) => void) {
    this.decisions = decisions;
    this.#made = made;
  }

  evaluate(node: ESTree.Expression | ESTree.PrivateIdentifier, scope: Scope): Value {
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'object' && node.value !== null
          ? new Unknown(`literal ${node.start}`)
          : (node.value as Value);
      case 'TemplateLiteral':
        return this.#template(node, scope);
      case 'TaggedTemplateExpression':
        return this.#tagged(node, scope);
      case 'Identifier':
        return lookUp(node.name, scope, this);
      case 'MemberExpression':
        return this.#member(node, scope);
      case 'CallExpression':
        return this.#call(node, scope);
      case 'NewExpression':
        this.#arguments(node.arguments, scope);
        return new Unknown(`new ${node.start}`);
      case 'ConditionalExpression':
        return this.isTrue(this.evaluate(node.test, scope))
          ? this.evaluate(node.consequent, scope)
          : this.evaluate(node.alternate, scope);
      case 'LogicalExpression':
        return this.#logical(node, scope);
      case 'BinaryExpression':
        return this.#binary(node, scope);
      case 'UnaryExpression':
        return this.#unary(node, scope);
      case 'ArrayExpression':
        return this.#arguments(node.elements, scope);
      case 'ObjectExpression':
        return this.#object(node, scope);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return new Closure(node, scope);
      case 'AssignmentExpression': {
        const value = this.evaluate(node.right, scope);
        if (node.left.type === 'Identifier') scope.assign(node.left.name, value);
        return value;
      }
      case 'AwaitExpression':
        return this.evaluate(node.argument, scope);
      case 'ChainExpression':
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
        return this.evaluate(node.expression, scope);
      default:
        return new Unknown(`${node.type} ${node.start}`);
    }
  }

  isTrue(value: Value): boolean {
    return value instanceof Unknown ? this.decisions.isTruthy(value) : Boolean(value);
  }

  isMissing(value: Value): boolean {
    return value instanceof Unknown
      ? this.decisions.isMissing(value)
      : value === undefined || value === null;
  }

  /** The property of a value. */
  property(of: Value, name: string): Value {
    if (of instanceof Unknown) {
      if (of.known.has(name)) return of.known.get(name);
      const type = of.type && propertiesOf(of.type)?.get(name);
      return new Unknown(`${of.path}.${name}`, type);
    }
    if (of instanceof Fields) return of.get(name);
    if (of instanceof Namespace) return lookUp(name, new Scope(of.module), this, true);
    if (of instanceof Piece) return name === 'text' ? of.text : new Unknown(name);
    if (Array.isArray(of)) {
      if (name === 'length') return of.length;
      return /^\d+$/.test(name) ? of[Number(name)] : new Unknown(`list.${name}`);
    }
    return new Unknown(`${describe(of)}.${name}`);
  }

  /**
   * Calls a function of the sources; for an unknown function, runs the functions that it was given.
   */
  call(called: Value, args: readonly Value[], path = 'call'): Value {
    if (called instanceof Native) {
      return this.#tell(called.call(args.map((one) => this.known(one))));
    }
    if (called instanceof Closure && this.#depth < DEPTH) return this.#run(called, args);
    for (const one of args) {
      // A function that is not followed may call its arguments.
      if (one instanceof Closure && this.#depth < DEPTH) this.#run(one, []);
    }
    return new Unknown(`${path}(${args.map(describe).join()})`);
  }

  #run({ node, scope }: Closure, args: readonly Value[]): Value {
    const inner = scope.inner();
    this.#depth += 1;
    try {
      node.params.forEach((param, index) => bind(param, args, index, inner, this));
      const { body } = node;
      if (!body) return undefined;
      const result =
        body.type === 'BlockStatement'
          ? execute(body.body, inner, this)?.value
          : this.evaluate(body, inner);
      const row = statementRowOf(scope.module, node.returnType?.typeAnnotation);
      if (row && result instanceof Piece) result.row ??= row;
      return result;
    } finally {
      this.#depth -= 1;
    }
  }

  #tell(value: Value): Value {
    if (value instanceof Piece) this.#made(value);
    return value;
  }

  #arguments(nodes: readonly (ESTree.Argument | null)[], scope: Scope): Value[] {
    return nodes.flatMap((node): Value[] => {
      if (node === null) return [undefined];
      if (node.type !== 'SpreadElement') return [this.evaluate(node, scope)];
      const value = this.evaluate(node.argument, scope);
      if (Array.isArray(value)) return value;
      return value instanceof Unknown ? [new Unknown(`${value.path}[]`)] : [];
    });
  }

  /** A template string; where a value is known only by its possible texts, it is one of them. */
  #template({ quasis, expressions, start }: ESTree.TemplateLiteral, scope: Scope): Value {
    const values = expressions.map((one) => this.known(this.evaluate(one, scope)));
    if (values.some((one) => typeof one === 'object')) return new Unknown(`text ${start}`);
    const texts = values.map(describe);
    return quasis.map(({ value }, index) => `${value.cooked}${texts[index] ?? ''}`).join('');
  }

  /** The value, or one of the texts that its type lists. */
  known(value: Value): Value {
    const choices = value instanceof Unknown && value.type ? literalsOf(value.type) : undefined;
    return value instanceof Unknown && choices ? this.decisions.pick(value, choices) : value;
  }

  #tagged(node: ESTree.TaggedTemplateExpression, scope: Scope): Value {
    const tag = this.evaluate(node.tag, scope);
    const values = node.quasi.expressions.map((one) => this.evaluate(one, scope));
    if (!(tag instanceof Tag)) return new Unknown(`template ${node.start}`);
    const text = node.quasi.quasis.map(({ value }, index) => {
      const one = values[index];
      const isLast = index === values.length;
      return value.cooked + (isLast ? '' : one instanceof Piece ? one.text : '?');
    });
    const parts = values.filter((one) => one instanceof Piece);
    const kind = tag.kind === 'common' ? kindOf(parts) : tag.kind;
    const row = node.typeArguments?.params[0];
    const { module } = scope;
    const place = { module, start: node.start };
    const piece = new Piece(text.join(''), kind, place, parts, row && { module, node: row });
    this.#made(piece);
    return piece;
  }

  #member(node: ESTree.MemberExpression, scope: Scope): Value {
    const of = this.evaluate(node.object, scope);
    if (node.optional && this.isMissing(of)) return undefined;
    if (!node.computed) return this.property(of, node.property.name);
    const key = this.known(this.evaluate(node.property, scope));
    if (key instanceof Unknown && of instanceof Fields) {
      return of.get(this.decisions.pick(key, [...of.keys()]) ?? '');
    }
    return this.property(of, describe(key));
  }

  #call(node: ESTree.CallExpression, scope: Scope): Value {
    const { callee } = node;
    const args = () => this.#arguments(node.arguments, scope);
    if (callee.type !== 'MemberExpression' || callee.computed) {
      const called = this.evaluate(callee, scope);
      const result = this.call(called, args(), `call ${node.start}`);
      const isRaw = called === SQL['raw'] && result instanceof Piece;
      return isRaw ? result.at({ module: scope.module, start: node.start }) : result;
    }
    const { name } = callee.property;
    if (callee.object.type === 'Identifier' && !scope.has(callee.object.name)) {
      const known = GLOBALS[`${callee.object.name}.${name}`];
      if (known) return known(args());
    }
    const receiver = this.evaluate(callee.object, scope);
    if (callee.optional && this.isMissing(receiver)) return undefined;
    const given = args();
    const done = callMethod(receiver, name, given, (called, values) => this.call(called, values));
    if (done !== undefined) return done;
    return this.call(this.property(receiver, name), given, `${describe(receiver)}.${name}`);
  }

  #logical({ operator, left, right }: ESTree.LogicalExpression, scope: Scope): Value {
    const value = this.evaluate(left, scope);
    if (operator === '??') return this.isMissing(value) ? this.evaluate(right, scope) : value;
    const goesOn = this.isTrue(value) === (operator === '&&');
    return goesOn ? this.evaluate(right, scope) : value;
  }

  #binary(node: ESTree.BinaryExpression | ESTree.PrivateInExpression, scope: Scope): Value {
    const left = this.evaluate(node.left, scope);
    const right = this.evaluate(node.right, scope);
    const { operator } = node;
    if (operator === '===' || operator === '!==') {
      return this.#areEqual(left, right) === (operator === '===');
    }
    if (operator === '+' && typeof left === typeof right && typeof left !== 'object') {
      return typeof left === 'number' ? left + Number(right) : describe(left) + describe(right);
    }
    return new Unknown(`${describe(left)} ${operator} ${describe(right)}`);
  }

  #areEqual(left: Value, right: Value): boolean {
    if (right === undefined || right === null) return this.isMissing(left);
    if (left instanceof Unknown && !(right instanceof Unknown)) {
      return this.decisions.equals(left, describe(right));
    }
    if (left instanceof Unknown || right instanceof Unknown) {
      return this.decisions.isTruthy(new Unknown(`${describe(left)} === ${describe(right)}`));
    }
    return left === right;
  }

  #unary({ operator, argument }: ESTree.UnaryExpression, scope: Scope): Value {
    const value = this.evaluate(argument, scope);
    if (operator === '!') return !this.isTrue(value);
    if (operator === '-' && typeof value === 'number') return -value;
    return new Unknown(`${operator} ${describe(value)}`);
  }

  #object({ properties }: ESTree.ObjectExpression, scope: Scope): Value {
    const fields = new Fields();
    let given: Unknown | undefined;
    for (const one of properties) {
      if (one.type === 'SpreadElement') {
        const value = this.evaluate(one.argument, scope);
        if (value instanceof Unknown) given = value;
        const known = value instanceof Unknown ? value.known : value;
        if (known instanceof Map) for (const [key, inner] of known) fields.set(key, inner);
      } else {
        const { key } = one;
        const name = !one.computed && key.type === 'Identifier' ? key.name : undefined;
        const text = name ?? describe(this.evaluate(key, scope));
        fields.set(text, this.evaluate(one.value, scope));
      }
    }
    return given ? new Unknown(given.path, given.type, fields) : fields;
  }
}
