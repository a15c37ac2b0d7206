import type { OwnOrder } from '../../../shared/contracts/orders.ts';
import type { PurchasesFilter } from '../../../shared/rules/purchases-filter.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface PurchasesProps {
  env: PageEnv;
  storeName: string;
  /** The latest first. */
  list: { results: readonly OwnOrder[]; matches_estimated: number };
  /** What the list is narrowed to, and how it is sorted. */
  filter: PurchasesFilter;
  /** 1-based. */
  page: number;
  pageSize: number;
  /** Guest purchases are found by the account's e-mail, once the account has proved it. */
  isProven: boolean;
  /** Whether the account has just cancelled an order. */
  isCanceled: boolean;
}

/** The view's props: the edge adds the words of the page's language. */
export interface PurchasesViewProps extends PurchasesProps {
  t: Messages;
}
