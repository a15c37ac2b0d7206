import type { OwnReview } from '../../../shared/contracts/review-edits.ts';
import type { ReviewView } from '../../../shared/rules/reviews.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface OwnReviewsProps {
  env: PageEnv;
  reviews: OwnReview[];
  /** The number in all. */
  total: number;
  /** 1-based. */
  page: number;
  /** What the list is narrowed to. */
  show: ReviewView;
  /** What a form has just done. */
  done: 'answered' | 'hidden' | 'shown' | 'photoHidden' | 'photoShown' | 'settled' | null;
  /** The fields of a form that was refused, as they were typed. */
  values: Readonly<Record<string, string>>;
  /** The problems by field name. */
  errors: Readonly<Record<string, string>>;
  error: string | null;
  /** Idempotency key of the forms. */
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface OwnReviewsViewProps extends OwnReviewsProps {
  t: Messages;
}

/** The props of one review's row. */
export type RowProps = OwnReviewsViewProps & {
  readonly review: OwnReview;
  /** Address that the row's forms are posted to. */
  readonly action: string;
};
