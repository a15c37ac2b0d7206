import { itemKinds, type ItemKind } from '../../../shared/contracts/fields.ts';
import { stem, words } from '../../../shared/rules/fold.ts';
import type { SearchQuery, SearchTerm } from '../../../shared/rules/search-query.ts';
import { storeKey } from './store-key.ts';

/** The query that a search text makes for the index, and the filters that it sets on the list. */
export interface Match {
  /** FTS5 expression; undefined when the text holds no term. */
  readonly expression: string | undefined;
  /** The same for the index of names; undefined when no name can match. */
  readonly named: string | undefined;
  readonly kind: ItemKind | undefined;
  readonly catalogue: string | undefined;
  /** Days, `YYYY-MM-DD`, as the store's place counts them. */
  readonly startsFrom: string | undefined;
  readonly startsTo: string | undefined;
}

/** Names of columns as people write them, in both languages. */
const COLUMNS: Readonly<Record<string, string>> = {
  name: 'name',
  nombre: 'name',
  tag: 'tags',
  tags: 'tags',
  etiqueta: 'tags',
  description: 'description',
  descripcion: 'description',
};
const KIND_FIELDS = new Set(['type', 'tipo']);
const CATALOGUE_FIELDS = new Set(['catalogue', 'catalogo', 'category', 'categoria']);

const KINDS: Readonly<Record<string, ItemKind>> = {
  producto: 'product',
  digital: 'digital',
  servicio: 'service',
  experiencia: 'experience',
};

/** Compiles a parsed search text with the mark of one store. */
export function compile(query: SearchQuery, storeId: string): Match {
  const mark = storeKey(storeId);
  let kind: ItemKind | undefined;
  let catalogue: string | undefined;
  const groups = query.groups.map((group) =>
    group.filter((term) => {
      if (term.kind === 'field' && KIND_FIELDS.has(unaccented(term.name))) {
        kind = readKind(term.value) ?? kind;
        return false;
      }
      if (term.kind === 'field' && CATALOGUE_FIELDS.has(unaccented(term.name))) {
        catalogue = words(term.value).join('-');
        return false;
      }
      return true;
    }),
  );
  const inNames = groups.filter((group) => group.every((term) => mayBeName(term)));
  return {
    expression: write(groups, (term) => expressionOf(term, mark, scopeOf(term))),
    named: write(inNames, (term) => expressionOf(term, mark, '')),
    kind,
    catalogue,
    startsFrom: query.start_date,
    startsTo: query.end_date,
  };
}

/** Narrows a query to items that have each of these tags; no name alone can match it then. */
export function withTags(match: Match, tags: readonly string[], storeId: string): Match {
  const mark = storeKey(storeId);
  const each = tags
    .map((tag) => words(tag))
    .filter((found) => found.length > 0)
    .map((found) => `tags : ("${found.map((word) => mark + stem(word)).join(' ')}")`);
  if (each.length === 0) return match;
  const { expression } = match;
  const all = expression === undefined ? each : [`(${expression})`, ...each];
  return { ...match, expression: all.join(' AND '), named: undefined };
}

/** The words that a text searches for: as typed, but folded. */
export function searchedWords(query: SearchQuery): string[] {
  return query.groups
    .flat()
    .flatMap((term) => words(term.kind === 'field' ? term.value : term.text));
}

/** Joins the groups by OR, and the terms of a group by AND. */
function write(
  groups: readonly (readonly SearchTerm[])[],
  expressionsOf: (term: SearchTerm) => readonly string[],
): string | undefined {
  const written = groups
    .map((group) => group.flatMap((term) => expressionsOf(term)).join(' AND '))
    .filter((group) => group !== '');
  return written.length > 0 ? written.map((group) => `(${group})`).join(' OR ') : undefined;
}

function columnOf(term: SearchTerm): string | undefined {
  return term.kind === 'field' ? COLUMNS[unaccented(term.name)] : undefined;
}

function scopeOf(term: SearchTerm): string {
  const column = columnOf(term);
  return column === undefined ? '' : `${column} : `;
}

function mayBeName(term: SearchTerm): boolean {
  const column = columnOf(term);
  return column === undefined || column === 'name';
}

function expressionOf(term: SearchTerm, mark: string, scope: string): string[] {
  const found = words(term.kind === 'field' ? term.value : term.text);
  if (found.length === 0) return [];
  if (term.kind === 'phrase' && found.length > 1) {
    const phrase = found.map((word) => mark + stem(word)).join(' ');
    return [`${scope}("${phrase}"${term.prefix ? '*' : ''})`];
  }
  return found.map((word) => `${scope}(${beginnings(word, mark)})`);
}

/**
 * A word matches words that begin with it or with its stem: "calce" finds "calcetines", although it
 * is no beginning of that word's stem. A word of one or two letters matches only itself.
 */
function beginnings(word: string, mark: string): string {
  const root = stem(word);
  if (word.length < 3) return `"${mark}${root}"`;
  return root === word ? `"${mark}${word}"*` : `"${mark}${root}"* OR "${mark}${word}"*`;
}

function readKind(value: string): ItemKind | undefined {
  const word = words(value)[0] ?? '';
  return KINDS[word] ?? KINDS[word.replace(/s$/, '')] ?? itemKinds.find((kind) => kind === word);
}

function unaccented(name: string): string {
  return words(name).join('');
}
