import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface TourProps {
  env: PageEnv;
  /** The account whose tour it is. */
  me: string;
  storeName: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface TourViewProps extends TourProps {
  t: Messages;
}
