import type { CartView } from '../../../shared/contracts/cart.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { CartLineInput } from '../../../shared/contracts/fields.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { testCodesOf } from '../../../shared/rules/test-keys.ts';
import type { Refusal } from '../../db/database.ts';
import { assertThat } from '../../db/sql.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { buyerOf, sellerOf, type Buyer } from './buyer.ts';
import { toQuote } from './mapper.ts';
import { mergeLines } from './rules.ts';
import * as statements from './statements.ts';

/** Units of a variant; the item may be left out, since a variant has one item only. */
export interface LineChange {
  readonly item?: string;
  readonly sku: string;
  readonly amount: number;
}

/** Names the cart that a call means. */
export interface CartRef {
  /** Null when there is none yet: an account's cart is made with its first line. */
  readonly cart: statements.CartName | null;
  /** The visitor's own checkout, whose held units count as free. */
  readonly own?: string | undefined;
}

/** A cart as it was read, to be changed. */
interface ReadLines {
  readonly seller: statements.SellerRow;
  readonly cart: statements.CartRow | null;
  /** The account that the cart belongs to; null for an opaque cart. */
  readonly account: string | null;
  readonly rows: readonly statements.LineRow[];
  /** The variants that the call names, whether the cart holds them or not. */
  readonly wanted: readonly statements.LineRow[];
  /** Who may pay the 'buy by' price of some. */
  readonly buyer: Buyer | undefined;
}

/** A change of a cart, and the version that it makes. */
export interface CartChange extends Change<CartView> {
  readonly version: number;
}

/** Reads a cart with the variants that are to go into it, in one round trip. */
export async function readLines(
  scope: RequestScope,
  { cart, own }: CartRef,
  lines: readonly LineChange[],
): Promise<Result<ReadLines, Failure>> {
  const { storeId } = scope.tenant;
  const reader = { now: scope.ports.clock.now(), locale: scope.locale };
  const asked = mergeLines(lines.map((line) => ({ item: '', ...line })));
  const reselling = scope.visitor.hasSession ? await sellerOf(scope) : undefined;
  const [seller, rows, buyer] = await Promise.all([
    scope.cell.first(
      cart === null ? statements.findSeller(storeId) : statements.findSellerAndCart(storeId, cart),
    ),
    scope.cell.read(
      statements.listLines(
        storeId,
        cart === null ? asked : { cart, more: asked },
        reader,
        own,
        reselling,
      ),
    ),
    buyerOf(scope, reselling),
  ]);
  if (!seller) return fail({ code: 'store_not_found' });
  if (seller.is_proxy === 1) return fail({ code: 'store_read_only' });
  const found = cartOf(seller);
  if (typeof cart === 'string' && !found) return fail({ code: 'cart_not_found' });
  return ok({
    seller,
    cart: found,
    account: cart !== null && typeof cart !== 'string' ? cart.account : null,
    rows: cart === null ? [] : rows.filter((row) => row.is_more === 0),
    wanted: cart === null ? rows : rows.filter((row) => row.is_more === 1),
    buyer,
  });
}

/** The cart of a row that was read with its store, where there is one. */
export function cartOf(
  row: statements.SellerRow | statements.SellerAndCartRow,
): statements.CartRow | null {
  return 'cart_id' in row && row.cart_id !== null && row.version !== null
    ? { id: row.cart_id, version: row.version }
    : null;
}

/**
 * Makes the change that keeps the lines: as they were asked for, or only the units that can be
 * bought.
 */
export function toChange(
  scope: RequestScope,
  before: ReadLines,
  rows: readonly statements.LineRow[],
  keep: 'asked' | 'buyable' = 'asked',
): CartChange {
  const { storeId } = scope.tenant;
  const now = scope.ports.clock.now();
  const id = before.cart?.id ?? newId('cart');
  const { account } = before;
  // An account's cart needs no name.
  const cart = account === null ? id : null;
  const { view } = toQuote(before.seller, rows, {
    storeId,
    cart,
    now,
    locale: scope.locale,
    payable: scope.ports.payments.own,
    testPayable: (codes) => testCodesOf(scope.ports.payments, codes),
    buyer: before.buyer,
  });
  const lines = keep === 'buyable' ? view.lines : rows.map(toLine);
  return {
    answer: view,
    version: (before.cart?.version ?? 0) + 1,
    statements: before.cart
      ? [
          assertThat(statements.cartUnchanged(storeId, before.cart)),
          statements.updateCart(storeId, id, lines, now),
        ]
      : [statements.insertCart(storeId, id, lines, now, account)],
    ...(account === null ? {} : { refused: explain }),
  };
}

/**
 * An account's cart is changed on several devices: the later change is refused, with the reason.
 */
function explain(refusal: Refusal): Promise<Failure> {
  const isRepeat = refusal.kind === 'unique' && refusal.table === 'idempotency';
  return Promise.resolve({ code: isRepeat ? 'idempotency_in_progress' : 'cart_changed' });
}

function toLine(row: statements.LineRow): CartLineInput {
  return { item: row.item_id ?? row.asked_item, sku: row.sku_id, amount: row.asked };
}
