import type { ContactEntry } from '../../../shared/contracts/contact.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface InboxProps {
  env: PageEnv;
  /** Milliseconds, UTC: relative times are counted from here. */
  now: number;
  /** A page of the messages, or one of them alone. */
  shown:
    | {
        readonly kind: 'list';
        readonly entries: readonly ContactEntry[];
        /** The number in all. */
        readonly total: number;
        /** 1-based. */
        readonly page: number;
        readonly filter: string;
        /** Whether the messages could not be read. */
        readonly isFailed: boolean;
      }
    | {
        readonly kind: 'entry';
        readonly entry: ContactEntry;
        /** The writer's profile picture; null for a visitor, or an account without one. */
        readonly photo: string | null;
        /** Where the reader writes to the writer's account; null where mail is the only way to answer. */
        readonly conversation: string | null;
      };
}

/** The view's props: the edge adds the words of the page's language. */
export interface InboxViewProps extends InboxProps {
  t: Messages;
}
