import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface MailStopProps {
  env: PageEnv;
  storeName: string;
  /** Whether the store's mails are stopped. */
  stopped: boolean;
  /** Path of this page, which the form posts to. */
  path: string;
  /** Why it was refused. */
  error: string | null;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface MailStopViewProps extends MailStopProps {
  t: Messages;
}
