import type { RiskTerms } from '../../../shared/contracts/payment-risk.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface RiskTermsProps {
  env: PageEnv;
  terms: RiskTerms;
  /** Whether the form was just saved. */
  done: boolean;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface RiskTermsViewProps extends RiskTermsProps {
  t: Messages;
}
