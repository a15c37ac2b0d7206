import type { OwnEntries } from '../../../shared/contracts/blog-edits.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface OwnBlogProps {
  env: PageEnv;
  list: OwnEntries;
  /** 1-based page of the list. */
  page: number;
  /** The action that a form has just done. */
  done: 'deleted' | 'restored' | null;
  /** Idempotency key of the forms. */
  idempotencyKey: string;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface OwnBlogViewProps extends OwnBlogProps {
  t: Messages;
}
