/** The part of TypeScript's types that declares rows and the choices of a parameter. */
import type { ESTree } from 'vite';
import { originOf, type Module } from './sources.ts';

/** A type and the module whose names it uses. */
export interface TypeRef {
  readonly module: Module;
  readonly node: ESTree.TSType;
}

export type Scalar = 'string' | 'number' | 'null' | 'unknown';

/** The first name of a reference, and its last part. */
export function namesOf(node: ESTree.TSTypeName): {
  readonly first: string;
  readonly last: string;
} {
  if (node.type === 'Identifier') return { first: node.name, last: node.name };
  if (node.type === 'ThisExpression') return { first: 'this', last: 'this' };
  return { first: namesOf(node.left).first, last: node.right.name };
}

/** The declaration that a reference leads to. */
function declarationOf(module: Module, node: ESTree.TSTypeReference) {
  const { first, last } = namesOf(node.typeName);
  const origin = originOf(module, first);
  const found = origin?.name === '*' ? originOf(origin.module, last, true) : origin;
  const declaration = found?.module.types.get(found.name);
  return found && declaration ? { module: found.module, declaration } : undefined;
}

/** The same type without names that stand for another. */
function unwrap({ module, node }: TypeRef): TypeRef {
  if (node.type === 'TSParenthesizedType') return unwrap({ module, node: node.typeAnnotation });
  if (node.type === 'TSTypeOperator') return unwrap({ module, node: node.typeAnnotation });
  if (node.type === 'TSTypeReference') {
    const found = declarationOf(module, node);
    if (found?.declaration.type === 'TSTypeAliasDeclaration') {
      return unwrap({ module: found.module, node: found.declaration.typeAnnotation });
    }
  }
  if (node.type === 'TSIndexedAccessType') {
    const key = literalsOf({ module, node: node.indexType })?.[0];
    const found =
      key === undefined ? undefined : propertiesOf({ module, node: node.objectType })?.get(key);
    if (found) return unwrap(found);
  }
  return { module, node };
}

type Properties = ReadonlyMap<string, TypeRef>;

/** Each way through the sources asks for the same types again, hundreds of times. */
const known = new WeakMap<ESTree.TSType, { readonly properties: Properties | undefined }>();

/**
 * The properties of an object type, or of a union all its members' properties; undefined for any
 * other type.
 */
export function propertiesOf(type: TypeRef): Properties | undefined {
  let found = known.get(type.node);
  if (!found) known.set(type.node, (found = { properties: readProperties(type) }));
  return found.properties;
}

function readProperties(type: TypeRef): Properties | undefined {
  const { module, node } = unwrap(type);
  if (node.type === 'TSTypeLiteral') return membersOf(module, node.members);
  if (node.type === 'TSIntersectionType') {
    const all = node.types.map((one) => propertiesOf({ module, node: one }));
    return all.every((one) => one !== undefined)
      ? new Map(all.flatMap((one) => [...one]))
      : undefined;
  }
  if (node.type === 'TSUnionType') {
    return either(node.types.flatMap((one) => propertiesOf({ module, node: one }) ?? []));
  }
  if (node.type !== 'TSTypeReference') return undefined;
  const found = declarationOf(module, node);
  if (found?.declaration.type === 'TSInterfaceDeclaration') {
    return interfaceOf(found.module, found.declaration);
  }
  const [of, keys] = node.typeArguments?.params ?? [];
  const properties = of && propertiesOf({ module, node: of });
  const { last } = namesOf(node.typeName);
  if (!properties || last === 'Readonly' || last === 'Partial') return properties;
  const named = new Set(keys && literalsOf({ module, node: keys }));
  if (last === 'Pick') return new Map([...properties].filter(([name]) => named.has(name)));
  if (last === 'Omit') return new Map([...properties].filter(([name]) => !named.has(name)));
  return undefined;
}

/**
 * The properties of a union of object types; a property in several of them has any of its types.
 */
function either(choices: readonly Properties[]): Properties | undefined {
  const [first, ...others] = choices;
  const all = first && new Map(first);
  for (const [name, type] of others.flatMap((one) => [...one])) {
    const before = all?.get(name);
    const types = before?.module === type.module ? [before.node, type.node] : [type.node];
    all?.set(name, {
      module: type.module,
      node: { type: 'TSUnionType', types, start: type.node.start, end: type.node.end },
    });
  }
  return all;
}

function interfaceOf(
  module: Module,
  { body, extends: parents }: ESTree.TSInterfaceDeclaration,
): Properties {
  const inherited = parents.flatMap(({ expression, typeArguments }) => {
    if (expression.type !== 'Identifier') return [];
    // An interface names its parents as values; as a type it is the same reference.
    const node = { type: 'TSTypeReference', typeName: expression, typeArguments };
    return [...(propertiesOf({ module, node: node as unknown as ESTree.TSType }) ?? [])];
  });
  return new Map([...inherited, ...membersOf(module, body.body)]);
}

function membersOf(module: Module, members: readonly ESTree.TSSignature[]): Properties {
  return new Map(
    members.flatMap((member): [string, TypeRef][] => {
      if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) return [];
      const { key } = member;
      const name =
        key.type === 'Identifier'
          ? key.name
          : key.type === 'Literal'
            ? String(key.value)
            : undefined;
      return name === undefined
        ? []
        : [[name, { module, node: member.typeAnnotation.typeAnnotation }]];
    }),
  );
}

/**
 * The texts that a type lists, without `null` and `undefined`; undefined for a type that is not
 * such a list.
 */
export function literalsOf(type: TypeRef): string[] | undefined {
  const { module, node } = unwrap(type);
  if (node.type === 'TSLiteralType') {
    return node.literal.type === 'Literal' && typeof node.literal.value === 'string'
      ? [node.literal.value]
      : undefined;
  }
  if (node.type === 'TSUnionType') {
    const all = node.types
      .filter((one) => one.type !== 'TSNullKeyword' && one.type !== 'TSUndefinedKeyword')
      .map((one) => literalsOf({ module, node: one }));
    return all.every((one) => one !== undefined) ? all.flat() : undefined;
  }
  return listedIn(module, node);
}

/** The texts of `(typeof LIST)[number]`, and of `z.infer<typeof schema>` of `z.enum(LIST)`. */
function listedIn(module: Module, node: ESTree.TSType): string[] | undefined {
  const query =
    node.type === 'TSIndexedAccessType'
      ? unwrap({ module, node: node.objectType }).node
      : node.type === 'TSTypeReference' && namesOf(node.typeName).last === 'infer'
        ? node.typeArguments?.params[0]
        : undefined;
  if (query?.type !== 'TSTypeQuery' || query.exprName.type !== 'Identifier') return undefined;
  return textsOf(module, query.exprName);
}

function textsOf(module: Module, node: ESTree.Expression): string[] | undefined {
  if (node.type === 'TSAsExpression') return textsOf(module, node.expression);
  if (node.type === 'ArrayExpression') {
    const texts = node.elements.map((one) => (one?.type === 'Literal' ? one.value : undefined));
    return texts.every((one) => typeof one === 'string') ? texts : undefined;
  }
  if (node.type === 'CallExpression') {
    const [list] = node.arguments;
    const isEnum =
      node.callee.type === 'MemberExpression' &&
      node.callee.property.type === 'Identifier' &&
      node.callee.property.name === 'enum';
    return isEnum && list && list.type !== 'SpreadElement' ? textsOf(module, list) : undefined;
  }
  if (node.type !== 'Identifier') return undefined;
  const origin = originOf(module, node.name);
  const declared = origin?.module.values.get(origin.name);
  const value = declared?.kind === 'constant' ? declared.node.init : undefined;
  return origin && value ? textsOf(origin.module, value) : undefined;
}

/** The scalars that a value of the type can be in a column. */
export function scalarsOf(type: TypeRef): Set<Scalar> {
  const { module, node } = unwrap(type);
  if (node.type === 'TSStringKeyword') return new Set(['string']);
  if (node.type === 'TSNumberKeyword') return new Set(['number']);
  if (node.type === 'TSNullKeyword') return new Set(['null']);
  if (node.type === 'TSLiteralType' && node.literal.type === 'Literal') {
    const kind = typeof node.literal.value;
    return new Set([kind === 'string' || kind === 'number' ? kind : 'unknown']);
  }
  if (node.type === 'TSUnionType') {
    return new Set(node.types.flatMap((one) => [...scalarsOf({ module, node: one })]));
  }
  // A branded id: the first part of the intersection is its scalar type.
  if (node.type === 'TSIntersectionType') {
    const [first] = node.types;
    return first ? scalarsOf({ module, node: first }) : new Set(['unknown']);
  }
  return new Set([literalsOf({ module, node }) ? 'string' : 'unknown']);
}

/** The row of a `Statement<Row>`, however it is named; undefined for any other type. */
export function statementRowOf(
  module: Module,
  node: ESTree.TSType | undefined,
): TypeRef | undefined {
  if (!node) return undefined;
  const type = unwrapTo({ module, node });
  const row = type?.node.typeArguments?.params[0];
  if (!type) return undefined;
  return row ? { module: type.module, node: row } : { module, node: NOTHING };
}

/** The row type of a statement that declares none. */
const NOTHING: ESTree.TSType = { type: 'TSUnknownKeyword', start: 0, end: 0 };

/** The reference to `Statement`, through any aliases. */
function unwrapTo({
  module,
  node,
}: TypeRef): { module: Module; node: ESTree.TSTypeReference } | undefined {
  if (node.type !== 'TSTypeReference') return undefined;
  if (namesOf(node.typeName).last === 'Statement') return { module, node };
  const found = declarationOf(module, node);
  return found?.declaration.type === 'TSTypeAliasDeclaration'
    ? unwrapTo({ module: found.module, node: found.declaration.typeAnnotation })
    : undefined;
}
