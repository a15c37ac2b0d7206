import type { OwnOrder } from '../../shared/contracts/orders.ts';
import type { PageEnv } from '../_runtime/env.ts';

export interface PurchasesProps {
  env: PageEnv;
  storeName: string;
  /** The latest first. */
  orders: readonly OwnOrder[];
  /** Purchases are found by the account's e-mail, once it was proven to be theirs. */
  isProven: boolean;
}
