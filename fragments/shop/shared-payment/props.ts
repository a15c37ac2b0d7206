import type { SharedPayment } from '../../../shared/contracts/payment-links.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface SharedPaymentProps {
  env: PageEnv;
  payment: SharedPayment;
  /** The name of the store that is paid. */
  storeName: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface SharedPaymentViewProps extends SharedPaymentProps {
  t: Messages;
}
