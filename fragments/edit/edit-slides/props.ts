import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface EditSlidesProps {
  env: PageEnv;
  /** The store's kind, as its calls' paths name it. */
  storeType: string;
  /** Whether the panel is open as the page appears. */
  opened: boolean;
  /** The store's address, as the call of its settings names it. */
  slug: string;
  /** The columns of the store's opening. */
  columns: 1 | 2;
}

/** The view's props: the edge adds the words of the page's language. */
export interface EditSlidesViewProps extends EditSlidesProps {
  t: Messages;
}
