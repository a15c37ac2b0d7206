import type { Notice } from '../../../shared/bus/topics/toasts.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { BoughtLine } from './model/without-bought.ts';
import type { Messages } from './messages/es.ts';

/** What the page of a purchase does in the background. */
export interface OrderLiveProps {
  env: PageEnv;
  /** The purchase that the cart of this browser lets go; null for one that is not bought, or long ago. */
  bought: { readonly checkout: string; readonly lines: readonly BoughtLine[] } | null;
  /** Told once the page is shown; null for most purchases. */
  notice: Notice | null;
  /** The token of a payment that its provider is still deciding about; null for any other. */
  token: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface OrderLiveViewProps extends OrderLiveProps {
  t: Messages;
}
