import type { Api, ApiError } from '../../../shared/api-client/index.ts';
import { TOAST_SECONDS } from '../../../shared/kernel/constants/timers.ts';
import type { FormModel } from '../../../shared/state/form.ts';
import type { Messages } from './messages/es.ts';
import type { Notice } from '../../../shared/bus/topics/toasts.ts';

/** The page's services that the preferences use. */
export interface PreferencesPorts {
  readonly t: Messages;
  readonly api: Api;
  /** The account and the store of the preferences: the spec's `{me}:{key}/{me}`. */
  readonly of: { readonly mashup: string; readonly me: string };
  readonly toast: (notice: Notice) => void;
  readonly go: (path: string) => void;
  /** Milliseconds, on this machine's clock. */
  readonly now: () => number;
}

/** Shows a notice that an action is done. */
export function done({ toast }: PreferencesPorts, message: string): void {
  toast({ tone: 'success', message, seconds: TOAST_SECONDS.normal });
}

/** Shows a notice that an action failed, for long enough to read the reason. */
export function failed({ toast, t }: PreferencesPorts, title: string, error: ApiError): void {
  const message = error.message || t.tryAgain;
  toast({ tone: 'error', title, message, seconds: TOAST_SECONDS.long });
}

/**
 * Ends a form's call with its refusal: at its field when the form has that, else above the form.
 */
export function refuse(form: FormModel, t: Messages, { field, message }: ApiError): void {
  const text = message || t.tryAgain;
  if (field !== undefined && field in form.$state.get().values) {
    form.refuse(field, text);
    form.stop([]);
  } else form.end(text);
}
