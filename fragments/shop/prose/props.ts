import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** The store that speaks in the texts. */
export interface ProseStore {
  name: string;
  /** The store's address as people write it. */
  address: string;
  email: string | null;
  phone: string | null;
}

export interface ProseProps {
  env: PageEnv;
  page: 'info' | 'terms' | 'privacy';
  store: ProseStore;
  /** The store's own description, plain text; only `info` shows it. */
  about?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ProseViewProps extends ProseProps {
  t: Messages;
}
