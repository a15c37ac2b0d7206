import type { MenuItem, StoreInfo } from '../../../shared/contracts/store.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/index.ts';

export interface NavProps {
  env: PageEnv;
  store: Pick<
    StoreInfo,
    'name' | 'photo' | 'photo_display' | 'hidden_store_name' | 'hidden_search_bar' | 'is_proxy'
  >;
  /** Sections for the dropdown of phones and tablets; paths without the store's prefix. */
  menu: readonly MenuItem[];
  /** The page's path without the store's prefix. */
  path: string;
  /** Where to sign in, as long as nobody is: login and sign-up are offered then. */
  signIn: string | null;
  /** Units in a cart that the edge holds, 0 on cached pages; the loader writes the local cart's. */
  cartCount: number;
  /** What was searched for, on the page of results. */
  searchText: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface NavViewProps extends NavProps {
  t: Messages;
}
