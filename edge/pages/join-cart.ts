import type { Context, Next } from 'hono';
import type { EdgeEnv } from '../http/context.ts';
import { cookieCartOf, ownCheckoutOf } from '../http/purchase-cookies.ts';
import { joinCart } from '../modules/carts/index.ts';
import { signedInNow } from '../session/index.ts';
import { commit } from '../unit-of-work/change.ts';
import { pageCookies } from './page-cookies.ts';

/**
 * Joins the cart of forms into the account's at every kind of sign-in. A failure does not stop the
 * sign-in.
 */
export async function joinAtSignIn(context: Context<EdgeEnv>, next: Next): Promise<void> {
  await next();
  const account = signedInNow(context.get('scope'));
  if (account !== undefined) await join(context, () => Promise.resolve(account));
}

/**
 * The same for a visitor who signed in elsewhere, before the cart is used: sessions belong to a
 * host, and a cart to the store at one of its paths.
 */
export async function joinBeforeUse(context: Context<EdgeEnv>, next: Next): Promise<void> {
  const { visitor } = context.get('scope');
  if (visitor.hasSession) await join(context, async () => (await visitor.identity())?.accountId);
  await next();
}

async function join(
  context: Context<EdgeEnv>,
  whose: () => Promise<string | undefined>,
): Promise<void> {
  const scope = context.get('scope');
  const { raw: request } = context.req;
  const cart = cookieCartOf({ scope, request });
  if (cart === null) return;
  try {
    const account = await whose();
    if (account === undefined) return;
    const of = { cart: { account }, own: ownCheckoutOf({ scope, request }) };
    const joined = await commit(scope, undefined, 200, () => joinCart(scope, of, cart));
    // A cart that could not be joined stays, for the next time.
    if (joined.ok || joined.error.code === 'cart_not_found') pageCookies(context).forgetCart(cart);
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    console.error(JSON.stringify({ level: 'error', where: 'join-cart', error: message }));
  }
}
