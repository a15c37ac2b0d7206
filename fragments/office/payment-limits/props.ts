import type { PaymentLimitsView } from '../../../shared/contracts/payment-limits.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface PaymentLimitsProps {
  env: PageEnv;
  limits: PaymentLimitsView;
  /** Whether the form was just saved. */
  done: boolean;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface PaymentLimitsViewProps extends PaymentLimitsProps {
  t: Messages;
}
