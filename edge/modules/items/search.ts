import type { CallItemSort, ItemList, ItemQuery } from '../../../shared/contracts/items.ts';
import { parseSearch } from '../../../shared/rules/search-query.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { withTags, type Expressions } from './expressions.ts';
import { compile, type Match } from './match.ts';
import { choicesOf } from './narrowing.ts';
import { listItems, type ItemPage, type ItemSelection } from './service.ts';
import { correct } from './spelling.ts';
import { storeKey } from './store-key.ts';
import type { Lexicon } from './words/lexicon.ts';
import { lexiconOfStore } from './words/memory.ts';

/** The search of a call. */
type Asked = Omit<ItemQuery, 'sort'> & { readonly sort: CallItemSort };

/**
 * The tenant's items by text and filters. A text whose words match nothing together is tried once
 * more with all of them but one, and with the spellings that are known: one round trip with a match,
 * at most four, one after another, without.
 */
export async function searchItems(
  scope: RequestScope,
  query: Asked,
  facets: boolean,
  variants = false,
): Promise<ItemList> {
  const { sort, offset, limit } = query;
  const page: ItemPage = { sort, offset, limit, facets, variants };
  const text = query.text?.trim() ?? '';
  if (text === '') return listItems(scope, tagged(scope, query, undefined), page);

  const lexicon = await lexiconOfStore(scope);
  const search: Search = { scope, query, page, lexicon };
  const match = compileText(search, text);
  const list = await listItems(scope, narrowed(search, match, match.all), page);
  if (list.matches_estimated > 0) return list;
  const [most, corrections] = await Promise.all([
    listMost(search, match),
    correct(scope, text, match.unknown),
  ]);
  const [likeliest, ...others] = corrections;
  const respelt = likeliest === undefined ? undefined : await listRespelt(search, likeliest);
  if (respelt) return respelt;
  const lists = await Promise.all(others.map((corrected) => listRespelt(search, corrected)));
  return lists.find((one) => one !== undefined) ?? most ?? list;
}

/** The selection of everything that holds all words of a text. */
export async function selectText(scope: RequestScope, text: string): Promise<ItemSelection> {
  const lexicon = await lexiconOfStore(scope);
  const match = compile(parseSearch(text), scope.tenant.storeId, lexicon);
  const { startsFrom, startsTo } = match;
  return { match: match.all?.anywhere, names: match.all?.names, startsFrom, startsTo };
}

interface Search {
  readonly scope: RequestScope;
  readonly query: Asked;
  readonly page: ItemPage;
  readonly lexicon: Lexicon;
}

function compileText({ scope, lexicon }: Search, text: string): Match {
  return compile(parseSearch(text), scope.tenant.storeId, lexicon);
}

async function listMost(search: Search, match: Match): Promise<ItemList | undefined> {
  if (!match.most) return undefined;
  const { scope, page } = search;
  const list = await listItems(scope, narrowed(search, match, match.most), page);
  return list.matches_estimated > 0 ? { ...list, some_words: true } : undefined;
}

async function listRespelt(search: Search, corrected: string): Promise<ItemList | undefined> {
  const { scope, page } = search;
  const match = compileText(search, corrected);
  const [list, most] = await Promise.all([
    listItems(scope, narrowed(search, match, match.all), page),
    listMost(search, match),
  ]);
  const found = list.matches_estimated > 0 ? list : most;
  return found && { ...found, corrected };
}

function selectionOf(query: Asked): ItemSelection {
  const [catalogue, ...more] = query.catalogue ?? [];
  const isOne = catalogue !== undefined && more.length === 0;
  const { owner, size, colour, discount } = query;
  return {
    kind: query.type,
    catalogue: isOne ? { slug: catalogue } : undefined,
    choices: choicesOf({
      owner,
      size,
      colour,
      discount: discount && [discount],
      catalogue: more.length > 0 ? query.catalogue : undefined,
    }),
    slug: query.slug,
    priceFrom: query.price_from,
    priceTo: query.price_to,
    available: query.available === undefined ? undefined : query.available === 'true',
  };
}

function narrowed(
  { scope, query }: Search,
  match: Match,
  expressions: Expressions | undefined,
): ItemSelection {
  const selection = tagged(scope, query, expressions);
  return {
    ...selection,
    kind: selection.kind ?? match.kind,
    catalogue:
      selection.catalogue ??
      (match.catalogue === undefined ? undefined : { slug: match.catalogue }),
    startsFrom: match.startsFrom,
    startsTo: match.startsTo,
  };
}

/** The selection of a query, by expressions of its text, with its tags. */
function tagged(
  scope: RequestScope,
  query: Asked,
  expressions: Expressions | undefined,
): ItemSelection {
  const mark = storeKey(scope.tenant.storeId);
  const wanted = withTags(expressions, query.tags?.split(',') ?? [], mark);
  return { ...selectionOf(query), match: wanted?.anywhere, names: wanted?.names };
}
