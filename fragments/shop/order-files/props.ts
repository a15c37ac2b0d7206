import type { OrderFiles } from '../../../shared/contracts/item-files.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface OrderFilesProps {
  env: PageEnv;
  /** The orders of the purchase that have files; none shows nothing. */
  orders: readonly (OrderFiles & { number: string })[];
}

/** The view's props: the edge adds the words of the page's language. */
export interface OrderFilesViewProps extends OrderFilesProps {
  t: Messages;
}
