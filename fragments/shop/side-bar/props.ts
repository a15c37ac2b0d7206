import type { MenuItem } from '../../../shared/contracts/store.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** The bar stands in an element of the host page, whose `data-open` says how much room it takes. */
export interface SideBarProps {
  env: PageEnv;
  /** The back office pages that the account may open; paths without the store's prefix. */
  items: readonly MenuItem[];
  /** The page's path without the store's prefix. */
  path: string;
  /** Whether the bar was left open. */
  open: boolean;
}

/** The view's props: the edge adds the words of the page's language. */
export interface SideBarViewProps extends SideBarProps {
  t: Messages;
}
