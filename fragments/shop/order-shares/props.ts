import type { OrderShares } from '../../../shared/contracts/wallets.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface OrderSharesProps {
  env: PageEnv;
  order: OrderShares;
  /** The wallet that leads here, a path without the store's base. */
  back: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface OrderSharesViewProps extends OrderSharesProps {
  t: Messages;
}
