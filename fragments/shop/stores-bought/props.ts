import type { StoresBought } from '../../../shared/contracts/bought-orders.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface StoresBoughtProps {
  env: PageEnv;
  /** By name. */
  stores: StoresBought['stores'];
  /** The id of the store that shows the page. */
  here: string;
  /** False where a part of the platform did not answer. */
  isWhole: boolean;
  /** Guest purchases are found by the account's e-mail, once the account has proved it. */
  isProven: boolean;
}

/** The view's props: the edge adds the words of the page's language. */
export interface StoresBoughtViewProps extends StoresBoughtProps {
  t: Messages;
}
