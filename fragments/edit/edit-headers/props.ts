import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface EditHeadersProps {
  env: PageEnv;
  /** The store's kind, as its calls' paths name it. */
  storeType: string;
  /** Whether the panel is open as the page appears. */
  opened: boolean;
}

/** The view's props: the edge adds the words of the page's language. */
export interface EditHeadersViewProps extends EditHeadersProps {
  t: Messages;
}
