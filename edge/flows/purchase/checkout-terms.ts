import * as contract from '../../../shared/contracts/checkout-terms.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, type PageEndpoint } from '../../http/endpoint.ts';
import { ownStore } from '../../http/owner-path.ts';
import { checkoutTerms } from '../../modules/checkouts/index.ts';
import { traceOf } from '../../unit-of-work/store-edit.ts';

/** How a store's carts are bought: all suppliers at once, or each alone. */
export const checkoutTermsEndpoints: readonly PageEndpoint[] = [
  answers(contract.getCheckoutTerms, async ({ scope, params: { mashup: owner, type } }) => {
    const [own, row] = await Promise.all([
      ownStore(scope, { owner, type }),
      scope.cell.first(checkoutTerms.findTerms(scope.tenant.storeId)),
    ]);
    return own.ok ? ok(toTerms(row)) : own;
  }),
  changes(contract.setCheckoutTerms, async ({ scope, params: { mashup: owner, type }, body }) => {
    const [own, row] = await Promise.all([
      ownStore(scope, { owner, type }),
      scope.cell.first(checkoutTerms.findTerms(scope.tenant.storeId)),
    ]);
    if (!own.ok) return own;
    const statements = [
      checkoutTerms.setTerms(own.value, { master_checkout: body.master_checkout ? 1 : 0 }),
      ...(await traceOf(scope, {
        subject: 'checkout_terms',
        subjectId: own.value,
        before: toTerms(row),
        after: body,
      })),
    ];
    return ok({ answer: body, statements });
  }),
];

function toTerms(row: checkoutTerms.TermsRow | undefined): contract.CheckoutTerms {
  return { master_checkout: row?.master_checkout !== 0 };
}
