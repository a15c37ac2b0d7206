import type { BlogList } from '../../../shared/contracts/blog.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface BlogListProps {
  env: PageEnv;
  /** Null where the entries could not be read, or the one entry that the page is about. */
  list: BlogList | null;
  /** The tag that all of them have; empty for all entries. */
  tag: string;
  /** 1-based. */
  page: number;
  pageSize: number;
  /** The page's own path, for another try. */
  path: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface BlogListViewProps extends BlogListProps {
  t: Messages;
}
