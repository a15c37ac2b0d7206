import type { OpenedStore } from '../../../shared/contracts/affiliate.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isOpenToStores } from '../../../shared/rules/new-store.ts';
import { addressingOf, canonicalUrl } from '../../http/store-address.ts';
import { counted, countTries, whyTooMany } from '../../modules/accounts/index.ts';
import {
  newProfile,
  opening,
  unfinished,
  type Claim,
  type OwnStoreRow,
} from '../../modules/store/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';

const TAKEN: Failure = { code: 'slug_taken', field: 'slug' };

type Opened = Result<Change<OpenedStore, 'directory'>, Failure>;

/**
 * Opens a store for the caller, in the network and the cell of the store that is asked. Two databases
 * are written: first the address is held in the directory, then the store's row is put into its cell,
 * and last the directory's row makes it live. Until then no page and no list shows it, and a work that died is
 * taken up where it stopped by the same account's next try; without one, the cron sweeps it.
 */
export async function openStore(
  scope: RequestScope,
  { slug, name }: { readonly slug: string; readonly name: string },
): Promise<Opened> {
  const { directory, cell, ports, tenant, env } = scope;
  const { accountId } = await signedIn(scope);
  const now = ports.clock.now();
  const tries = [await counted(env, 'openStoreByAccount', accountId)];
  const [counts, own] = await Promise.all([
    directory.read(countTries(tries, now)),
    directory.first(opening.findOwned(accountId)),
  ]);
  if (own) return answerOwn(scope, own, slug);
  const tooMany = whyTooMany(tries, counts, now);
  if (tooMany) return fail(tooMany);
  if (!isOpenToStores(slug)) return fail(TAKEN);

  const wanted: Claim = {
    slug,
    store_id: newId('store'),
    account_id: accountId,
    cell: tenant.cell,
    root_id: tenant.rootId ?? tenant.storeId,
    claimed_at: now,
  };
  const held = await directory.write(opening.claimSlug(wanted));
  const claimed = held.ok ? await directory.first(opening.findClaim(wanted)) : undefined;
  if (!claimed) return refusedOf(scope, accountId, slug);

  const claim: Claim = { ...wanted, store_id: claimed.store_id };
  const profile = JSON.stringify(newProfile());
  const put = await cell.write([
    opening.insertStore(claim, { name, profile, now }),
    unfinished.insertUnfinished(claim.store_id, now),
  ]);
  if (!put.ok) return fail(TAKEN);
  const row = {
    id: claim.store_id,
    slug,
    root_id: claim.root_id,
    canonical_domain: null,
    cell: claim.cell,
  };
  return ok({
    answer: openedOf(scope, row),
    statements: opening.goLive(claim),
    // Where this write is lost, the cron makes it.
    committed: () => cell.write([opening.showOpened([claim.store_id])]),
    refused: async () => {
      const refused = await refusedOf(scope, accountId, slug);
      return refused.ok ? { code: 'idempotency_in_progress' } : refused.error;
    },
  });
}

/** The answer to an account whose try was overtaken: by its own other try, or by another account. */
async function refusedOf(scope: RequestScope, accountId: string, slug: string): Promise<Opened> {
  const own = await scope.directory.first(opening.findOwned(accountId));
  return own ? answerOwn(scope, own, slug) : fail(TAKEN);
}

function answerOwn(scope: RequestScope, own: OwnStoreRow, slug: string): Opened {
  if (own.slug.toLowerCase() !== slug) return fail({ code: 'store_exists' });
  return ok({ answer: openedOf(scope, own), statements: [] });
}

/** An account's own store, and where its office is for a browser that is signed in on this host. */
export function openedOf(scope: RequestScope, store: OwnStoreRow): OpenedStore {
  const { tenant } = scope;
  const url = canonicalUrl(store, addressingOf(scope));
  // A root serves the stores of its network by their path, under one session.
  const isServedHere =
    tenant.rootId === null && store.root_id === tenant.storeId && store.canonical_domain === null;
  const isHere = store.id === tenant.storeId;
  return {
    id: store.id,
    slug: store.slug,
    url,
    office: isHere
      ? tenant.origin + tenant.base
      : isServedHere
        ? `${tenant.origin}/tienda/${store.slug}`
        : url,
  };
}
