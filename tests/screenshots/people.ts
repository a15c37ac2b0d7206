/** Demo accounts for the situations that need one: they sign in, buy, invite and find partners. */
import { inviteKeyTo, linkKeyTo, signInAs } from '../contract/gateway/person.ts';
import { cartOf, newKey, someLine } from '../contract/gateway/purchase.ts';
import { orderBody } from '../support/buyer.ts';
import { shopAt, type Shop } from '../support/visit.ts';
import type { Stage } from './state.ts';

type Origin = Stage['origin'];

/** Data made once for a product; it serves every situation, language and width. */
const made = new Map<string, Promise<unknown>>();

function once<T>(name: string, make: () => Promise<T>): Promise<T> {
  const known = made.get(name) ?? make();
  made.set(name, known);
  return known as Promise<T>;
}

function shopOf(origin: Origin, store: string): Shop {
  const { hostname, port } = new URL(origin(store));
  return shopAt(Number(port), hostname);
}

/** Changing an account's password, passkeys or app needs a sign-in of the last ten minutes. */
const SESSION_MS = 5 * 60_000;

function sessionOf(origin: Origin, username: string, store: string) {
  const name = `${origin(store)} ${username} ${Math.floor(Date.now() / SESSION_MS)}`;
  return once(name, () => signInAs(shopOf(origin, store), username));
}

/** Signs a demo account in at a store, in the browser that shows the page. */
export async function signIn(
  { page, origin }: Stage,
  username: string,
  store = 'moda',
): Promise<void> {
  const { cookie = '' } = await sessionOf(origin, username, store);
  const value = cookie.replace(/^session=/, '');
  await page.context().addCookies([{ name: 'session', value, url: origin(store) }]);
}

/** Opens a page of a store as a demo account. */
export async function openAs(
  stage: Stage,
  username: string,
  path: string,
  store = 'moda',
): Promise<void> {
  await signIn(stage, username, store);
  await stage.page.goto(stage.origin(store) + path);
}

/** Makes a demo customer buy in moda: twice in cash, and once by card, whose payment waits. */
export function purchases(origin: Origin, username: string, email: string): Promise<void> {
  return once(`${origin()} purchases`, async () => {
    const shop = shopOf(origin, 'moda');
    const headers = await sessionOf(origin, username, 'moda');
    const line = await someLine(shop);
    for (const payment of ['cash', 'cash', 'str_card']) {
      const { cart } = await cartOf(shop, [line]);
      const path = `/api/shopping-carts/${cart}/checkout`;
      const { id } = (await shop.send('POST', path, {}, newKey())).json() as { id: string };
      await shop.send('PUT', `${path}/${id}/fixed_delivery`, {}, newKey());
      const order = orderBody(cart, id);
      const contact = { ...order.contact, email };
      const body = { ...order, contact, payment_type: payment };
      await did(shop, 'POST', '/orders', body, headers);
    }
  });
}

/** Makes a store's owner add all stores of its network as partners. */
export function partners(origin: Origin, username: string, store: string): Promise<void> {
  return once(`${origin(store)} partners`, async () => {
    const shop = shopOf(origin, store);
    const headers = await sessionOf(origin, username, store);
    const { results } = (await shop.get('/api/collaborators/profiles', headers)).json() as {
      results: { slug: string; is_collaborator: boolean }[];
    };
    for (const { slug, is_collaborator: isPartner } of results) {
      if (!isPartner) await did(shop, 'POST', '/collaborators/', { slug }, headers);
    }
  });
}

/** The link of an invitation to work in moda that was not accepted yet. */
export function invitation(origin: Origin, email: string, role: string): Promise<string> {
  return once(`${origin()} invitation ${email}`, async () => {
    const shop = shopOf(origin, 'moda');
    const headers = await sessionOf(origin, 'lirio', 'moda');
    await did(shop, 'POST', '/staff/invites', { email, role }, headers);
    return `/invitacion/${await inviteKeyTo(shop, email)}`;
  });
}

/** The link of a mail that activates a registration, or lets a demo account choose a password. */
export function mailedLink(origin: Origin, of: 'registration' | { reset: string }) {
  return once(`${origin()} link ${JSON.stringify(of)}`, async () => {
    const shop = shopOf(origin, 'moda');
    const email = of === 'registration' ? `alta-${Date.now()}@example.com` : of.reset;
    const registration = { type: 'email', full_name: 'Rosa Ruiz', email, terms: true };
    await (of === 'registration'
      ? did(shop, 'POST', '/auth/authorize', { ...registration, password: 'una frase larga' })
      : did(shop, 'POST', '/auth/password/reset', { username: email }));
    return `/activate/${await linkKeyTo(shop, email)}`;
  });
}

async function did(
  shop: Shop,
  method: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { status, text } = await shop.send(method, `/api${path}`, body, {
    ...headers,
    ...newKey(),
  });
  if (status >= 300) throw new Error(`${method} ${path} ${status}: ${text.slice(0, 300)}`);
}
