import * as contract from '../../../shared/contracts/review-ask-terms.ts';
import { answers, changes, type PageEndpoint } from '../../http/endpoint.ts';
import { findAskTerms, setAskTerms } from '../../modules/reviews/index.ts';
import { readTerms, setTerms, type StoreTerms } from '../store-terms.ts';

interface AskRow {
  readonly review_ask_days: number;
  readonly review_reminder_days: number | null;
}

const terms: StoreTerms<AskRow, contract.ReviewAskTerms> = {
  subject: 'review_ask_terms',
  find: findAskTerms,
  toTerms: (row) => ({ days: row.review_ask_days, reminder_days: row.review_reminder_days }),
  set: (storeId, { days, reminder_days: reminder }) => setAskTerms(storeId, days, reminder),
};

/** When a store asks the buyers of received orders for their reviews. */
export const reviewAskEndpoints: readonly PageEndpoint[] = [
  answers(contract.getReviewAskTerms, ({ scope, params }) => readTerms(scope, params, terms)),
  changes(contract.setReviewAskTerms, ({ scope, params, body }) =>
    setTerms(scope, params, terms, body),
  ),
];
