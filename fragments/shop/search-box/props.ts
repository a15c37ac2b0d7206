import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface SearchBoxProps {
  env: PageEnv;
  /** The store's name. */
  store: string;
  /** The words to begin with. */
  text: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface SearchBoxViewProps extends SearchBoxProps {
  t: Messages;
}
