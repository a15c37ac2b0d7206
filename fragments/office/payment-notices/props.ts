import type { PaymentNotice, ProviderHealth } from '../../../shared/contracts/payment-notices.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface PaymentNoticesProps {
  env: PageEnv;
  /** How each provider has answered in the last 24 hours. */
  providers: ProviderHealth[];
  notices: PaymentNotice[];
  /** The number in all. */
  total: number;
  /** 1-based. */
  page: number;
  /** What the list is narrowed to; empty for nothing. */
  result: PaymentNotice['result'] | '';
  /** True after an event was taken again. */
  isTaken: boolean;
  /** Why an event could not be taken again. */
  error: string | null;
  /** Prefix of the forms' idempotency keys. */
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface PaymentNoticesViewProps extends PaymentNoticesProps {
  t: Messages;
}
