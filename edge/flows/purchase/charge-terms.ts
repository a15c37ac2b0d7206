import * as contract from '../../../shared/contracts/charge-terms.ts';
import { authorizingCodes } from '../../../shared/rules/authorizations.ts';
import { answers, changes, type PageEndpoint } from '../../http/endpoint.ts';
import { authorizations } from '../../modules/authorizations/index.ts';
import { readTerms, setTerms, type StoreTerms } from '../store-terms.ts';

const chargeTerms: StoreTerms<{ readonly charges_later: string }, contract.ChargeTerms> = {
  subject: 'charge_terms',
  find: authorizations.findChargeTerms,
  toTerms: ({ charges_later: json }) => inOrder(JSON.parse(json) as string[]),
  set: (storeId, { charges_later: codes }) => [authorizations.setChargeTerms(storeId, codes)],
};

/** By which ways to pay the orders that a store delivers are charged when they are sent. */
export const chargeTermEndpoints: readonly PageEndpoint[] = [
  answers(contract.getChargeTerms, ({ scope, params }) => readTerms(scope, params, chargeTerms)),
  changes(contract.setChargeTerms, ({ scope, params, body }) =>
    setTerms(scope, params, chargeTerms, inOrder(body.charges_later)),
  ),
];

/** The codes in the order of the rules, each once. */
function inOrder(chosen: readonly string[]): contract.ChargeTerms {
  return { charges_later: authorizingCodes.filter((code) => chosen.includes(code)) };
}
