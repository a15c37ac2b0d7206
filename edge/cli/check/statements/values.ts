/** The values of the sources' expressions, as far as they matter for the text of a statement. */
import type { ESTree } from 'vite';
import type { SqlKind } from '../../../db/sql.ts';
import { placeOf, type Module } from './sources.ts';
import type { TypeRef } from './types.ts';

export type Kind = SqlKind | 'common';

/** A value that only a running program has; its path tells it from others. */
export class Unknown {
  readonly path: string;
  readonly type: TypeRef | undefined;
  /** Properties that are known nevertheless: `{ ...given, limit: 1 }`. */
  readonly known: ReadonlyMap<string, Value>;

  constructor(path: string, type?: TypeRef, known: ReadonlyMap<string, Value> = new Map()) {
    this.path = path;
    this.type = type;
    this.known = known;
  }
}

/** A place in the sources. */
export interface Place {
  readonly module: Module;
  readonly start: number;
}

/** A piece of SQL as one way through the sources composes it. */
export class Piece {
  readonly text: string;
  readonly kind: Kind;
  /** The place of its template; undefined for a piece that a function of `db/sql.ts` made. */
  readonly place: Place | undefined;
  readonly parts: readonly Piece[];
  row: TypeRef | undefined;
  isPart = false;

  constructor(
    text: string,
    kind: Kind,
    place?: Place,
    parts: readonly Piece[] = [],
    row?: TypeRef,
  ) {
    this.text = text;
    this.kind = kind;
    this.place = place;
    this.parts = parts;
    this.row = row;
    for (const part of parts) part.isPart = true;
  }

  /** The same piece, with the place where it is written. */
  at(place: Place): Piece {
    return new Piece(this.text, this.kind, place, this.parts, this.row);
  }
}

/** The tag of a kind of database. */
export class Tag {
  readonly kind: Kind;

  constructor(kind: Kind) {
    this.kind = kind;
  }
}

/** A function of the sources with the names that it sees. */
export class Closure {
  readonly node: ESTree.Function | ESTree.ArrowFunctionExpression;
  readonly scope: Scope;

  constructor(node: ESTree.Function | ESTree.ArrowFunctionExpression, scope: Scope) {
    this.node = node;
    this.scope = scope;
  }
}

/** A function whose effect is known without its source. */
export class Native {
  readonly call: (args: readonly Value[]) => Value;

  constructor(call: (args: readonly Value[]) => Value) {
    this.call = call;
  }
}

/** A module under one name. */
export class Namespace {
  readonly module: Module;

  constructor(module: Module) {
    this.module = module;
  }
}

export class Fields extends Map<string, Value> {}

export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | Value[]
  | Fields
  | Unknown
  | Piece
  | Tag
  | Closure
  | Native
  | Namespace;

/** Names and their values, innermost first. */
export class Scope {
  readonly module: Module;
  readonly #parent: Scope | undefined;
  readonly #names = new Map<string, Value>();

  constructor(module: Module, parent?: Scope) {
    this.module = module;
    this.#parent = parent;
  }

  inner(): Scope {
    return new Scope(this.module, this);
  }

  declare(name: string, value: Value): void {
    this.#names.set(name, value);
  }

  assign(name: string, value: Value): void {
    if (this.#names.has(name)) this.#names.set(name, value);
    else this.#parent?.assign(name, value);
  }

  has(name: string): boolean {
    return this.#names.has(name) || (this.#parent?.has(name) ?? false);
  }

  get(name: string): Value {
    return this.#names.has(name) ? this.#names.get(name) : this.#parent?.get(name);
  }
}

/** The name of a value in the path of an unknown one. */
export function describe(value: Value): string {
  if (value instanceof Unknown) return value.path;
  if (value instanceof Piece) return value.text;
  return typeof value === 'object' ? '…' : String(value);
}

/** The places of a piece and of all pieces inside it, its own first. */
export function placesOf({ place, parts }: Piece): string[] {
  const inner = parts.flatMap(placesOf);
  return place ? [placeOf(place.module, place.start), ...inner] : inner;
}

/**
 * The kind of database that the pieces together run on: the kinds that all of them share, or the
 * kind that some of them need.
 */
export function kindOf(pieces: readonly Piece[]): Kind {
  return pieces.find(({ kind }) => kind !== 'common')?.kind ?? 'common';
}
