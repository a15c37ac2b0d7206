import type { CartView } from '../../../shared/contracts/cart.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { CartLineInput } from '../../../shared/contracts/fields.ts';
import type { OwnCartView } from '../../../shared/contracts/own-cart.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { assertThat } from '../../db/sql.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { takeOverLines } from './change-lines.ts';
import { readQuote } from './quote.ts';
import {
  readLines,
  toChange,
  type CartChange,
  type CartRef,
  type LineChange,
} from './read-lines.ts';
import * as statements from './statements.ts';

/** An account's cart in the store. */
export interface OwnCartRef extends CartRef {
  readonly cart: { readonly account: string };
}

type Changed = Promise<Result<Change<OwnCartView>, Failure>>;

/** An account's cart as it can be bought now; one that never held anything is empty. */
export async function readOwnCart(
  scope: RequestScope,
  { cart, own }: OwnCartRef,
): Promise<Result<OwnCartView, Failure>> {
  const quote = await readQuote(scope, { cart }, own);
  return quote.ok ? ok({ ...quote.value.view, version: quote.value.version }) : quote;
}

/**
 * Replaces all lines, if the cart still has the version that these lines were made from. So the
 * lines that another device added meanwhile are not overwritten.
 */
export async function replaceOwnLines(
  scope: RequestScope,
  of: OwnCartRef,
  lines: readonly LineChange[],
  version: number,
): Changed {
  const read = await readLines(scope, of, lines);
  if (!read.ok) return read;
  if ((read.value.cart?.version ?? 0) !== version) return fail({ code: 'cart_changed' });
  return ok(versioned(toChange(scope, read.value, read.value.wanted)));
}

/** Takes over the lines that a visitor chose before signing in. */
export async function takeOverOwnLines(
  scope: RequestScope,
  of: OwnCartRef,
  lines: readonly LineChange[],
): Changed {
  const taken = await takeOverLines(scope, of, lines);
  return taken.ok ? ok(versioned(taken.value)) : taken;
}

/**
 * Takes a visitor's server cart over into an account's. It happens once, since that cart is deleted
 * with it.
 */
export async function joinCart(scope: RequestScope, of: OwnCartRef, cart: string): Changed {
  const { storeId } = scope.tenant;
  const found = await scope.cell.first(statements.findCart(storeId, cart));
  if (!found) return fail({ code: 'cart_not_found' });
  const taken = await takeOverOwnLines(scope, of, JSON.parse(found.lines) as CartLineInput[]);
  if (!taken.ok) return taken;
  const gone = [
    assertThat(statements.cartUnchanged(storeId, found)),
    statements.deleteCart(storeId, cart),
  ];
  return ok({ ...taken.value, statements: [...gone, ...taken.value.statements] });
}

/**
 * Makes an opaque cart with the lines of an account's cart: a checkout names its cart, and an
 * account's cart has no name.
 */
export async function copyOwnCart(
  scope: RequestScope,
  { cart }: OwnCartRef,
): Promise<Result<Change<Pick<CartView, 'cart'>>, Failure>> {
  const { storeId } = scope.tenant;
  const found = await scope.cell.first(statements.findCart(storeId, cart));
  if (!found) return fail({ code: 'cart_empty' });
  const copy = newId('cart');
  const lines = JSON.parse(found.lines) as CartLineInput[];
  return ok({
    answer: { cart: copy },
    statements: [statements.insertCart(storeId, copy, lines, scope.ports.clock.now())],
  });
}

function versioned({ version, ...change }: CartChange): Change<OwnCartView> {
  return { ...change, answer: { ...change.answer, version } };
}
