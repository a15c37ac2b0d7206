import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';
import type { Notice } from '../../../shared/bus/topics/toasts.ts';

/** One element for each page; notices come by the bus, topic `toast:show`. */
export interface ToastsProps {
  env: PageEnv;
  /** A notice that the page begins with. */
  notice?: Notice;
}

/** The script's props: the words that it says. */
export interface ToastsSaid extends ToastsProps {
  t: Pick<Messages, 'close'>;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ToastsViewProps extends ToastsProps {
  t: Messages;
}
