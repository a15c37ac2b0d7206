import type { Person } from '../../../shared/contracts/people.ts';
import type { AccountWay } from '../../../shared/rules/account-ways.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface AccountProps {
  env: PageEnv;
  person: Pick<Person, 'full_name' | 'username' | 'photo' | 'role'>;
  /** The account's pages, its own store and the office, as far as it may open them. */
  ways: readonly AccountWay[];
  /** Path and query of this page: signing out comes back to it. */
  returnTo: string;
  /** The bar that the fragment stands in: the office's pages have no side menu to open. */
  place: 'shop' | 'office';
}

/** The view's props: the edge adds the words of the page's language. */
export interface AccountViewProps extends AccountProps {
  t: Messages;
}
