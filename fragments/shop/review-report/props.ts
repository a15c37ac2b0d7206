import type { ReportableReview } from '../../../shared/contracts/review-reports.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface ReviewReportProps {
  env: PageEnv;
  found: ReportableReview;
  /** The form's fields as they were typed. */
  values: Readonly<Record<string, string>>;
  /** The problems by field name. */
  errors: Readonly<Record<string, string>>;
  /** Why the report was refused as a whole. */
  error: string | null;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ReviewReportViewProps extends ReviewReportProps {
  t: Messages;
}
