import type { MenuItem } from '../../../shared/contracts/store.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface MenuProps {
  env: PageEnv;
  /** The sections that the store has enabled; paths without the store's prefix. */
  items: readonly MenuItem[];
  /** The page's path without the store's prefix. */
  path: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface MenuViewProps extends MenuProps {
  t: Messages;
}
