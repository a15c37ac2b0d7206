import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface SlipMailProps {
  env: PageEnv;
  /** The purchase's path, without the store's base. */
  path: string;
  /** One of its orders, by which the mail is asked for. */
  order: string;
  /** Where the mail goes: the e-mail of the order. */
  email: string;
  /** Whether it was just sent. */
  isSent: boolean;
  idempotencyKey: string;
  /** Why it was not. */
  error: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface SlipMailViewProps extends SlipMailProps {
  t: Messages;
}
