import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/index.ts';
import type { Notice } from '../../../shared/bus/topics/toasts.ts';

/** One element a page; notices come by the bus, topic `toast:show`. */
export interface ToastsProps {
  env: PageEnv;
  /** What the page begins with. */
  notice?: Notice;
}

/** What the script gets: the words that it says. */
export interface ToastsSaid extends ToastsProps {
  t: Pick<Messages, 'close'>;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ToastsViewProps extends ToastsProps {
  t: Messages;
}
