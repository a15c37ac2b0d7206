import { SEARCH_TERMS_MAX, SEARCH_TEXT_MAX } from '../kernel/constants/limits.ts';
import { withoutTail } from '../kernel/without-tail.ts';
import { readDateRange } from './date-range.ts';

/** One thing to look for. `prefix` is true where the text ended in an asterisk. */
export type SearchTerm =
  | { readonly kind: 'word'; readonly text: string; readonly prefix: boolean }
  | { readonly kind: 'phrase'; readonly text: string; readonly prefix: boolean }
  | {
      readonly kind: 'field';
      /** In lower case; the list itself refuses or ignores a name that it does not know. */
      readonly name: string;
      readonly value: string;
      readonly prefix: boolean;
    };

/** The meaning of a search text: an item matches when it has every term of any one group. */
export interface SearchQuery {
  readonly groups: readonly (readonly SearchTerm[])[];
  /** First day, `YYYY-MM-DD`. */
  readonly start_date?: string;
  /** Last day, inclusive. */
  readonly end_date?: string;
}

/**
 * A quoted text with the parts joined to it (`name:"…"`, a final `*`), or a run of other
 * characters. A missing end quote is the end of the text. Each alternative starts where no other
 * can, so the match takes linear time.
 */
const TOKEN = /(?:([\p{L}_][\p{L}\p{N}_.-]{0,29}):)?"([^"]*)(?:"(\*?)|$)|([^\s"()]+)/gu;
const FIELD = /^([\p{L}_][\p{L}\p{N}_.-]{0,29}):([^/].*)$/su;

/**
 * Reads a search text (spec [5]): words, `"phrases"`, `AND` (also written as a space), `OR`,
 * `name:value`, a final `*` for "begins with", and `from..to` days. Takes any text and never
 * throws: a part that is not syntax is a word, a part without a letter or digit is dropped, and the
 * rest after 200 characters or 16 terms is not read.
 */
export function parseSearch(text: string): SearchQuery {
  const groups: SearchTerm[][] = [[]];
  let dates: Pick<SearchQuery, 'start_date' | 'end_date'> = {};
  let left = SEARCH_TERMS_MAX;
  for (const match of text.slice(0, SEARCH_TEXT_MAX).toWellFormed().matchAll(TOKEN)) {
    const [token, name, quoted, star, bare] = match;
    if (token === 'AND') continue;
    if (token === 'OR') {
      groups.push([]);
      continue;
    }
    const range = readDateRange(quoted ?? bare?.replace(/^[\p{L}_][\p{L}\p{N}_.-]*:/u, '') ?? '');
    if (range) {
      dates = range;
      continue;
    }
    const term = bare === undefined ? quotedTerm(name, quoted ?? '', star === '*') : bareTerm(bare);
    if (!term) continue;
    if (left-- === 0) break;
    groups.at(-1)?.push(term);
  }
  return { groups: groups.filter((group) => group.length > 0), ...dates };
}

function bareTerm(token: string): SearchTerm | undefined {
  const [, name, value] = FIELD.exec(token) ?? [];
  const { text, prefix } = withoutStar(value ?? token, false);
  if (!hasWord(text)) return undefined;
  if (name !== undefined) return { kind: 'field', name: name.toLowerCase(), value: text, prefix };
  return { kind: 'word', text, prefix };
}

function quotedTerm(
  name: string | undefined,
  quoted: string,
  star: boolean,
): SearchTerm | undefined {
  const { text, prefix } = withoutStar(quoted.trim(), star);
  if (!hasWord(text)) return undefined;
  if (name !== undefined) return { kind: 'field', name: name.toLowerCase(), value: text, prefix };
  return { kind: 'phrase', text, prefix };
}

/** The asterisk counts inside the quotes too, as in the links of alerts: `"123*"`. */
function withoutStar(text: string, prefix: boolean): { text: string; prefix: boolean } {
  return text.endsWith('*') ? { text: withoutTail(text, '*'), prefix: true } : { text, prefix };
}

function hasWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
