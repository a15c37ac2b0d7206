import * as banners from '../../../shared/contracts/banners.ts';
import * as franchises from '../../../shared/contracts/franchises.ts';
import * as contract from '../../../shared/contracts/store.ts';
import type { StoreInfo } from '../../../shared/contracts/store.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { userLevel } from '../../../shared/rules/permissions.ts';
import type { Identity, RequestScope } from '../../unit-of-work/scope.ts';
import { backOfficeItems } from '../../../shared/i18n/back-office-menu.ts';
import { attributionToSend } from '../../../shared/rules/attribution.ts';
import { ownStore } from '../../http/owner-path.ts';
import { answers, keeps, keepsUnless, type Endpoint } from '../../http/endpoint.ts';
import { toBanner, toHeader } from './mapper.ts';
import { readCatalogueFranchises, readFranchises, readMenu, readStoreBySlug } from './service.ts';
import { currentStore } from './storefront.ts';
import { vouchFor } from './known-attribution.ts';
import { countBanners, countHeaders, listBanners, listHeaders } from './statements.ts';

/**
 * Reads the tenant's own store from memory, as its pages do, and another store of its network from
 * the database.
 */
async function storeNamed(scope: RequestScope, slug: string): Promise<Result<StoreInfo, Failure>> {
  const own = slug === scope.tenant.slug ? await currentStore(scope) : undefined;
  return own ? ok(own) : readStoreBySlug(scope, slug);
}

/** The menu that a path without a name asks for (spec [7]). */
const MENU_DEFAULT = 'apps';

/**
 * The caller's grants in the tenant's store, and their level as a seller. Another store's answer
 * names no grants: those of an account are known where it was asked.
 */
function standingOf(scope: RequestScope, store: StoreInfo, identity: Identity | null) {
  const isOwn = store.id === scope.tenant.storeId;
  return {
    permissions: isOwn && identity ? [...identity.keychain] : [],
    user_info: { user_level: userLevel(identity) },
  };
}

/** Whether a menu's path names a store twice, in one way: its answer is the same for all callers. */
function isForEverybody(mashup: string): boolean {
  const [id, me = ''] = mashup.split(':');
  return id === me && !me.startsWith('ac_');
}

/**
 * A menu of the tenant's store. `{id}:{id}` is the one for everybody. For `{id}:{me}` a caller with
 * a grant gets the back office's, any other signed-in caller the enabled sections.
 */
async function menuFor(
  scope: RequestScope,
  mashup: string,
  name: string,
): Promise<Result<contract.MenuItem[], Failure>> {
  const [id = '', me = ''] = mashup.split(':');
  const [own, store] = await Promise.all([ownStore(scope, { owner: id }), currentStore(scope)]);
  if (!own.ok) return own;
  const sections = store && name === MENU_DEFAULT ? readMenu(store) : [];
  if (isForEverybody(mashup) || me === scope.env.ANONYMOUS_ID) return ok(sections);
  const identity = await scope.visitor.identity();
  if (!identity) return fail({ code: 'login_required' });
  if (me !== identity.accountId) return fail({ code: 'not_allowed' });
  if (!identity.keychain.has('menu')) return ok(sections);
  return ok(name === MENU_DEFAULT ? backOfficeItems(scope.backOffice, identity.keychain) : []);
}

async function answerMenu(
  scope: RequestScope,
  { mashup, name = MENU_DEFAULT }: { readonly mashup: string; readonly name?: string },
) {
  const menu = await menuFor(scope, mashup, name);
  return menu.ok ? ok({ results: menu.value, matches_estimated: menu.value.length }) : menu;
}

/** The shopper's reads of the `store` and `published` services. */
export const storeEndpoints: readonly Endpoint[] = [
  // Never kept as a whole: the answer includes the visitor's own referral, grants and level.
  answers(contract.fetchStore, async ({ scope, params, query }) => {
    const store = await storeNamed(scope, params.slug);
    if (!store.ok) return store;
    const sent = attributionToSend(query, {});
    const [attribution, identity] = await Promise.all([
      vouchFor(scope, store.value, sent),
      scope.visitor.identity(),
    ]);
    return ok({ ...store.value, ...attribution, ...standingOf(scope, store.value, identity) });
  }),

  keepsUnless(
    contract.fetchMenu,
    ({ params }) => !isForEverybody(params.mashup),
    ({ scope, params }) => answerMenu(scope, params),
  ),
  keepsUnless(
    contract.fetchAppsMenu,
    ({ params }) => !isForEverybody(params.mashup),
    ({ scope, params }) => answerMenu(scope, params),
  ),

  keeps(banners.listBanners, async ({ scope, params, query }) => {
    const { storeId } = scope.tenant;
    const [own, rows, counted] = await Promise.all([
      ownStore(scope, { owner: params.mashup, type: params.type }),
      scope.cell.read(listBanners(storeId, query.offset, query.limit)),
      scope.cell.first(countBanners(storeId)),
    ]);
    if (!own.ok) return own;
    return ok({
      results: rows.map((row) => toBanner(row, scope.locale)),
      matches_estimated: counted?.n ?? 0,
    });
  }),

  keeps(banners.listHeaders, async ({ scope, params, query }) => {
    const { storeId } = scope.tenant;
    const [own, rows, counted] = await Promise.all([
      ownStore(scope, { owner: params.mashup, type: params.type }),
      scope.cell.read(listHeaders(storeId, scope.locale, query.offset, query.limit)),
      scope.cell.first(countHeaders(storeId)),
    ]);
    if (!own.ok) return own;
    return ok({ results: rows.map(toHeader), matches_estimated: counted?.n ?? 0 });
  }),

  keeps(franchises.listFranchises, async ({ scope, query }) =>
    ok(
      await readFranchises(scope, {
        ...query,
        text: query.text ?? query.name ?? '',
        state: query.state ?? '',
      }),
    ),
  ),
  keeps(franchises.listStoreFranchises, async ({ scope, params, query }) => {
    const { text = '', state = '' } = query;
    const [own, list] = await Promise.all([
      ownStore(scope, { owner: params.mashup, type: params.type }),
      readFranchises(scope, { ...query, text, state, isOwn: true }),
    ]);
    return own.ok ? ok(list) : own;
  }),
  keeps(franchises.listCatalogueFranchises, async ({ scope, params, query }) => {
    const [own, list] = await Promise.all([
      ownStore(scope, { owner: params.owner }),
      readCatalogueFranchises(scope, params.slug, query),
    ]);
    return own.ok ? list : own;
  }),
];
