import type { Business } from '../../../shared/contracts/businesses.ts';
import type { StoreType } from '../../../shared/contracts/fields.ts';
import { BUSINESSES_WORDS_MAX } from '../../../shared/rules/businesses.ts';
import { words } from '../../../shared/rules/fold.ts';
import { addressingOf, canonicalUrl } from '../../http/store-address.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { countBusinesses, listBusinesses } from './business-statements.ts';

interface Asked {
  readonly text?: string | undefined;
  readonly type?: StoreType | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** A page of the stores of the tenant's network, by name. */
export async function readBusinesses(
  scope: Pick<RequestScope, 'cell' | 'tenant' | 'env'>,
  { text = '', type, ...page }: Asked,
): Promise<{ results: Business[]; matches_estimated: number }> {
  const networkId = scope.tenant.rootId ?? scope.tenant.storeId;
  const found = [...new Set(words(text))].slice(0, BUSINESSES_WORDS_MAX);
  // A text without a letter or a digit names nobody.
  if (found.length === 0 && text.trim() !== '') return { results: [], matches_estimated: 0 };
  const filter = { words: found, type };
  const [rows, counted] = await Promise.all([
    scope.cell.read(listBusinesses(networkId, filter, page)),
    scope.cell.first(countBusinesses(networkId, filter)),
  ]);
  const at = addressingOf(scope);
  return {
    results: rows.map(({ canonical_domain, store_type, ...row }) => ({
      ...row,
      store_type: store_type as StoreType,
      canonical_url: canonicalUrl({ slug: row.slug, canonical_domain }, at),
    })),
    matches_estimated: counted?.n ?? 0,
  };
}
