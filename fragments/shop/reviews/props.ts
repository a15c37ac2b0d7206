import type { ReviewList } from '../../../shared/contracts/reviews.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface ReviewsProps {
  env: PageEnv;
  /** Null where the reviews could not be read. */
  list: ReviewList | null;
  /** The number of stars that the list is narrowed to; null for all reviews. */
  stars: number | null;
  /** 1-based. */
  page: number;
  /** Address of the item's page. */
  path: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ReviewsViewProps extends ReviewsProps {
  t: Messages;
}
