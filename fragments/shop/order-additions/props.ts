import type { BoughtAdditions } from '../../../shared/contracts/order-additions.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface OrderAdditionsProps {
  env: PageEnv;
  /** What adds to the purchase's orders, and the order to which it adds; nothing of either shows nothing. */
  additions: BoughtAdditions;
}

/** The view's props: the edge adds the words of the page's language. */
export interface OrderAdditionsViewProps extends OrderAdditionsProps {
  t: Messages;
}
