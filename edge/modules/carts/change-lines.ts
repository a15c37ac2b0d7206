import type { Failure } from '../../../shared/contracts/errors.ts';
import { MAX_CART_LINES } from '../../../shared/kernel/constants/limits.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { checkQuantity } from '../../../shared/rules/quantity.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import {
  readLines,
  toChange,
  type CartChange,
  type CartRef,
  type LineChange,
} from './read-lines.ts';
import { judgeLine } from './rules.ts';
import type * as statements from './statements.ts';

type Changed = Promise<Result<CartChange, Failure>>;

/** Adds units of a variant to those already in the cart; makes the cart if there is none. */
export function addToCart(scope: RequestScope, of: CartRef, added: LineChange): Changed {
  return changeLine(scope, of, added.sku, (before) => before + added.amount, true);
}

/** Sets the units of a line that is in the cart. */
export function setCartAmount(scope: RequestScope, of: CartRef, change: LineChange): Changed {
  return changeLine(scope, of, change.sku, () => change.amount, false);
}

/** Removes a line. A line that is not there counts as removed. */
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
 * Adds lines that were chosen on another device or as a guest: none is lost, and none is counted
 * twice. Makes the cart if there is none.
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

/** Reduces a cart to the units that can be bought now. */
export async function settleCart(scope: RequestScope, of: CartRef): Changed {
  const read = await readLines(scope, of, []);
  return read.ok ? ok(toChange(scope, read.value, read.value.rows, 'buyable')) : read;
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

/**
 * Why a line cannot hold the amount that was asked for, with the item, the units left and the most
 * that a line may hold.
 */
function refusal(
  code: NonNullable<ReturnType<typeof judgeLine>['problem']>,
  line: Pick<statements.LineRow, 'name' | 'asked' | 'available' | 'max_purchase_amount'>,
): Failure {
  const values: Record<string, string | number> = { name: line.name };
  if (code === 'insufficient_stock') values.left = Math.max(line.available ?? 0, 0);
  if (code === 'purchase_amount_exceeded') values.max = checkQuantity(line.asked, line).amount;
  return { code, field: 'amount', values };
}
