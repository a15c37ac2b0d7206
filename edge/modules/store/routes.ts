import * as banners from '../../../shared/contracts/banners.ts';
import * as contract from '../../../shared/contracts/store.ts';
import type { StoreInfo } from '../../../shared/contracts/store.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { backOfficeItems } from '../../../shared/i18n/back-office-menu.ts';
import { attributionToSend } from '../../../shared/rules/attribution.ts';
import { answers, keeps, keepsUnless, type Endpoint } from '../../http/endpoint.ts';
import { toBanner, toHeader } from './mapper.ts';
import { readFranchises, readMenu, readStore, readStoreBySlug } from './service.ts';
import { currentStore } from './storefront.ts';
import { vouchFor } from './known-attribution.ts';
import { countBanners, countHeaders, listBanners, listHeaders } from './statements.ts';

/** Reads `{id}:{id}` of a path; any id but the tenant's own is refused. */
function ownMashup(scope: RequestScope, mashup: string): Result<StoreId, Failure> {
  const [first, second] = mashup.split(':');
  const { storeId } = scope.tenant;
  return first === second && first === storeId ? ok(storeId) : fail({ code: 'store_not_found' });
}

/**
 * Reads the tenant's own store from memory, as its pages do, and another store of its network from
 * the database.
 */
async function storeNamed(scope: RequestScope, slug: string): Promise<Result<StoreInfo, Failure>> {
  const own = slug === scope.tenant.slug ? await currentStore(scope) : undefined;
  return own ? ok(own) : readStoreBySlug(scope, slug);
}

async function publicMenu(
  scope: RequestScope,
  name: string,
): Promise<Result<contract.MenuItem[], Failure>> {
  const store = await readStore(scope, scope.tenant.storeId);
  if (!store.ok) return store;
  return ok(name === 'apps' ? readMenu(store.value) : []);
}

/**
 * The back office's menu for callers with a grant for it; the enabled sections for all other
 * signed-in callers.
 */
async function personalMenu(
  scope: RequestScope,
  mashup: string,
  name: string,
): Promise<Result<contract.MenuItem[], Failure>> {
  const [store, me] = mashup.split(':');
  if (store !== scope.tenant.storeId) return fail({ code: 'store_not_found' });
  const identity = await scope.visitor.identity();
  if (!identity) return fail({ code: 'login_required' });
  if (me !== identity.accountId) return fail({ code: 'not_allowed' });
  if (!identity.keychain.has('menu')) return publicMenu(scope, name);
  return ok(name === 'apps' ? backOfficeItems(scope.backOffice, identity.keychain) : []);
}

/** The shopper's reads of the `store` and `published` services. */
export const storeEndpoints: readonly Endpoint[] = [
  // Never kept as a whole: the answer includes the visitor's own referral.
  answers(contract.fetchStore, async ({ scope, params, query }) => {
    const store = await storeNamed(scope, params.slug);
    if (!store.ok) return store;
    const sent = attributionToSend(query, {});
    return ok({ ...store.value, ...(await vouchFor(scope, store.value, sent)) });
  }),

  // `{id}:{id}` is the menu for everybody; `{id}:{me}` is the caller's.
  keepsUnless(
    contract.fetchMenu,
    ({ scope, params }) => !ownMashup(scope, params.mashup).ok,
    async ({ scope, params: { mashup, name } }) => {
      const results = ownMashup(scope, mashup).ok
        ? await publicMenu(scope, name)
        : await personalMenu(scope, mashup, name);
      return results.ok
        ? ok({ results: results.value, matches_estimated: results.value.length })
        : results;
    },
  ),

  keeps(banners.listBanners, async ({ scope, params, query }) => {
    const own = ownMashup(scope, params.mashup);
    if (!own.ok) return own;
    const [rows, counted] = await Promise.all([
      scope.cell.read(listBanners(own.value, query.offset, query.limit)),
      scope.cell.first(countBanners(own.value)),
    ]);
    return ok({ results: rows.map(toBanner), matches_estimated: counted?.n ?? 0 });
  }),

  keeps(banners.listHeaders, async ({ scope, params, query }) => {
    const own = ownMashup(scope, params.mashup);
    if (!own.ok) return own;
    const [rows, counted] = await Promise.all([
      scope.cell.read(listHeaders(own.value, query.offset, query.limit)),
      scope.cell.first(countHeaders(own.value)),
    ]);
    return ok({ results: rows.map(toHeader), matches_estimated: counted?.n ?? 0 });
  }),

  keeps(contract.listFranchises, async ({ scope, query }) =>
    ok(await readFranchises(scope, { ...query, text: query.text ?? '' })),
  ),
];
