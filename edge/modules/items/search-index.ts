import { fold, stem, words } from '../../../shared/rules/fold.ts';
import { deletionKeys } from '../../../shared/rules/spelling.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import { jsonLists } from '../../db/insert.ts';
import { headMark, storeKey } from './store-key.ts';

/** The words of an item in one language. */
export interface ItemTexts {
  readonly name: string;
  readonly tags: readonly string[];
  readonly description: string;
}

/** The texts of a listing that a search can find, in the language that they were written in first. */
export interface SearchableListing extends ItemTexts {
  readonly storeId: string;
  readonly itemId: string;
  /** The same in English; null where they were not written. */
  readonly english: ItemTexts | null;
}

/** Shorter words are not corrected. */
const SHORTEST_SPELT = 4;

/**
 * The statements that make listings findable in both languages; they replace their former entries.
 * The terms of a listing go into the full-text index; the terms of its name and tags into the index
 * of names, with the words that say what it is; and the words of its name and tags into its store's
 * spelling table. A store that does not list the item gets no entry.
 */
export function indexListings(listings: readonly SearchableListing[]): Statement[] {
  return [
    ...jsonLists(listings.map(({ storeId, itemId }) => [storeId, itemId])).flatMap(forget),
    ...jsonLists(listings.map(termsOf)).flatMap((json) => [
      sql`INSERT INTO listing_text (rowid, name, tags, description)
        SELECT l.id, t.value ->> 2, t.value ->> 3, t.value ->> 4 ${listed(json)}`,
      sql`INSERT INTO listing_name (rowid, name) SELECT l.id, t.value ->> 5 ${listed(json)}`,
    ]),
    ...spell(listings),
  ];
}

/** The listings of the stores and items that rows of JSON begin with. */
function listed(json: string): Statement {
  return sql`FROM json_each(${json}) t
    CROSS JOIN listing l ON l.store_id = t.value ->> 0 AND l.item_id = t.value ->> 1`;
}

function forget(json: string): Statement[] {
  return [
    sql`DELETE FROM listing_text WHERE rowid IN (SELECT l.id ${listed(json)})`,
    sql`DELETE FROM listing_name WHERE rowid IN (SELECT l.id ${listed(json)})`,
  ];
}

function termsOf(listing: SearchableListing): string[] {
  const mark = storeKey(listing.storeId);
  const terms = (...texts: readonly string[]) =>
    words(texts.join(' '))
      .map((word) => mark + stem(word))
      .join(' ');
  const { storeId, itemId, english } = listing;
  const name = terms(listing.name, english?.name ?? '');
  const tags = terms(...listing.tags, ...(english?.tags ?? []));
  const description = terms(listing.description, english?.description ?? '');
  const names = [name, tags, headsOf(listing, mark)].join(' ');
  return [storeId, itemId, name, tags, description, names];
}

/**
 * The kind of an item stands at the head of its name, or in its first tag: a short skirt is a skirt,
 * while a dress has one.
 */
function headsOf({ name, tags }: SearchableListing, mark: string): string {
  const heads = [words(name)[0], words(tags.join(' '))[0]];
  return heads.flatMap((word) => (word ? [headMark(mark) + stem(word)] : [])).join(' ');
}

/** The spelling tables of the stores with the words of their new names and tags, each word once. */
function spell(listings: readonly SearchableListing[]): Statement[] {
  const byStore = Map.groupBy(listings, ({ storeId }) => storeId);
  return [...byStore].flatMap(([storeId, ones]) => {
    const texts = ones.flatMap(({ name, tags, english }) => [
      name,
      ...tags,
      english?.name ?? '',
      ...(english?.tags ?? []),
    ]);
    const vocabulary = new Set(
      words(fold(texts.join(' '))).filter((word) => word.length >= SHORTEST_SPELT),
    );
    const pairs = [...vocabulary].flatMap((term) => deletionKeys(term).map((key) => [key, term]));
    return jsonLists(pairs).map(
      (json) => sql`INSERT OR IGNORE INTO spelling (store_id, key, term)
        SELECT ${storeId}, value ->> 0, value ->> 1 FROM json_each(${json})`,
    );
  });
}
