import type { StoreInfo } from '../../../shared/contracts/store.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/index.ts';

export interface SideMenuProps {
  env: PageEnv;
  store: Pick<StoreInfo, 'name' | 'photo' | 'photo_display'>;
  /** Address of a store of their own; null where they have none. */
  ownStoreUrl: string | null;
  /** Whether they may see the store's partner stores. */
  seesCollaborators: boolean;
  /** Where they are kept; null for who may only see them. */
  collaboratorsPath: string | null;
  /** The owner who may have the tour of their store again; null for everybody else. */
  tourOf: string | null;
  /** Path and query of this page, to come back to after signing out. */
  returnTo: string;
}

/** What the view gets: the edge adds the words of the page's language. */
export interface SideMenuViewProps extends SideMenuProps {
  t: Messages;
}
