import { ONLINE_WINDOW_MS } from '../../../shared/kernel/constants/timers.ts';
import { isStoreParty } from '../../../shared/rules/talk.ts';
import { openCell } from '../../db/cells.ts';
import { addressingOf, canonicalUrl } from '../../http/store-address.ts';
import {
  findAccountParty,
  findStoreName,
  findStoreParty,
  type Party,
  type PartyFacts,
  type Place,
  type PlacedParty,
} from '../../modules/talk/index.ts';
import { currentStore } from '../../modules/store/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';

type Scope = Pick<RequestScope, 'directory' | 'env'>;

/** A party with its public facts; undefined where nobody answers: a closed account, a store without staff. */
export async function readParty(
  { directory, env }: Scope,
  id: string,
): Promise<(PartyFacts & { name: string }) | undefined> {
  const facts = await directory.first(isStoreParty(id) ? findStoreParty(id) : findAccountParty(id));
  if (!facts) return undefined;
  const name = facts.name ?? (await storeName(env, facts));
  return name === undefined ? undefined : { ...facts, name };
}

/** Whether somebody answers for a party. */
export async function hasAnswer({ directory }: Scope, id: string): Promise<boolean> {
  const facts = await directory.first(isStoreParty(id) ? findStoreParty(id) : findAccountParty(id));
  return facts !== undefined;
}

async function storeName(env: Scope['env'], { id, cell }: PartyFacts): Promise<string | undefined> {
  return (await openCell(env, cell ?? '')?.first(findStoreName(id)))?.name;
}

/** The store on whose pages a caller writes. */
async function placeOf(scope: RequestScope): Promise<Place> {
  const { tenant } = scope;
  const store = await currentStore(scope);
  return {
    id: tenant.storeId,
    name: store?.name ?? tenant.slug,
    address: tenant.origin + tenant.base,
  };
}

/** Another party where a conversation begins: a store reads on its own pages, an account where it is written to. */
export async function placedPeer(
  scope: RequestScope,
  { id, name, slug, canonical_domain }: PartyFacts & { readonly name: string },
): Promise<PlacedParty> {
  if (slug === null) return { id, name, place: await placeOf(scope) };
  const address = canonicalUrl({ slug, canonical_domain }, addressingOf(scope));
  return { id, name, place: { id, name, address } };
}

/** The name under which a mailbox writes, and that of the account that does. */
export async function writerOf(
  scope: RequestScope,
  mailbox: string,
): Promise<{ readonly from: PlacedParty; readonly author: Party }> {
  const [{ accountId, fullName }, place] = await Promise.all([signedIn(scope), placeOf(scope)]);
  const author = { id: accountId, name: fullName };
  const { id, name } = mailbox === accountId ? author : place;
  return { from: { id, name, place }, author };
}

/** Whether a heartbeat is recent; none is told where the platform polls none. */
export function presenceOf(
  { HEARTBEAT }: Pick<RequestScope['env'], 'HEARTBEAT'>,
  at: number | null,
  now: number,
): { readonly heartbeat: string | null; readonly is_online: boolean } {
  if (HEARTBEAT === 'off' || at === null) return { heartbeat: null, is_online: false };
  return { heartbeat: new Date(at).toISOString(), is_online: now - at <= ONLINE_WINDOW_MS };
}
