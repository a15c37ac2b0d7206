import type { AccountWay } from '../../../shared/rules/account-ways.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface AccountNavProps {
  env: PageEnv;
  /** The account's pages, in the order of the navigation. */
  ways: readonly AccountWay[];
  /** The page's path without the store's prefix. */
  path: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface AccountNavViewProps extends AccountNavProps {
  t: Messages;
}
