import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface SignOutProps {
  env: PageEnv;
  /** Name of the signed-in account; null for a visitor. */
  name: string | null;
  /** Path on the same host that signing out leads to. */
  next: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface SignOutViewProps extends SignOutProps {
  t: Messages;
}
