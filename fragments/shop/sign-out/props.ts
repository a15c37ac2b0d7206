import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/index.ts';

export interface SignOutProps {
  env: PageEnv;
  /** Name of who is signed in; null where nobody is. */
  name: string | null;
  /** Path of the same host that it goes on to. */
  next: string;
}

/** What the view gets: the edge adds the words of the page's language. */
export interface SignOutViewProps extends SignOutProps {
  t: Messages;
}
