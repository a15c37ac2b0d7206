import type { z } from 'zod';
import {
  readCheckoutInvoicing,
  setCheckoutInvoicing,
} from '../../../shared/contracts/checkout-invoicing.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { BuyerTaxFields } from '../../../shared/contracts/invoices.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { taxProblems } from '../../../shared/rules/cfdi.ts';
import { changes, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { findCheckout, partsOf, type CheckoutRow } from '../../modules/checkouts/index.ts';
import { invoices, toBuyerTaxData } from '../../modules/invoices/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { changeParts, readOpenCheckout } from './change-parts.ts';

type Kept = z.output<(typeof setCheckoutInvoicing)['answer']>;

/** The data that a checkout keeps; null where its buyer needs no invoice. */
const keptOf = ({ invoicing }: CheckoutRow) =>
  invoicing === null ? null : (JSON.parse(invoicing) as BuyerTaxFields);

/**
 * Keeps the invoicing data of a checkout. Orders that already await payment are deleted, as with any other
 * change: the next ones take the data over. Undo: null.
 */
async function setInvoicing(
  scope: RequestScope,
  of: { readonly cart: string; readonly checkout: string },
  given: BuyerTaxFields | null,
): Promise<Result<Change<Kept>, Failure>> {
  const open = await readOpenCheckout(scope, of);
  if (!open.ok) return open;
  const { row } = open.value;
  const [wrong] = given ? taxProblems(given) : [];
  if (wrong !== undefined) return fail({ code: 'invoice_data', field: wrong });
  if (given && !(await isInvoiced(scope, row))) return fail({ code: 'invoice_elsewhere' });
  const keeping = invoices.keepOfCheckout(scope.tenant.storeId, row.id, given);
  return ok({
    ...changeParts(scope, open.value, partsOf(row), [keeping]),
    answer: { invoicing: given },
  });
}

/** True where a supplier of the checkout issues CFDI invoices for it: in Mexico, in pesos. */
async function isInvoiced({ cell }: RequestScope, row: CheckoutRow): Promise<boolean> {
  if (row.currency !== 'MXN') return false;
  const suppliers = partsOf(row).map(({ supplier }) => supplier);
  return (await cell.first(invoices.anyIssues(suppliers))) !== undefined;
}

/** The caller's own data of earlier orders in the store. */
async function rememberedBy({ cell, tenant, visitor }: RequestScope) {
  const identity = await visitor.identity();
  if (!identity) return null;
  const row = await cell.first(invoices.findLatestOf(tenant.storeId, identity.accountId));
  return row ? toBuyerTaxData(row) : null;
}

/** The invoicing data of a checkout, and how its page reads them. */
export const checkoutInvoicingEndpoints: readonly PageEndpoint[] = [
  changes(setCheckoutInvoicing, ({ scope, params, body }) =>
    setInvoicing(scope, params, body.invoicing),
  ),
  readsForPages(readCheckoutInvoicing, async ({ scope, params }) => {
    const row = await scope.cell.first(findCheckout(scope.tenant.storeId, params.checkout));
    if (!row) return ok({ invoicing: null, cart: null, counts: false, remembered: null });
    const [counts, remembered] = await Promise.all([isInvoiced(scope, row), rememberedBy(scope)]);
    return ok({
      invoicing: keptOf(row),
      cart: row.cart_id,
      counts: counts && row.state === 'open',
      remembered,
    });
  }),
];
