import * as contract from '../../../shared/contracts/checkout-terms.ts';
import { answers, changes, type PageEndpoint } from '../../http/endpoint.ts';
import { checkoutTerms } from '../../modules/checkouts/index.ts';
import { readTerms, setTerms, type StoreTerms } from '../store-terms.ts';

const terms: StoreTerms<checkoutTerms.TermsRow, contract.CheckoutTerms> = {
  subject: 'checkout_terms',
  find: checkoutTerms.findTerms,
  toTerms: ({ master_checkout: master }) => ({ master_checkout: master !== 0 }),
  set: (storeId, { master_checkout: master }) => [
    checkoutTerms.setTerms(storeId, { master_checkout: master ? 1 : 0 }),
  ],
};

/** How a store's carts are bought: all suppliers at once, or each alone. */
export const checkoutTermsEndpoints: readonly PageEndpoint[] = [
  answers(contract.getCheckoutTerms, ({ scope, params }) => readTerms(scope, params, terms)),
  changes(contract.setCheckoutTerms, ({ scope, params, body }) =>
    setTerms(scope, params, terms, body),
  ),
];
