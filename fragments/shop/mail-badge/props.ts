import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface MailBadgeProps {
  env: PageEnv;
  /** The account's id. */
  me: string;
  /** The mailbox whose unread conversations show: the account's, or in the office the store's. */
  mailbox: string;
  /** The path of its list, within the store. */
  path: string;
  /** Conversations with something unread, counted up to 100; null when they could not be counted. */
  pending: number | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface MailBadgeViewProps extends MailBadgeProps {
  t: Messages;
}
