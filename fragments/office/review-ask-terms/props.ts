import type { ReviewAskTerms } from '../../../shared/contracts/review-ask-terms.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface ReviewAskTermsProps {
  env: PageEnv;
  terms: ReviewAskTerms;
  /** Whether the form was just saved. */
  done: boolean;
  idempotencyKey: string;
  /** What was typed in a refused form; null before one. */
  values: Readonly<Record<string, string>> | null;
  errors: Readonly<Record<string, string>>;
  error: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ReviewAskTermsViewProps extends ReviewAskTermsProps {
  t: Messages;
}
