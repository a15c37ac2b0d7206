import type { CheckoutView, DeliveryType } from '../../../shared/contracts/checkout.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { partsOf, withDelivery, type CheckoutRow } from '../../modules/checkouts/index.ts';
import { changeParts, readOpenCheckout } from './change-parts.ts';

/** The delivery that the buyer chose for a part of a checkout. */
export interface ChooseDelivery {
  readonly cart: string;
  readonly checkout: string;
  /** A courier's rate is chosen by its id, see `chooseRate`; named here, it stays. */
  readonly type: DeliveryType;
  /** Without it, the choice is for every part that offers the type. */
  readonly supplier?: string | undefined;
}

/**
 * Chooses how a supplier's part gets to the buyer. Orders that already await payment are deleted,
 * since they have the old total. Undo: choose again.
 */
export async function chooseDelivery(
  scope: RequestScope,
  choice: ChooseDelivery,
): Promise<Result<Change<CheckoutView>, Failure>> {
  const open = await readOpenCheckout(scope, choice);
  if (!open.ok) return open;
  const { row } = open.value;
  const choices = choicesOf(row, choice);
  const parts = choices && withDelivery(partsOf(row), choices);
  if (!parts) return fail({ code: 'delivery_not_available', field: 'supplier' });
  return ok(changeParts(scope, open.value, parts));
}

/** The choice for each supplier that it is for; undefined when none of them delivers so. */
function choicesOf(
  row: CheckoutRow,
  { type, supplier }: ChooseDelivery,
): Record<string, DeliveryType> | undefined {
  const meant = partsOf(row).filter(
    (part) =>
      (supplier === undefined || part.supplier === supplier) &&
      part.delivery_options.some((option) => option.type === type),
  );
  if (meant.length === 0) return undefined;
  return Object.fromEntries(meant.map((part) => [part.supplier, type]));
}
