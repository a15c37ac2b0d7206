import type { z } from 'zod';
import {
  readCheckoutBilling,
  setCheckoutBilling,
  type BillingData,
} from '../../../shared/contracts/checkout-billing.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { billingProblems, takesBilling } from '../../../shared/rules/billing.ts';
import { changes, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import {
  findCheckout,
  keepBilling,
  partsOf,
  paymentTypesOf,
  totalsOf,
} from '../../modules/checkouts/index.ts';
import { nationalPhone } from '../../modules/orders/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { changeParts, readOpenCheckout } from './change-parts.ts';

type Kept = z.output<(typeof setCheckoutBilling)['answer']>;

/**
 * Keeps whose card pays a checkout. Orders that already await payment are deleted, as with any other
 * change. Undo: null.
 */
async function setBilling(
  scope: RequestScope,
  of: { readonly cart: string; readonly checkout: string },
  given: BillingData | null,
): Promise<Result<Change<Kept>, Failure>> {
  const open = await readOpenCheckout(scope, of);
  if (!open.ok) return open;
  const [wrong] = given ? Object.keys(billingProblems(given)) : [];
  if (wrong !== undefined) return fail({ code: 'invalid_request', field: `billing.${wrong}` });
  const phone = given && nationalPhone(given.phone, given.country_code);
  if (given && !phone) return fail({ code: 'invalid_request', field: 'billing.phone' });
  const billing = given && { ...given, phone: phone ?? '' };
  const { row } = open.value;
  const keeping = keepBilling(scope.tenant.storeId, row.id, billing);
  return ok({ ...changeParts(scope, open.value, partsOf(row), [keeping]), answer: { billing } });
}

/** The billing data of a checkout, and how its page reads them. */
export const checkoutBillingEndpoints: readonly PageEndpoint[] = [
  changes(setCheckoutBilling, ({ scope, params, body }) => setBilling(scope, params, body.billing)),
  readsForPages(readCheckoutBilling, async ({ scope, params }) => {
    const row = await scope.cell.first(findCheckout(scope.tenant.storeId, params.checkout));
    if (!row) return ok({ billing: null, cart: null, counts: false });
    const parts = partsOf(row);
    const isPaid = row.state === 'open' && totalsOf(parts).total > 0;
    return ok({
      billing: row.billing === null ? null : (JSON.parse(row.billing) as BillingData),
      cart: row.cart_id,
      counts: isPaid && paymentTypesOf(parts).some(takesBilling),
    });
  }),
];
