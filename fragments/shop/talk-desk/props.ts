import type { Conversation, TalkLabel } from '../../../shared/contracts/inbox.ts';
import type { Colleague } from '../../../shared/rules/mentions.ts';
import type { Snooze } from '../../../shared/rules/talk-status.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface TalkDeskProps {
  env: PageEnv;
  /** Path of the conversation's page within the store. */
  path: string;
  /** Path of its text as a file, within the store. */
  transcript: string;
  /** The name of the other party. */
  name: string;
  conversation: Pick<Conversation, 'status' | 'taken_by' | 'profile' | 'labels'>;
  /** The moments until which it may be put off, as ISO 8601. */
  snoozes: Readonly<Record<Snooze, string>>;
  /** The zone in which those are shown: an IANA name. */
  zone: string;
  /** Those who read the store's messages; null in an account's own mailbox. */
  colleagues: readonly Colleague[] | null;
  /** The store's labels; null in an account's own mailbox. */
  labels: readonly TalkLabel[] | null;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface TalkDeskViewProps extends TalkDeskProps {
  t: Messages;
}
