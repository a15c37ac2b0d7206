import type { Alert } from '../../../shared/contracts/alerts.ts';
import type { AlertIcon, AlertLink } from '../../../shared/rules/alert-target.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface ListedAlert extends Alert {
  icon: AlertIcon;
  /**
   * Where it leads: within the store of the page a form goes there once the visit is written down;
   * in another store it is a link. Null for one that is only marked.
   */
  to: AlertLink | null;
}

export interface AlertListProps {
  env: PageEnv;
  alerts: ListedAlert[];
  /** How many there are, up to 1,001. */
  total: number;
  /** How many wait, up to 100. */
  pending: number;
  /** 1-based. */
  page: number;
  pageSize: number;
  /** Of the request, in ms. */
  now: number;
  idempotencyKey: string;
  /** Whether those are shown that were put away. */
  archived: boolean;
  /** Whether all were just marked. */
  isDone: boolean;
  error: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface AlertListViewProps extends AlertListProps {
  t: Messages;
}
