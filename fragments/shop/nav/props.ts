import type { MenuItem, StoreInfo } from '../../../shared/contracts/store.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface NavProps {
  env: PageEnv;
  store: Pick<
    StoreInfo,
    | 'name'
    | 'photo'
    | 'photo_display'
    | 'photo_focus'
    | 'hidden_store_name'
    | 'hidden_search_bar'
    | 'is_proxy'
  >;
  /** Sections for the dropdown of phones and tablets; paths without the store's prefix. */
  menu: readonly MenuItem[];
  /** The store's first catalogues, for the search and the phone's menu. */
  catalogues: readonly { slug: string; name: string }[];
  /** Address of the store's help; null where it has none. */
  help: string | null;
  /** The page's path without the store's prefix. */
  path: string;
  /**
   * Address of the sign-in for a visitor, who is offered login and sign-up; null for a signed-in
   * account.
   */
  signIn: string | null;
  /**
   * Units in a cart that the edge holds, 0 on cached pages; the loader writes the local cart's
   * units.
   */
  cartCount: number;
  /** Whether it only names the store and leads back to the cart: on the way to a payment. */
  quiet?: boolean;
  /** The search text, on the page of results. */
  searchText: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface NavViewProps extends NavProps {
  t: Messages;
}
