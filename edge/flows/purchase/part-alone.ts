import type { CheckoutPart } from '../../../shared/contracts/checkout.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';
import { readQuote } from '../../modules/carts/index.ts';
import {
  isHeld,
  isOpenAsRead,
  partsOf,
  splitOff,
  unitsOf,
  updateParts,
  type CheckoutRow,
} from '../../modules/checkouts/index.ts';
import { payments, type PaymentRow } from '../../modules/payments/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { dropAwaiting } from './drop-awaiting.ts';

/** A checkout to be placed, and the statements that make it before. */
interface Alone {
  readonly row: CheckoutRow;
  readonly payment: PaymentRow | undefined;
  readonly statements: readonly Statement[];
}

/** A checkout as it was read, with its payment. */
type Read = Omit<Alone, 'statements'>;

/**
 * Takes one supplier's part out of a checkout: it becomes a checkout of its own with its units' holds, paid
 * by what the supplier itself takes. Orders of the whole that await payment are deleted, since they have the
 * old total. Undo: the end of the hold, which is that of the whole.
 * @param supplier undefined, or the only supplier, for the checkout as it is
 */
export async function partAlone(
  scope: RequestScope,
  { row, payment }: Read,
  supplier: string | undefined,
): Promise<Result<Alone, Failure>> {
  const parts = partsOf(row);
  const part = parts.find((one) => one.supplier === supplier);
  if (supplier === undefined || (part && parts.length === 1)) {
    return ok({ row, payment, statements: [] });
  }
  const others = parts.filter((one) => one !== part);
  const [last, ...more] = others;
  if (!part || !last) return fail({ code: 'supplier_not_found', field: 'supplier_id' });
  const [own, rest] = await Promise.all([
    inOwnName(scope, row, part),
    more.length === 0 ? inOwnName(scope, row, last) : undefined,
  ]);
  if (!own) return fail({ code: 'supplier_not_found', field: 'supplier_id' });
  const now = scope.ports.clock.now();
  const made: CheckoutRow = {
    ...row,
    id: newId('checkout'),
    parts: JSON.stringify([own]),
    held_variants: isHeld(row, parts) ? own.products.length : 0,
  };
  return ok({
    row: made,
    payment: undefined,
    statements: [
      assertThat(isOpenAsRead(row, now), payments.isAsRead(row.id, payment)),
      ...dropAwaiting(row.id, payment),
      ...splitOff(row.id, made, unitsOf(made)),
      updateParts(row.id, rest ? [rest] : others),
    ],
  });
}

/**
 * A part as its supplier alone sells it: with the ways to pay that its own accounts take.
 * @returns undefined where the supplier takes none
 */
async function inOwnName(
  scope: RequestScope,
  row: CheckoutRow,
  part: CheckoutPart,
): Promise<CheckoutPart | undefined> {
  const lines = part.products.map(({ id, sku, amount }) => ({ item: id, sku, amount }));
  const quote = await readQuote(scope, lines, row.id);
  const found = quote.ok
    ? quote.value.view.orders.find(({ supplier }) => supplier === part.supplier)
    : undefined;
  if (!found) return undefined;
  const { supplier_info } = found;
  return { ...part, aggregated: false, alone: true, supplier_info };
}
