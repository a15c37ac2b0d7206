import * as contract from '../../../shared/contracts/payment-risk.ts';
import type { RiskHold } from '../../../shared/rules/payment-risk.ts';
import { answers, changes, type PageEndpoint } from '../../http/endpoint.ts';
import { payments } from '../../modules/payments/index.ts';
import { readTerms, setTerms, type StoreTerms } from '../store-terms.ts';

interface RiskTerms {
  readonly hold_risky: RiskHold;
}

const terms: StoreTerms<RiskTerms, RiskTerms> = {
  subject: 'risk_terms',
  find: payments.findRiskTerms,
  toTerms: (row) => row,
  set: (storeId, { hold_risky: hold }) => [payments.setRiskTerms(storeId, hold)],
};

/** From which risk on a store's paid orders wait for its staff. */
export const riskTermEndpoints: readonly PageEndpoint[] = [
  answers(contract.getRiskTerms, ({ scope, params }) => readTerms(scope, params, terms)),
  changes(contract.setRiskTerms, ({ scope, params, body }) => setTerms(scope, params, terms, body)),
];
