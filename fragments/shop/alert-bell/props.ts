import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface AlertBellProps {
  env: PageEnv;
  /** The account's id. */
  me: string;
  /** Alerts that wait for a visit, counted up to 100; null when they could not be counted. */
  pending: number | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface AlertBellViewProps extends AlertBellProps {
  t: Messages;
}
