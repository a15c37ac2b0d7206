import type { CheckoutTerms } from '../../../shared/contracts/checkout-terms.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface CheckoutTermsProps {
  env: PageEnv;
  terms: CheckoutTerms;
  /** Whether the form was just saved. */
  done: boolean;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface CheckoutTermsViewProps extends CheckoutTermsProps {
  t: Messages;
}
