import type { StoreInfo } from '../../../shared/contracts/store.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/index.ts';

export interface SideMenuProps {
  env: PageEnv;
  store: Pick<StoreInfo, 'name' | 'photo' | 'photo_display'>;
  /** Address of the account's own store; null when it has none. */
  ownStoreUrl: string | null;
  /** Whether they may see the store's partner stores. */
  seesCollaborators: boolean;
  /** Where they are kept; null for who may only see them. */
  collaboratorsPath: string | null;
  /** The owner who may have the tour of their store again; null for everybody else. */
  tourOf: string | null;
  /** Path and query of this page: signing out comes back to it. */
  returnTo: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface SideMenuViewProps extends SideMenuProps {
  t: Messages;
}
