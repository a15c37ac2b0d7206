/** Finds every statement of the product: all ways through all functions that compose SQL. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ESTree } from 'vite';
import { ROOT } from '../../paths.ts';
import { goEveryWay } from './decisions.ts';
import { Evaluator } from './evaluate.ts';
import { SQL } from './library.ts';
import { follow, lookUp } from './names.ts';
import { statementRowOf } from './types.ts';
import { placeOf, readModule, type Module } from './sources.ts';
import { Closure, Namespace, placesOf, Scope, Tag, type Piece } from './values.ts';

const COMPOSES_SQL = /from '(?:[^']*\/db|\.)\/(?:\w+-)?sql\.ts'/;
/** The modules of the tags themselves, and those that take whole statements or tables. */
const MAKES_TAGS = /^edge\/db\/(?:(?:\w+-)?sql|database|cells|insert)\.ts$/;

/** The modules that hold statements, except tests. */
export function modulesOfSql(): Module[] {
  const files = globSync('edge/**/*.ts', { cwd: ROOT, exclude: ['edge/cli/check/**'] });
  const found = files
    .filter((file) => !file.endsWith('.test.ts') && !MAKES_TAGS.test(file))
    .filter((file) => COMPOSES_SQL.test(readFileSync(join(ROOT, file), 'utf8')))
    .toSorted()
    .flatMap((file) => readModule(file) ?? []);
  for (const module of found) follow(module);
  return found;
}

/**
 * Every piece of SQL that some way through a module makes, except pieces written in another module.
 */
export function piecesOf(module: Module): Piece[] {
  const pieces: Piece[] = [];
  const known = new Set<string>();
  const made: Piece[] = [];
  for (const { run } of rootsOf(module)) {
    goEveryWay((decisions) => {
      made.length = 0;
      run(new Evaluator(decisions, (piece) => made.push(piece)));
      for (const piece of made) {
        if (piece.isPart) continue;
        const key = [piece.kind, piece.text, ...placesOf(piece)].join(' ');
        if (known.has(key)) continue;
        known.add(key);
        pieces.push(piece);
      }
    });
  }
  return pieces;
}

interface Root {
  readonly run: (evaluator: Evaluator) => unknown;
}

/** The roots of a module: its own top level, and each of its functions. */
function rootsOf(module: Module): Root[] {
  const scope = () => new Scope(module);
  const roots: Root[] = [];
  for (const declared of module.values.values()) {
    if (declared.kind === 'function') {
      const { node } = declared;
      if (takesSql(node, module)) continue;
      roots.push({ run: (evaluator) => evaluator.call(new Closure(node, scope()), []) });
    } else if (declared.node.init) {
      const { init } = declared.node;
      roots.push({
        run(evaluator) {
          const value = evaluator.evaluate(init, scope());
          if (value instanceof Closure) evaluator.call(value, []);
        },
      });
    }
  }
  for (const node of classesOf(module)) {
    for (const member of node.body.body) {
      if (member.type !== 'MethodDefinition') continue;
      const { value } = member;
      roots.push({ run: (evaluator) => evaluator.call(new Closure(value, scope()), []) });
    }
  }
  return roots;
}

/** True when a function takes a piece of SQL: its callers decide which. */
function takesSql({ params }: ESTree.Function, module: Module): boolean {
  return params.some((param) => {
    const annotation = 'typeAnnotation' in param ? param.typeAnnotation : undefined;
    return statementRowOf(module, annotation?.typeAnnotation) !== undefined;
  });
}

function classesOf({ body }: Module): ESTree.Class[] {
  return body.flatMap((node) => {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    return declared?.type === 'ClassDeclaration' ? [declared] : [];
  });
}

/** The place of each text of SQL in a module: a template, or a raw text. */
export function templatesOf(module: Module): string[] {
  const places: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return undefined;
    if (isTemplate(node as ESTree.Node, module)) {
      places.push(placeOf(module, (node as ESTree.Node).start));
    }
    return Object.values(node).forEach(visit);
  };
  visit(module.body);
  return places;
}

function isTemplate(node: ESTree.Node, module: Module): boolean {
  const nobody = { evaluate: () => undefined };
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
    return lookUp(node.callee.name, new Scope(module), nobody) === SQL['raw'];
  }
  if (node.type !== 'TaggedTemplateExpression') return false;
  const { tag } = node;
  if (tag.type === 'Identifier') return lookUp(tag.name, new Scope(module), nobody) instanceof Tag;
  if (tag.type !== 'MemberExpression' || tag.object.type !== 'Identifier' || tag.computed) {
    return false;
  }
  const of = lookUp(tag.object.name, new Scope(module), nobody);
  if (!(of instanceof Namespace) || tag.property.type !== 'Identifier') return false;
  return lookUp(tag.property.name, new Scope(of.module), nobody, true) instanceof Tag;
}
