import type { QuickReply } from '../../../shared/contracts/quick-replies.ts';
import type { ItemCard } from '../../../shared/contracts/items.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface TalkPlainProps {
  env: PageEnv;
  /** Path of the page within the store, and its query: the forms lead back to it. */
  path: string;
  query: Readonly<Record<string, string>>;
  /** Messages that are not opened yet, and the newest one that the page shows. */
  pending: number;
  seq: number;
  /** The quick replies that the store's staff may use; null in an account's own mailbox. */
  replies: readonly Pick<QuickReply, 'id' | 'locale' | 'shortcut'>[] | null;
  /** The search for an item of the store that the next message is about; null where the store has no side here. */
  items: {
    readonly text: string;
    /** Null before anything was searched for. */
    readonly found: readonly (Pick<ItemCard, 'name'> & { readonly tag: string })[] | null;
  } | null;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface TalkPlainViewProps extends TalkPlainProps {
  t: Messages;
}
