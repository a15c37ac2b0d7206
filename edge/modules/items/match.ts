import { itemKinds, type ItemKind } from '../../../shared/contracts/fields.ts';
import { words } from '../../../shared/rules/fold.ts';
import type { SearchQuery, SearchTerm } from '../../../shared/rules/search-query.ts';
import { storeKey } from './store-key.ts';
import { expressionsOf, type Clue, type Expressions } from './expressions.ts';
import type { Lexicon } from './words/lexicon.ts';

/** The query that a search text makes for the index, and the filters that it sets on the list. */
export interface Match {
  /** Listings that hold all words of the text; undefined when the text holds none. */
  readonly all: Expressions | undefined;
  /** Listings that hold all words but one; undefined for a text of one word. */
  readonly most: Expressions | undefined;
  /** Typed words that the lexicon does not know, folded. */
  readonly unknown: readonly string[];
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

/** Most words of a text of which one may be missing: each adds an alternative of all the others. */
const MOST_OF = 5;

/** Compiles a parsed search text with the mark of one store, and that store's words. */
export function compile(query: SearchQuery, storeId: string, lexicon: Lexicon): Match {
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
  const clues = groups.map((group) => cluesOf(group, lexicon)).filter((group) => group.length > 0);
  const [only, ...more] = clues;
  const isOfSome = only && more.length === 0 && only.length > 1 && only.length <= MOST_OF;
  return {
    all: expressionsOf(clues, mark),
    most: isOfSome ? expressionsOf(withoutOne(only), mark) : undefined,
    unknown: clues.flat().flatMap(unknownOf),
    kind,
    catalogue,
    startsFrom: query.start_date,
    startsTo: query.end_date,
  };
}

function withoutOne(clues: readonly Clue[]): Clue[][] {
  return clues.map((_, left) => clues.filter((_clue, index) => index !== left));
}

/** Words in a row are read together, since some phrases mean one thing. */
function cluesOf(group: readonly SearchTerm[], lexicon: Lexicon): Clue[] {
  const clues: Clue[] = [];
  let row: string[] = [];
  const endRow = () => {
    if (row.length > 0) clues.push(...lexicon.read(row).map((sense) => ({ sense })));
    row = [];
  };
  for (const term of group) {
    const typed = words(term.kind === 'field' ? term.value : term.text);
    const column = term.kind === 'field' ? COLUMNS[unaccented(term.name)] : undefined;
    if (column !== undefined) {
      clues.push(...typed.map((word) => ({ column, word })));
    } else if (term.kind === 'phrase' && typed.length > 1) {
      endRow();
      clues.push({ phrase: typed, prefix: term.prefix });
    } else {
      row.push(...typed);
    }
  }
  endRow();
  return clues;
}

function unknownOf(clue: Clue): readonly string[] {
  if ('phrase' in clue) return clue.phrase;
  if ('column' in clue) return [clue.word];
  return clue.sense.same.length === 0 ? clue.sense.typed : [];
}

function readKind(value: string): ItemKind | undefined {
  const word = words(value)[0] ?? '';
  return KINDS[word] ?? KINDS[word.replace(/s$/, '')] ?? itemKinds.find((kind) => kind === word);
}

function unaccented(name: string): string {
  return words(name).join('');
}
