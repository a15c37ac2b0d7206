import type { Person } from '../../../shared/contracts/people.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/index.ts';

export interface AccountProps {
  env: PageEnv;
  person: Pick<Person, 'full_name' | 'username' | 'photo' | 'role'>;
  /** Address of a store of their own; null where they have none. */
  ownStoreUrl: string | null;
  /** Path and query of this page, to come back to after signing out. */
  returnTo: string;
  /** Where it stands: the office's pages have no side menu to open. */
  place: 'shop' | 'office';
  /** Whether they may open the store's office from here. */
  seesOffice?: boolean;
}

/** What the view gets: the edge adds the words of the page's language. */
export interface AccountViewProps extends AccountProps {
  t: Messages;
}
