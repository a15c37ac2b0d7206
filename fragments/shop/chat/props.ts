import type { Welcome } from '../../../shared/contracts/chat-texts.ts';
import type { TalkMessage } from '../../../shared/contracts/inbox.ts';
import type { WeekHours } from '../../../shared/rules/opening-hours.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** The chat of somebody who is signed in. */
export interface OwnChat {
  /** The reader's own mailbox. */
  readonly mailbox: string;
  /** The conversation with the store; null before somebody has written. */
  readonly id: string | null;
  /** The last messages, the oldest first. */
  readonly messages: readonly TalkMessage[];
}

export interface ChatProps {
  env: PageEnv;
  storeName: string;
  /** When the store is open, in its time zone; null where it does not say. */
  hours: { week: WeekHours; zone: string } | null;
  /** The moment of the page, in milliseconds. */
  now: number;
  /** What the store says by itself; null where it cannot be read. */
  welcome: Pick<Welcome, 'text' | 'questions'> | null;
  /** The page from which is written, as the store is told; null for none. */
  page: string | null;
  /** Null for a visitor, who leaves a contact entry. */
  own: OwnChat | null;
  /** The fields as they were typed. */
  values: Readonly<Record<string, string>>;
  /** The problems by field name. */
  errors: Readonly<Record<string, string>>;
  /** Why the message was refused as a whole. */
  error: string | null;
  /** Whether a visitor's message has just been sent. */
  isSent: boolean;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ChatViewProps extends ChatProps {
  t: Messages;
}
