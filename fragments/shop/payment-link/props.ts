import type { PaymentLink } from '../../../shared/contracts/payment-links.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface PaymentLinkProps {
  env: PageEnv;
  /** The purchase's path, without the store's base. */
  path: string;
  /** The link that counts; null where none was made. */
  link: PaymentLink | null;
  idempotencyKey: string;
  /** Why none was made. */
  error: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface PaymentLinkViewProps extends PaymentLinkProps {
  t: Messages;
}
