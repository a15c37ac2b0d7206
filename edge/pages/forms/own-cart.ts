import type { Context, Next } from 'hono';
import { commit } from '../../work/change.ts';
import type { EdgeEnv } from '../../http/context.ts';
import { joinCart } from '../../modules/carts/index.ts';
import { signedInNow } from '../../session/index.ts';
import { cookieCartOf, forgetCart, ownCheckoutOf } from './form.ts';

/**
 * Takes the cart that forms have filled over into the account's as soon as somebody signs in, in
 * whichever way they do. Whatever becomes of it, they are signed in.
 */
export async function joinAtSignIn(context: Context<EdgeEnv>, next: Next): Promise<void> {
  await next();
  const account = signedInNow(context.get('scope'));
  if (account !== undefined) await join(context, () => Promise.resolve(account));
}

/**
 * The same before the cart is used by who was signed in elsewhere: sessions are a host's, and a cart
 * is the store's of one of its paths.
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
  const cart = cookieCartOf(context);
  if (cart === null) return;
  try {
    const account = await whose();
    if (account === undefined) return;
    const scope = context.get('scope');
    const of = { cart: { account }, own: ownCheckoutOf(context) };
    const joined = await commit(scope, undefined, 200, () => joinCart(scope, of, cart));
    // What could not be joined stays where it is, for the next time.
    if (joined.ok || joined.error.code === 'cart_not_found') forgetCart(context, cart);
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    console.error(JSON.stringify({ level: 'error', where: 'join-cart', error: message }));
  }
}
