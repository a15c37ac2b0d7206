import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface AccountNavProps {
  env: PageEnv;
  /** The page's path without the store's prefix. */
  path: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface AccountNavViewProps extends AccountNavProps {
  t: Messages;
}
