import type { OwnPaymentView } from '../../../shared/contracts/own-payments.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface OwnPaymentProps {
  env: PageEnv;
  payment: OwnPaymentView;
}

/** The view's props: the edge adds the words of the page's language. */
export interface OwnPaymentViewProps extends OwnPaymentProps {
  t: Messages;
}
