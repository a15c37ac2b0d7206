import type { Franchise } from '../../../shared/contracts/franchises.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface FranchiseListProps {
  env: PageEnv;
  /** Null when it could not be loaded. */
  list: { results: Franchise[]; matches_estimated: number } | null;
  /** The search text; empty for all. */
  text: string;
  /** 1-based. */
  page: number;
  pageSize: number;
  /** Path of the page, with the base. */
  path: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface FranchiseListViewProps extends FranchiseListProps {
  t: Messages;
}
