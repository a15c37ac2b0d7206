import type { StoreInfo } from '../../../shared/contracts/store.ts';
import type { AccountWay } from '../../../shared/rules/account-ways.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface SideMenuProps {
  env: PageEnv;
  store: Pick<StoreInfo, 'name' | 'photo' | 'photo_display' | 'photo_focus'>;
  /** The account's pages, its own store and the office, as far as it may open them. */
  ways: readonly AccountWay[];
  /** Whether the account may see the store's partner stores. */
  seesCollaborators: boolean;
  /** Path of the page that edits them; null for an account that may only see them. */
  collaboratorsPath: string | null;
  /** The account of the owner, who may replay the store's tour; null for every other account. */
  tourOf: string | null;
  /** Path and query of this page: signing out comes back to it. */
  returnTo: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface SideMenuViewProps extends SideMenuProps {
  t: Messages;
}
