import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface NotFoundProps {
  env: PageEnv;
  /** `page`: the store has no such page. `store`: no store has this address. */
  what: 'page' | 'store';
  /** Target of the link back; on an unknown store's host the platform's own page, or null. */
  homeUrl: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface NotFoundViewProps extends NotFoundProps {
  t: Messages;
}
