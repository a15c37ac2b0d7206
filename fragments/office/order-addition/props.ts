import type { DraftOffer } from '../../../shared/contracts/draft-reads.ts';
import type { ShownAddition } from '../../../shared/contracts/order-additions.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface OrderAdditionProps {
  env: PageEnv;
  /** The placed order that grows. */
  order: SellerOrderView;
  /** How many additions it has had so far. */
  additions: number;
  /** What the form offers for the lines that are added; null where there are none, or none that can be sold. */
  offer: DraftOffer | null;
  /** These lines, as one text of the address. */
  lines: string;
  /** What the addition would do, where that was just asked. */
  shown: ShownAddition | null;
  /** Why the lines cannot be sold as they are. */
  problem: string | null;
  /** The fields of a form that came back, as they were typed. */
  values: Readonly<Record<string, string>>;
  /** The problems by field name. */
  errors: Readonly<Record<string, string>>;
  error: string | null;
  /** Idempotency key of the forms. */
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface OrderAdditionViewProps extends OrderAdditionProps {
  t: Messages;
}

/** The props of the form's parts. */
export type FormProps = OrderAdditionViewProps & { readonly offer: DraftOffer };
