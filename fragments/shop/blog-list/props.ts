import type { BlogList } from '../../../shared/contracts/blog.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface BlogListProps {
  env: PageEnv;
  list: BlogList;
  /** 1-based. */
  page: number;
  pageSize: number;
}

/** The view's props: the edge adds the words of the page's language. */
export interface BlogListViewProps extends BlogListProps {
  t: Messages;
}
