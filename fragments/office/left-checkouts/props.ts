import type { LeftCheckout } from '../../../shared/contracts/left-checkouts.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface LeftCheckoutsProps {
  env: PageEnv;
  checkouts: LeftCheckout[];
  /** The number in all. */
  total: number;
  /** 1-based. */
  page: number;
  /** The days that the list is narrowed to, `YYYY-MM-DD`; empty for none. */
  narrowed: { readonly start_date: string; readonly end_date: string };
}

/** The view's props: the edge adds the words of the page's language. */
export interface LeftCheckoutsViewProps extends LeftCheckoutsProps {
  t: Messages;
}
