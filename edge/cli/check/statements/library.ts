/** The functions by which statements are composed: those of db/sql.ts, of lists and of objects. */
import { describe, Fields, kindOf, Native, Piece, Tag, Unknown, type Value } from './values.ts';

/** Runs a function of the sources, or any other. */
export type Call = (called: Value, args: readonly Value[]) => Value;

const piecesOf = (value: Value): Piece[] =>
  Array.isArray(value) ? value.filter((one) => one instanceof Piece) : [];

function joined(pieces: readonly Piece[], separator: string): Piece {
  const text = pieces.map((piece) => piece.text).join(separator);
  return new Piece(text, kindOf(pieces), undefined, pieces);
}

function allOf(pieces: readonly Piece[]): Piece {
  const text = pieces.map((piece) => `(${piece.text})`).join(' AND ');
  return new Piece(text || '1', kindOf(pieces), undefined, pieces);
}

/** Raw text, which a template cannot bind. An unknown text becomes a name that no schema has. */
function raw(text: Value): Piece {
  return new Piece(typeof text === 'string' ? text : 'text_that_is_not_known', 'common');
}

/** The exports of db/sql.ts, which need not be read from their sources. */
export const SQL: Readonly<Record<string, Value>> = {
  nothing: new Piece('', 'common'),
  raw: new Native(([text]) => raw(text)),
  join: new Native(([pieces, separator = ' ']) => joined(piecesOf(pieces), describe(separator))),
  allOf: new Native(([pieces]) => allOf(piecesOf(pieces))),
  assertThat: new Native((conditions) => {
    const all = allOf(piecesOf([...conditions]));
    const text = `INSERT INTO batch_assert (ok) SELECT 0 WHERE (${all.text}) IS NOT TRUE`;
    return new Piece(text, all.kind, undefined, [all]);
  }),
  inLanguage: new Native(([column]) => {
    const first = describe(column);
    return new Piece(`iif(? = 'en', coalesce(${first}_en, ${first}), ${first})`, 'common');
  }),
  holds: new Native(([column]) => new Piece(`instr(lower(${describe(column)}), ?) > 0`, 'common')),
};

/** The tag of each module of db/ that exports one. */
export const TAGS: Readonly<Record<string, Tag>> = {
  'edge/db/cell-sql.ts': new Tag('cell'),
  'edge/db/directory-sql.ts': new Tag('directory'),
  'edge/db/conversation-sql.ts': new Tag('conversation'),
  'edge/db/common-sql.ts': new Tag('common'),
};

/** A method of a list; undefined for one that is not known. */
function ofList(
  list: Value[],
  name: string,
  args: readonly Value[],
  call: Call,
): Value | undefined {
  const [first] = args;
  const each = () => list.map((one, index) => call(first, [one, index, list]));
  if (name === 'map') return each();
  if (name === 'flatMap') return each().flatMap((one) => one);
  if (name === 'filter') {
    each();
    return list;
  }
  if (name === 'join') return list.map(String).join(typeof first === 'string' ? first : ',');
  if (name === 'concat') return [...list, ...args.flatMap((one) => one)];
  if (name === 'slice' || name === 'toSorted' || name === 'toReversed') return list;
  if (name === 'push') {
    list.push(...args);
    return list.length;
  }
  return undefined;
}

/** Calls a method of a value that is at least partly known. */
export function callMethod(
  receiver: Value,
  name: string,
  args: readonly Value[],
  call: Call,
): Value | undefined {
  if (Array.isArray(receiver)) return ofList(receiver, name, args, call);
  if (receiver instanceof Unknown && (name === 'map' || name === 'flatMap')) {
    // A call for each element is made for one of them.
    return ofList([new Unknown(`${receiver.path}[]`)], name, args, call);
  }
  return undefined;
}

/** The known functions of `Object`, `Promise` and the like, by `name.method`. */
export const GLOBALS: Readonly<Record<string, (args: readonly Value[]) => Value>> = {
  'Promise.all': ([list]) => list,
  'Promise.resolve': ([value]) => value,
  'Object.keys': ([value]) => (value instanceof Fields ? [...value.keys()] : value),
  'Object.values': ([value]) => (value instanceof Fields ? [...value.values()] : value),
  'Object.entries': ([value]) => (value instanceof Fields ? [...value].map((pair) => pair) : value),
};
