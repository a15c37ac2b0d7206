import type { Delivery } from '../../../shared/contracts/deliveries.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface DeliveryLogProps {
  env: PageEnv;
  /** Whether the messages went to the reader's account, to the store's own address, or as texts to its customers. */
  of: 'account' | 'store' | 'texts';
  /** Path of the page within the store. */
  path: string;
  deliveries: readonly Delivery[];
  total: number;
  page: number;
  pageSize: number;
  /** Whether the part is open already, since its address asks for it. */
  isOpen: boolean;
  /** An IANA name: times are shown in this zone. */
  zone: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface DeliveryLogViewProps extends DeliveryLogProps {
  t: Messages;
}
