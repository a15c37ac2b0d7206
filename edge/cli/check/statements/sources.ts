/** The product's sources, parsed, and the meaning of names in each of them. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync, type ESTree } from 'vite';
import { ROOT } from '../../paths.ts';

/** The declaration of a name outside of functions. */
export type Declared =
  | { readonly kind: 'function'; readonly node: ESTree.Function }
  | { readonly kind: 'constant'; readonly node: ESTree.VariableDeclarator };

export type DeclaredType = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration;

interface Imported {
  readonly file: string;
  /** `*` for all of the module under one name. */
  readonly name: string;
}

export interface Module {
  /** Relative to the checkout. */
  readonly file: string;
  readonly text: string;
  readonly body: readonly ESTree.Statement[];
  readonly values: ReadonlyMap<string, Declared>;
  readonly types: ReadonlyMap<string, DeclaredType>;
  readonly imports: ReadonlyMap<string, Imported>;
  /** Its exports of other modules' names, or of its own names under others. */
  readonly exported: ReadonlyMap<string, Imported>;
  /** Modules all of whose exports this one exports too. */
  readonly passedOn: readonly string[];
}

const modules = new Map<string, Module | undefined>();

/** A module of the checkout; undefined for a package's module and for a missing file. */
export function readModule(file: string): Module | undefined {
  if (!modules.has(file)) {
    const path = join(ROOT, file);
    modules.set(file, existsSync(path) ? parse(file, readFileSync(path, 'utf8')) : undefined);
  }
  return modules.get(file);
}

const places = new WeakMap<Module, Map<number, string>>();

/** `file:line` of a place in a module. */
export function placeOf(module: Module, start: number): string {
  const known = places.get(module) ?? new Map<number, string>();
  places.set(module, known);
  const place =
    known.get(start) ?? `${module.file}:${module.text.slice(0, start).split('\n').length}`;
  known.set(start, place);
  return place;
}

function parse(file: string, text: string): Module {
  const body = parseSync(file, text).program.body as readonly ESTree.Statement[];
  const module = {
    file,
    text,
    body,
    values: new Map<string, Declared>(),
    types: new Map<string, DeclaredType>(),
    imports: new Map<string, Imported>(),
    exported: new Map<string, Imported>(),
    passedOn: [] as string[],
  };
  const resolve = (from: string) =>
    from.startsWith('.') ? normalize(join(dirname(file), from)) : from;
  const declare = (node: ESTree.Statement | ESTree.Declaration) => {
    if (node.type === 'FunctionDeclaration' && node.id) {
      module.values.set(node.id.name, { kind: 'function', node });
    } else if (node.type === 'VariableDeclaration') {
      for (const one of node.declarations) {
        if (one.id.type === 'Identifier') {
          module.values.set(one.id.name, { kind: 'constant', node: one });
        }
      }
    } else if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration') {
      module.types.set(node.id.name, node);
    }
  };
  for (const node of body) {
    if (node.type === 'ImportDeclaration') {
      const from = resolve(node.source.value);
      for (const one of node.specifiers) {
        const name = one.type === 'ImportSpecifier' ? nameOf(one.imported) : '*';
        module.imports.set(one.local.name, { file: from, name });
      }
    } else if (node.type === 'ExportNamedDeclaration') {
      if (node.declaration) declare(node.declaration);
      for (const one of node.specifiers) {
        const name = nameOf(one.local);
        const own = module.imports.get(name) ?? { file, name };
        const origin = node.source ? { file: resolve(node.source.value), name } : own;
        module.exported.set(nameOf(one.exported), origin);
      }
    } else if (node.type === 'ExportAllDeclaration') {
      const from = resolve(node.source.value);
      if (node.exported) module.exported.set(nameOf(node.exported), { file: from, name: '*' });
      else module.passedOn.push(from);
    } else declare(node);
  }
  return module;
}

function nameOf(node: ESTree.ModuleExportName): string {
  return node.type === 'Literal' ? node.value : node.name;
}

/** Where a name of a module is declared; `name` is `*` for a module as a whole. */
export function originOf(
  module: Module,
  name: string,
  isExport = false,
): { readonly module: Module; readonly name: string } | undefined {
  const isOwn = module.values.has(name) || module.types.has(name);
  const next = isExport ? module.exported.get(name) : isOwn ? undefined : module.imports.get(name);
  if (next && !(next.file === module.file && next.name === name)) {
    const from = readModule(next.file);
    if (!from) return undefined;
    return next.name === '*' ? { module: from, name: '*' } : originOf(from, next.name, true);
  }
  if (isOwn) return { module, name };
  for (const file of isExport ? module.passedOn : []) {
    const from = readModule(file);
    const found = from && originOf(from, name, true);
    if (found) return found;
  }
  return undefined;
}
