import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/index.ts';

export interface NotFoundProps {
  env: PageEnv;
  /** `page`: the store is there, the page is not. `store`: nobody has a store here. */
  what: 'page' | 'store';
  /** Where the way back leads; on an unknown store's host the platform's own page, or nowhere. */
  homeUrl: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface NotFoundViewProps extends NotFoundProps {
  t: Messages;
}
