import { TOUR_HASH } from '../../../shared/kernel/constants/tour.ts';
import { ownPath } from '../../../shared/rules/own-path.ts';
import { addressingOf, canonicalUrl } from '../../http/store-address.ts';
import {
  bindPass,
  confirmPass,
  findBack,
  findHeld,
  findTarget,
  insertPass,
  PASS_KEPT_MS,
  PASS_LIFE_MS,
  usePass,
} from '../../modules/accounts/index.ts';
import { opening } from '../../modules/store/index.ts';
import {
  keyedHash,
  newToken,
  sameHash,
  startSession,
  tokenHash,
  type Started,
} from '../../session/index.ts';
import type { Identity, RequestScope } from '../../unit-of-work/scope.ts';

/**
 * The way of an owner from the host on which they are signed in to their store's own host, where they
 * are not (decision 0040): `offerPass` for the form of a page, then one function for each request of the
 * way, in this order. Each gives undefined where it refuses; the statements of each abort the second time.
 */

/** A pass as a page offers it: random text, the end of the offer, and a proof that the edge made it for a session. */
const PASS = /^([\w-]{43}\.([a-z\d]{1,12}))\.([\w-]{43})$/;

/** The pass for a page of this session, where the account's store is at another host. */
export async function offerPass(scope: RequestScope, identity: Identity): Promise<string | null> {
  const { directory, env, ports } = scope;
  const own = await directory.first(opening.findOwned(identity.accountId));
  if (!own || canonicalUrl(own, addressingOf(scope)) === scope.tenant.origin) return null;
  const text = `${newToken()}.${(ports.clock.now() + PASS_KEPT_MS).toString(36)}`;
  return `${text}.${await signature(env, identity, text)}`;
}

/** Makes the pass that an owner's press asks for. @returns the store's origin, which the press leads on to */
export async function makePass(
  scope: RequestScope,
  identity: Identity,
  { pass = '', next }: { readonly pass?: string | undefined; readonly next?: string | undefined },
): Promise<string | undefined> {
  const { directory, env, ports, tenant } = scope;
  const now = ports.clock.now();
  const [, text = '', end = '', proof = ''] = PASS.exec(pass) ?? [];
  if (!sameHash(proof, await signature(env, identity, text))) return undefined;
  if (Number.parseInt(end, 36) <= now) return undefined;
  const own = await directory.first(opening.findOwned(identity.accountId));
  if (!own) return undefined;
  const target = canonicalUrl(own, addressingOf(scope));
  const made = await directory.write(
    insertPass({
      id: await tokenHash(pass),
      account_id: identity.accountId,
      session_id: identity.sessionId,
      store_id: own.id,
      target,
      back: tenant.origin + tenant.base,
      next: placeIn(next),
      created_at: now,
      expires_at: now + PASS_LIFE_MS,
    }),
  );
  return made.ok ? target : undefined;
}

/** A pass that a browser has brought: its own secret, and the address at which it says that it is the same one. */
export interface Brought {
  readonly secret: string;
  readonly back: string;
  readonly browser: string;
}

/** Takes the pass at the store's host, and binds it to the browser that brought it. */
export async function takePass(
  { directory, ports, tenant }: RequestScope,
  pass: string,
): Promise<Brought | undefined> {
  if (!PASS.test(pass)) return undefined;
  const secret = newToken();
  const [id, browser] = await Promise.all([tokenHash(pass), tokenHash(secret)]);
  const at = { store_id: tenant.storeId, target: tenant.origin };
  const bound = await directory.write(bindPass({ id, browser, ...at }, ports.clock.now()));
  const row = bound.ok ? await directory.first(findBack(id)) : undefined;
  return row && { secret, browser, back: row.back };
}

/** Says at the host of the session that its browser is the one that brought the pass. @returns the store's origin */
export async function sayOwn(
  { directory, ports }: RequestScope,
  identity: Identity,
  browser: string,
): Promise<string | undefined> {
  const said = await directory.write(confirmPass(browser, identity, ports.clock.now()));
  if (!said.ok) return undefined;
  return (await directory.first(findTarget(browser, identity)))?.target;
}

/** Begins the owner's session at the store's host. It is no newer proof of identity than the one it comes from. */
export async function enterByPass(
  scope: RequestScope,
  secret: string,
): Promise<{ readonly next: string; readonly keep: Started['keep'] } | undefined> {
  const { directory, ports, tenant } = scope;
  const at = { store_id: tenant.storeId, target: tenant.origin };
  const held = await directory.first(findHeld(await tokenHash(secret), at));
  if (!held) return undefined;
  const { account_id: accountId, epoch, method, proved_at: provedAt, next } = held;
  const session = await startSession(scope, { accountId, epoch }, method, { provedAt });
  const used = await directory.write([
    ...usePass(held.id, ports.clock.now()),
    ...session.statements,
  ]);
  if (!used.ok) return undefined;
  return { next: next === '/' ? `/${TOUR_HASH}` : next, keep: session.keep };
}

/** A path of the store, and the field or the dialog that its `#name` leads to. */
function placeIn(next = '/'): string {
  const [path, name = ''] = next.split('#');
  return ownPath(path, '/') + (/^[\w-]{1,40}$/.test(name) ? `#${name}` : '');
}

function signature(
  env: RequestScope['env'],
  { accountId, sessionId }: Pick<Identity, 'accountId' | 'sessionId'>,
  text: string,
): Promise<string> {
  return keyedHash(env, `store pass\n${accountId}\n${sessionId}\n${text}`);
}
