import type { AlertDevice } from '../../../shared/contracts/alert-devices.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface AlertDevicesProps {
  env: PageEnv;
  /** The account's id. */
  me: string;
  devices: readonly AlertDevice[];
  /** The key that the browser subscribes with; null where the platform sends nothing to devices. */
  publicKey: string | null;
  idempotencyKey: string;
  /** Whether a device was just removed by the page's own form. */
  isDropped: boolean;
  error: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface AlertDevicesViewProps extends AlertDevicesProps {
  t: Messages;
}
