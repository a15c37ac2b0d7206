import type { SalesReport } from '../../../shared/contracts/reports.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface SalesReportProps {
  env: PageEnv;
  report: SalesReport;
  /** Whether the account may add items and change their stock. */
  canAdd: boolean;
}

/** The view's props: the edge adds the words of the page's language. */
export interface SalesReportViewProps extends SalesReportProps {
  t: Messages;
}
