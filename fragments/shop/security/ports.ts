import type { Api, ApiError, PasskeyError } from '../../../shared/api-client/index.ts';
import type { PasskeyView } from '../../../shared/contracts/passkeys.ts';
import { TOAST_SECONDS } from '../../../shared/kernel/constants/timers.ts';
import type { Result } from '../../../shared/kernel/result.ts';
import type { Messages } from './messages/es.ts';
import type { Notice } from '../../../shared/bus/topics/toasts.ts';

/** The page's and browser's services that the security page uses. */
export interface SecurityPorts {
  readonly t: Messages;
  readonly api: Api;
  readonly toast: (notice: Notice) => void;
  /** Has the browser make a passkey, by a code of the app where one guards the account. */
  readonly makePasskey: (
    name: string,
    otp: string | undefined,
  ) => Promise<Result<PasskeyView, PasskeyError>>;
  /** The first name of a new passkey, until its owner changes it. */
  readonly deviceName: () => string;
}

/** Shows a notice that an action is done. */
export function done({ toast }: SecurityPorts, message: string): void {
  toast({ tone: 'success', message, seconds: TOAST_SECONDS.normal });
}

/** Shows a notice that an action failed, for long enough to read the reason. */
export function failed({ toast, t }: SecurityPorts, error: Pick<ApiError, 'message'>): void {
  const message = error.message || t.tryAgain;
  toast({ tone: 'error', title: t.failed, message, seconds: TOAST_SECONDS.long });
}
