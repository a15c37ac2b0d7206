import type { BlogEntry } from '../../../shared/contracts/blog.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface BlogEntryProps {
  env: PageEnv;
  entry: BlogEntry;
  storeName: string;
  /** Whether the store's about page shows the entry: then nothing of the blog stands around it. */
  isAbout?: boolean;
}

/** The view's props: the edge adds the words of the page's language. */
export interface BlogEntryViewProps extends BlogEntryProps {
  t: Messages;
}
