import type { ItemList, ItemQuery } from '../../../shared/contracts/items.ts';
import { parseSearch } from '../../../shared/rules/search-query.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { compile, searchedWords, withTags } from './match.ts';
import { listItems, type ItemPage, type ItemSelection } from './service.ts';
import { correct } from './spelling.ts';

/**
 * The tenant's items by text and filters. A text without a match is tried once more with the
 * store's own spelling: one round trip with a match, three without.
 */
export async function searchItems(
  scope: RequestScope,
  query: ItemQuery,
  facets: boolean,
  variants = false,
): Promise<ItemList> {
  const { sort, offset, limit } = query;
  const page: ItemPage = { sort, offset, limit, facets, variants };
  const text = query.text?.trim() ?? '';
  if (text === '') return listItems(scope, textSelection(scope, query, ''), page);

  const parsed = parseSearch(text);
  const list = await listItems(scope, textSelection(scope, query, text), page);
  if (list.matches_estimated > 0 || page.offset > 0) return list;
  const corrected = await correct(scope, text, searchedWords(parsed));
  if (corrected === undefined) return list;
  const second = await listItems(scope, textSelection(scope, query, corrected), page);
  return second.matches_estimated > 0 ? { ...second, corrected } : list;
}

function selectionOf(query: ItemQuery): ItemSelection {
  return {
    kind: query.type,
    catalogue: query.catalogue === undefined ? undefined : { slug: query.catalogue },
    owner: query.owner,
    slug: query.slug,
    priceFrom: query.price_from,
    priceTo: query.price_to,
    available: query.available === undefined ? undefined : query.available === 'true',
  };
}

function textSelection(scope: RequestScope, query: ItemQuery, text: string): ItemSelection {
  const match = withTags(
    compile(parseSearch(text), scope.tenant.storeId),
    query.tags?.split(',') ?? [],
    scope.tenant.storeId,
  );
  const selection = selectionOf(query);
  return {
    ...selection,
    kind: selection.kind ?? match.kind,
    catalogue:
      selection.catalogue ??
      (match.catalogue === undefined ? undefined : { slug: match.catalogue }),
    match: match.expression,
    named: match.named,
    startsFrom: match.startsFrom,
    startsTo: match.startsTo,
  };
}
