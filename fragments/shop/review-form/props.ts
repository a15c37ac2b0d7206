import type { OrderReviews } from '../../../shared/contracts/reviews.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface ReviewFormProps {
  env: PageEnv;
  order: OrderReviews;
  /** Id of the item whose form is open; null for none. */
  open: string | null;
  /** What a form has just done: a rating is a review without words. */
  done: 'created' | 'rated' | 'updated' | 'photo' | 'photoGone' | 'deleted' | null;
  /** The form's fields as they were typed. */
  values: Readonly<Record<string, string>>;
  /** The problems by field name. */
  errors: Readonly<Record<string, string>>;
  /** Why the review was refused as a whole. */
  error: string | null;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ReviewFormViewProps extends ReviewFormProps {
  t: Messages;
}
