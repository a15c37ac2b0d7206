import type { TalkMessage } from '../../../shared/contracts/inbox.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** The conversation about one order. */
export interface OrderThread {
  /** The conversation; null before somebody has written. */
  readonly id: string | null;
  readonly peer: string;
  readonly peer_name: string;
  /** The tag of the order. */
  readonly tag: string;
  /** The number of the order, where there are several. */
  readonly number: string | null;
  /** The oldest first. */
  readonly messages: readonly TalkMessage[];
}

export interface OrderTalkProps {
  env: PageEnv;
  /** The mailbox that reads: the buyer's account, or the store. */
  mailbox: string;
  /** Paths within the store: of the mailbox's list, and of a conversation before its id. */
  paths: { readonly list: string; readonly one: string };
  /** None shows nothing. */
  threads: readonly OrderThread[];
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface OrderTalkViewProps extends OrderTalkProps {
  t: Messages;
}
