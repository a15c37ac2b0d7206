import type { EditedEntry } from '../../../shared/contracts/blog-edits.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface BlogFormProps {
  env: PageEnv;
  /** Null for a new entry. */
  entry: EditedEntry | null;
  /** Pictures of the store's library to choose from. */
  pictures: readonly { readonly url: string; readonly name: string }[];
  /** The entry's address in the store; null while shoppers do not see it. */
  shopHref: string | null;
  /** The address that the form posts to. */
  action: string;
  /** The action that the form has just done. */
  done: 'created' | 'saved' | null;
  /** Idempotency key of the form. */
  idempotencyKey: string;
  /** A form that was posted and refused: its values, and its problems by field name. */
  values?: Record<string, string>;
  errors?: Record<string, string>;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface BlogFormViewProps extends BlogFormProps {
  t: Messages;
}
