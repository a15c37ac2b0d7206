import type { ReportPoint } from '../../../shared/contracts/reports.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface SalesChartProps {
  env: PageEnv;
  currency: string;
  /** The earliest first. */
  points: readonly ReportPoint[];
}

/** The script's props: the words that it says. */
export interface SalesChartSaid extends SalesChartProps {
  t: Pick<
    Messages,
    'now' | 'before' | 'plot' | 'point' | 'weekOf' | 'failed' | 'orders_one' | 'orders_other'
  >;
}

/** The view's props: the edge adds the words of the page's language. */
export interface SalesChartViewProps extends SalesChartProps {
  t: Messages;
}
