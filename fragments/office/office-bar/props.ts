import type { MenuItem, StoreInfo } from '../../../shared/contracts/store.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface OfficeBarProps {
  env: PageEnv;
  store: Pick<StoreInfo, 'name' | 'photo' | 'photo_display' | 'photo_focus'>;
  /** The pages that this account may open; paths without the store's prefix. */
  items: readonly MenuItem[];
  /** The page's path without the store's prefix. */
  path: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface OfficeBarViewProps extends OfficeBarProps {
  t: Messages;
}
