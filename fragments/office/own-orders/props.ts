import type { SellerOrder } from '../../../shared/contracts/seller-orders.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** What the list is narrowed to, as the address has it. */
export interface Narrowed {
  readonly text: string;
  /** A stage, `delivered_too`, `all`, or empty for the orders with work left. */
  readonly show: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly start_date: string;
  readonly end_date: string;
}

export interface OwnOrdersProps {
  env: PageEnv;
  /** Id of the store whose orders they are. */
  supplier: string;
  orders: SellerOrder[];
  /** The number in all. */
  total: number;
  /** 1-based. */
  page: number;
  narrowed: Narrowed;
  /** How many deposits wait for the store's word; 0 for accounts that may not confirm one. */
  deposits: number;
  /** Whether a form without script has just moved an order. */
  isMoved: boolean;
  /** Idempotency key of the forms without script. */
  idempotencyKey: string;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface OwnOrdersViewProps extends OwnOrdersProps {
  t: Messages;
}
