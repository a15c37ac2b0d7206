import type { CartView } from '../../../shared/contracts/cart.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { CartLineInput } from '../../../shared/contracts/fields.ts';
import { MAX_CART_LINES } from '../../../shared/kernel/constants/limits.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { checkQuantity } from '../../../shared/rules/quantity.ts';
import { assertThat } from '../../db/sql.ts';
import type { Change } from '../../http/change.ts';
import type { RequestScope } from '../../http/context.ts';
import { toQuote } from './mapper.ts';
import { judgeLine, mergeLines } from './rules.ts';
import * as store from './store.ts';

/** Units of a variant; the item may be left out, since a variant has one item only. */
export interface LineChange {
  readonly item?: string;
  readonly sku: string;
  readonly amount: number;
}

/** Whose cart is meant. */
export interface CartRef {
  /** Null when there is none yet; an account's is made when it first holds something. */
  readonly cart: store.CartName | null;
  /** The visitor's own checkout, whose held units count as free. */
  readonly own?: string | undefined;
}

type Changed = Promise<Result<Change<CartView>, Failure>>;

/** Puts units of a variant in, on top of those already there; makes the cart if there is none. */
export function addToCart(scope: RequestScope, of: CartRef, added: LineChange): Changed {
  return changeLine(scope, of, added.sku, (before) => before + added.amount, true);
}

/** Sets the units of a line that is in the cart. */
export function setCartAmount(scope: RequestScope, of: CartRef, change: LineChange): Changed {
  return changeLine(scope, of, change.sku, () => change.amount, false);
}

/** Takes a line out; one that is not there is as good as taken out. */
export async function removeFromCart(scope: RequestScope, of: CartRef, sku: string): Changed {
  const read = await readLines(scope, of, []);
  if (!read.ok) return read;
  const { rows } = read.value;
  return ok(
    toChange(
      scope,
      read.value,
      rows.filter((row) => row.sku_id !== sku),
    ),
  );
}

/**
 * Puts lines in that were chosen elsewhere: none is lost, and none is counted twice. Makes the cart if
 * there is none.
 */
export async function takeOverLines(
  scope: RequestScope,
  of: CartRef,
  lines: readonly LineChange[],
): Changed {
  const read = await readLines(scope, of, lines);
  if (!read.ok) return read;
  const rows = new Map(read.value.rows.map((row) => [row.sku_id, row]));
  for (const row of read.value.wanted) {
    rows.set(row.sku_id, { ...row, asked: Math.max(row.asked, rows.get(row.sku_id)?.asked ?? 0) });
  }
  if (rows.size > MAX_CART_LINES) return fail({ code: 'invalid_request', field: 'lines' });
  return ok(toChange(scope, read.value, [...rows.values()]));
}

/** Puts these lines in the place of all. Makes the cart if there is none. */
export async function replaceLines(
  scope: RequestScope,
  of: CartRef,
  lines: readonly LineChange[],
): Changed {
  const read = await readLines(scope, of, lines);
  return read.ok ? ok(toChange(scope, read.value, read.value.wanted)) : read;
}

/** Keeps of a cart only what can be bought of it now. */
export async function settleCart(scope: RequestScope, of: CartRef): Changed {
  const read = await readLines(scope, of, []);
  return read.ok ? ok(toChange(scope, read.value, read.value.rows, 'buyable')) : read;
}

interface ReadLines {
  readonly seller: store.SellerRow;
  readonly cart: store.CartRow | null;
  /** Whose cart it is, where it is an account's. */
  readonly account: string | null;
  readonly rows: readonly store.LineRow[];
  /** The variants that are meant, whether the cart holds them or not. */
  readonly wanted: readonly store.LineRow[];
}

async function readLines(
  scope: RequestScope,
  { cart, own }: CartRef,
  lines: readonly LineChange[],
): Promise<Result<ReadLines, Failure>> {
  const { storeId } = scope.tenant;
  const now = scope.ports.clock.now();
  const asked = mergeLines(lines.map((line) => ({ item: '', ...line })));
  const [seller, rows] = await Promise.all([
    scope.cell.first(
      cart === null ? store.findSeller(storeId) : store.findSellerAndCart(storeId, cart),
    ),
    scope.cell.read(
      store.listLines(storeId, cart === null ? asked : { cart, more: asked }, now, own),
    ),
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
  });
}

function cartOf(row: store.SellerRow | store.SellerAndCartRow): store.CartRow | null {
  return 'cart_id' in row && row.cart_id !== null && row.lines !== null
    ? { id: row.cart_id, lines: row.lines }
    : null;
}

async function changeLine(
  scope: RequestScope,
  of: CartRef,
  sku: string,
  amountAfter: (before: number) => number,
  mayAdd: boolean,
): Changed {
  const read = await readLines(scope, of, [{ sku, amount: 1 }]);
  if (!read.ok) return read;
  const { rows, wanted, seller } = read.value;
  const index = rows.findIndex((row) => row.sku_id === sku);
  const [found] = wanted;
  if (found?.listed == null || (index < 0 && !mayAdd)) return fail({ code: 'item_not_found' });
  const line = { ...found, asked: amountAfter(rows[index]?.asked ?? 0) };
  const { problem } = judgeLine(line, seller.currency, scope.ports.clock.now());
  if (problem) return fail(refusal(problem, line));
  const after = index < 0 ? [...rows, line] : rows.with(index, line);
  if (after.length > MAX_CART_LINES) return fail({ code: 'invalid_request', field: 'lines' });
  return ok(toChange(scope, read.value, after));
}

/** Why a line cannot hold what was asked for, with the words' item, what is left and the most. */
function refusal(
  code: NonNullable<ReturnType<typeof judgeLine>['problem']>,
  line: Pick<store.LineRow, 'name' | 'asked' | 'available' | 'max_purchase_amount'>,
): Failure {
  const values: Record<string, string | number> = { name: line.name };
  if (code === 'insufficient_stock') values.left = Math.max(line.available ?? 0, 0);
  if (code === 'purchase_amount_exceeded') values.max = checkQuantity(line.asked, line).amount;
  return { code, field: 'amount', values };
}

/** Keeps the lines, as asked for unless only what can be bought is to stay. */
function toChange(
  scope: RequestScope,
  before: ReadLines,
  rows: readonly store.LineRow[],
  keep: 'asked' | 'buyable' = 'asked',
): Change<CartView> {
  const { storeId } = scope.tenant;
  const now = scope.ports.clock.now();
  const id = before.cart?.id ?? newId('cart');
  const { account } = before;
  // An account's cart needs no name.
  const cart = account === null ? id : null;
  const { view } = toQuote(before.seller, rows, { storeId, cart, now, locale: scope.locale });
  const lines = keep === 'buyable' ? view.lines : rows.map(toLine);
  return {
    answer: view,
    statements: before.cart
      ? [
          assertThat(store.cartUnchanged(storeId, before.cart)),
          store.updateCart(storeId, id, lines, now),
        ]
      : [store.insertCart(storeId, id, lines, now, account)],
  };
}

function toLine(row: store.LineRow): CartLineInput {
  return { item: row.item_id ?? row.asked_item, sku: row.sku_id, amount: row.asked };
}
