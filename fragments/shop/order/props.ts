import type { PageEnv } from '../../_runtime/env.ts';
import type { Purchase } from '../../../shared/contracts/orders.ts';
import type { Messages } from './messages/es.ts';

/** The host page's props. */
export interface OrderProps {
  env: PageEnv;
  purchase: Purchase;
}

/**
 * The view's props: the edge adds the words of the page's language, so that the module holds none.
 */
export interface OrderViewProps extends OrderProps {
  t: Messages;
}
