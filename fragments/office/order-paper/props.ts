import type { OrderReceipt } from '../../../shared/contracts/order-receipts.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface OrderPaperProps {
  env: PageEnv;
  kind: 'packing' | 'receipt';
  storeName: string;
  order: SellerOrderView;
  /** The number of the parcel that is packed; null for the whole order. */
  parcel: number | null;
  /** Where it stands among others that are printed together, each on a page of its own; left out for one alone. */
  among?: { first: boolean; count: number };
  /** Null on a packing list. */
  receipt: OrderReceipt | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface OrderPaperViewProps extends OrderPaperProps {
  t: Messages;
}
