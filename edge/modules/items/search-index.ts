import { fold, stem, words } from '../../../shared/rules/fold.ts';
import { deletionKeys } from '../../../shared/rules/spelling.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import { headMark, storeKey } from './store-key.ts';

/** The words of an item in one language. */
export interface ItemTexts {
  readonly name: string;
  readonly tags: readonly string[];
  readonly description: string;
}

/** The texts of a listing that a search can find, in the language that they were written in first. */
export interface SearchableListing extends ItemTexts {
  /** The listing's id, or a statement in parentheses that reads it. */
  readonly listingId: number | Statement;
  readonly storeId: string;
  /** The same in English; null where they were not written. */
  readonly english: ItemTexts | null;
}

/** Shorter words are not corrected. */
const SHORTEST_SPELT = 4;

/**
 * The statements that make a listing findable in both languages; they replace its former entries.
 * Its terms go into the full-text index; the terms of its name and tags into the index of names, with the words that
 * say what it is; and the words of its name and tags into the store's spelling table.
 */
export function indexListing(listing: SearchableListing): Statement[] {
  const mark = storeKey(listing.storeId);
  const terms = (...texts: readonly string[]) =>
    words(texts.join(' '))
      .map((word) => mark + stem(word))
      .join(' ');
  const { english } = listing;
  const name = terms(listing.name, english?.name ?? '');
  const tags = terms(...listing.tags, ...(english?.tags ?? []));
  const description = terms(listing.description, english?.description ?? '');
  return [
    sql`DELETE FROM listing_text WHERE rowid = ${listing.listingId}`,
    sql`INSERT INTO listing_text (rowid, name, tags, description)
      VALUES (${listing.listingId}, ${name}, ${tags}, ${description})`,
    sql`DELETE FROM listing_name WHERE rowid = ${listing.listingId}`,
    sql`INSERT INTO listing_name (rowid, name)
      VALUES (${listing.listingId}, ${[name, tags, headsOf(listing, mark)].join(' ')})`,
    spell(listing),
  ];
}

/**
 * The kind of an item stands at the head of its name, or in its first tag: a short skirt is a skirt,
 * while a dress has one.
 */
function headsOf({ name, tags }: SearchableListing, mark: string): string {
  const heads = [words(name)[0], words(tags.join(' '))[0]];
  return heads.flatMap((word) => (word ? [headMark(mark) + stem(word)] : [])).join(' ');
}

function spell({ storeId, name, tags, english }: SearchableListing): Statement {
  const texts = [name, ...tags, english?.name ?? '', ...(english?.tags ?? [])];
  const vocabulary = new Set(
    words(fold(texts.join(' '))).filter((word) => word.length >= SHORTEST_SPELT),
  );
  const pairs = [...vocabulary].flatMap((term) => deletionKeys(term).map((key) => [key, term]));
  return sql`INSERT OR IGNORE INTO spelling (store_id, key, term)
    SELECT ${storeId}, value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(pairs)})`;
}
