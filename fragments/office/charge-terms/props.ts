import type { ChargeTerms } from '../../../shared/contracts/charge-terms.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface ChargeTermsProps {
  env: PageEnv;
  terms: ChargeTerms;
  /** Whether the form was just saved. */
  done: boolean;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ChargeTermsViewProps extends ChargeTermsProps {
  t: Messages;
}
