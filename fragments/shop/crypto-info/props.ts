import type { CryptoInfo } from '../../../shared/contracts/payment.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface CryptoInfoProps {
  env: PageEnv;
  /** The checkout's path, without the store's base. */
  path: string;
  /** What is paid, and at which rate; null once the provider has ended it, or does not answer. */
  info: CryptoInfo | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface CryptoInfoViewProps extends CryptoInfoProps {
  t: Messages;
}
