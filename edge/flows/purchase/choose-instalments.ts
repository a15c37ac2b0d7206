import type { Failure } from '../../../shared/contracts/errors.ts';
import type { InstalmentChoice } from '../../../shared/contracts/instalments.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { monthly, termsFor } from '../../../shared/rules/instalments.ts';
import {
  findCheckout,
  partsOf,
  paymentTypesOf,
  totalsOf,
  type CheckoutRow,
} from '../../modules/checkouts/index.ts';
import { instalments, toOffer } from '../../modules/instalments/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { changeParts, readOpenCheckout } from './change-parts.ts';

interface Chosen {
  readonly cart: string;
  readonly checkout: string;
  readonly msi_payments: number;
}

/**
 * Chooses in how many monthly payments a checkout is paid. Orders that already await payment are deleted, as
 * with any other change. Undo: choose 1.
 */
export async function chooseInstalments(
  scope: RequestScope,
  chosen: Chosen,
): Promise<Result<Change<InstalmentChoice>, Failure>> {
  const { storeId } = scope.tenant;
  const { msi_payments: payments } = chosen;
  const [open, terms] = await Promise.all([
    readOpenCheckout(scope, chosen),
    scope.cell.first(instalments.findTerms(storeId)),
  ]);
  if (!open.ok) return open;
  const { row } = open.value;
  const choice = toChoice(row, toOffer(terms), payments);
  if (choice.msi_payments !== payments) {
    return fail({ code: 'instalments_not_available', field: 'msi_payments' });
  }
  const change = changeParts(scope, open.value, partsOf(row), [
    instalments.choose(storeId, row.id, payments),
  ]);
  return ok({ ...change, answer: choice });
}

/** What a checkout's page shows of monthly payments; null for a checkout that is not the store's. */
export async function readChoice(
  scope: RequestScope,
  checkout: string,
): Promise<(InstalmentChoice & { readonly cart: string }) | null> {
  const { storeId } = scope.tenant;
  const [row, terms, chosen] = await Promise.all([
    scope.cell.first(findCheckout(storeId, checkout)),
    scope.cell.first(instalments.findTerms(storeId)),
    scope.cell.first(instalments.findChosen(storeId, checkout)),
  ]);
  if (!row) return null;
  return { ...toChoice(row, toOffer(terms), chosen?.msi_payments ?? 1), cart: row.cart_id };
}

/** What may be chosen of months; a choice that the purchase does not allow is one payment. */
export function toChoice(
  row: CheckoutRow,
  offer: ReturnType<typeof toOffer>,
  payments: number,
): InstalmentChoice {
  const { currency } = row;
  const parts = partsOf(row);
  const { total } = totalsOf(parts);
  const terms = termsFor(offer, { total, currency, codes: paymentTypesOf(parts) });
  return {
    msi_payments: terms.includes(payments) ? payments : 1,
    one_payment: total,
    financing_cost: 0,
    currency,
    options: terms.map((term) => ({ msi_payments: term, monthly: monthly(total, term) })),
  };
}
