import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Fields } from '../../../host-pages/kit/form.ts';
import type { ErrorCode, Failure } from '../../../shared/contracts/errors.ts';
import { parseId } from '../../../shared/kernel/ids.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import { containsCardNumber } from '../../../shared/rules/card-number.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import { commit, type Change, type Where } from '../../unit-of-work/change.ts';
import type { EdgeEnv } from '../../http/context.ts';
import { readForm } from '../../http/form.ts';
import { readKey, type IdempotentCall } from '../../unit-of-work/idempotency.ts';
import type { CartRef } from '../../modules/carts/index.ts';
import { ownCheckout, PURCHASE_COOKIE } from '../../http/purchase-cookies.ts';

const CART_DAYS = 30;
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Reads a posted form. A body that is no form has no fields, and is refused for the missing ones.
 */
export async function readFields(context: Context<EdgeEnv>): Promise<Fields> {
  const form = await readForm(context);
  return form.ok ? form.value : {};
}

/**
 * The fields without those that hold a card number: they may be shown again, and are never kept.
 */
export function withoutCards(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !containsCardNumber({ [name]: value })),
  );
}

/**
 * Commits a form's change, once for each of its keys; a form of a cached page has none. A repeat
 * gets the first answer.
 * @param name of the form, so that one key serves several
 * @param where the database that the change is written in
 */
export async function commitForm<Answer, On extends DatabaseKind = 'cell'>(
  context: Context<EdgeEnv>,
  name: string,
  fields: Fields,
  work: () => Promise<Result<Change<Answer, On>, Failure>>,
  ...where: Where<On>
): Promise<Result<Answer, Failure>> {
  const key = await keyOfForm(context, `form.${name}`, fields);
  if (!key.ok) return key;
  const done = await commit(context.get('scope'), key.value, 303, work, ...where);
  if (!done.ok) return done;
  const { value } = done;
  return ok(value.kind === 'new' ? value.answer : (JSON.parse(value.remembered.answer) as Answer));
}

/**
 * The form's idempotency key, bound to its sender; a form of a cached page has none.
 * @param name of the form, so that one key serves several
 */
export async function keyOfForm(
  context: Context<EdgeEnv>,
  name: string,
  fields: Fields,
): Promise<Result<IdempotentCall | undefined, Failure>> {
  const sorted = Object.keys(fields)
    .toSorted()
    .map((field) => [field, fields[field]]);
  const caller = (await context.get('scope').visitor.identity())?.accountId ?? '';
  const request = JSON.stringify([caller, context.req.path, sorted]);
  return readKey(fields['idempotency_key'], name, request);
}

/** Leads to a page of the store. */
export function leadTo(context: Context<EdgeEnv>, path: string): Response {
  context.header('cache-control', 'no-store');
  return context.redirect(context.get('scope').tenant.base + path, 303);
}

/** Leads to the cart's page, which says why the form was refused. */
export function leadToCart(context: Context<EdgeEnv>, notice?: ErrorCode): Response {
  return leadTo(context, `/shopping-cart${notice ? `?notice=${notice}` : ''}`);
}

/**
 * The cart that forms work on: that of the visitor's account, else the one that the browser's
 * cookie names.
 */
export async function cartRefOf(context: Context<EdgeEnv>): Promise<CartRef> {
  const identity = await context.get('scope').visitor.identity();
  const cart = identity ? { account: identity.accountId } : cookieCartOf(context);
  return { cart, own: ownCheckoutOf(context) };
}

/** The visitor's server cart, if the browser's cookie names one. */
export function cookieCartOf(context: Context<EdgeEnv>): string | null {
  return parseId('cart', getCookie(context, PURCHASE_COOKIE.cart) ?? '') ?? null;
}

/** The checkout that the browser began last. */
export function ownCheckoutOf(context: Context<EdgeEnv>): string | undefined {
  return ownCheckout(getCookie(context));
}

/** Sets the cookie of the server cart, for this store only. */
export function keepCart(context: Context<EdgeEnv>, cart: string): void {
  setCookie(context, PURCHASE_COOKIE.cart, cart, {
    ...cookieOptions(context),
    maxAge: CART_DAYS * DAY_SECONDS,
  });
}

/** Sets the cookie of the checkout, for as long as the checkout stays open. */
export function keepCheckout(context: Context<EdgeEnv>, checkout: string): void {
  setCookie(context, PURCHASE_COOKIE.checkout, checkout, cookieOptions(context));
}

/** Removes the cookie of a cart that became an order, or that an account took over. */
export function forgetCart(context: Context<EdgeEnv>, cart: string): void {
  if (cookieCartOf(context) === cart)
    deleteCookie(context, PURCHASE_COOKIE.cart, cookieOptions(context));
}

function cookieOptions(context: Context<EdgeEnv>) {
  const { origin, base } = context.get('scope').tenant;
  return {
    path: base || '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: origin.startsWith('https:'),
  } as const;
}
