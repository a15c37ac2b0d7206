import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface SellerCodeProps {
  env: PageEnv;
  /** The checkout's path, without the store's base. */
  path: string;
  /** The code that counts; null for none. */
  code: string | null;
  idempotencyKey: string;
  /** A refused code as it was typed, and why. */
  typed: string | null;
  error: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface SellerCodeViewProps extends SellerCodeProps {
  t: Messages;
}
