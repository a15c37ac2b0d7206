import type { Conversation, TalkMessage } from '../../../shared/contracts/inbox.ts';
import type { QuickReply } from '../../../shared/contracts/quick-replies.ts';
import type { TakenFilter } from '../../../shared/rules/talk.ts';
import type { StatusFilter } from '../../../shared/rules/talk-status.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** What a message that is written here goes to. */
export interface TalkTarget {
  /** The conversation; null for one that the first message begins. */
  readonly id: string | null;
  readonly peer: string;
  readonly name: string;
}

export interface OpenTalk extends TalkTarget {
  /** Null before there is a conversation. */
  readonly conversation: Conversation | null;
  /** The oldest first. */
  readonly messages: readonly TalkMessage[];
  /** The newest message that there is, and the newest that the other party has opened. */
  readonly seq: number;
  readonly read: number;
  /** Whether there are older messages than these. */
  readonly hasOlder: boolean;
  /** Whether there are newer ones that the page does not show. */
  readonly hasNewer: boolean;
  /** The number of the message that the page was opened at; null for the newest. */
  readonly found: number | null;
  /** The reader's pictures that go out with the next message. */
  readonly attached: TalkMessage['attachments'];
  /** What the next message is about: a tag, and its name. */
  readonly about: { readonly tag: string; readonly label: string } | null;
}

/** A quick reply by its name; its words are asked for once they are used. */
export type ReplyName = Pick<QuickReply, 'id' | 'locale' | 'shortcut'>;

export interface TalkProps {
  env: PageEnv;
  /** The account that reads, and the mailbox that it reads: its own, or the store's. */
  me: string;
  mailbox: string;
  /** Paths within the store: of the list, and of a conversation before its id. */
  paths: { readonly list: string; readonly one: string };
  list: {
    readonly rows: readonly Conversation[];
    readonly total: number;
    /** 1-based. */
    readonly page: number;
    readonly pageSize: number;
    readonly filter: string;
    /** Of a store's conversations: the reader's own, nobody's, or all. */
    readonly taken: TakenFilter;
    readonly status: StatusFilter;
    /** Id of the label that its conversations have; undefined for any. */
    readonly label: string | undefined;
    readonly isFailed: boolean;
  };
  /** Null where none is chosen. */
  open: OpenTalk | null;
  /** The text of a refused form, or of a quick reply that was chosen without script. */
  text: string;
  /** The quick replies that the store's staff may use; null in an account's own mailbox. */
  replies: readonly ReplyName[] | null;
  error: string | null;
  /** Why a picture was refused; it is told beside the field. */
  attachError: string | null;
  /** Whether the conversation has just been reported. */
  isReported: boolean;
  /** Whether the page tells and asks of presence; false where the platform has that off. */
  polls: boolean;
  now: number;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface TalkViewProps extends TalkProps {
  t: Messages;
}
