import type { AlertPreferences } from '../../../shared/contracts/alert-preferences.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface AlertPreferencesProps {
  env: PageEnv;
  preferences: AlertPreferences;
  /** The time zone of quiet hours that were not chosen yet. */
  zone: string;
  /** A form that was refused, as it was typed; null for none. */
  values: Readonly<Record<string, string>> | null;
  errors: Readonly<Record<string, string>>;
  error: string | null;
  /** Whether they were just saved. */
  isSaved: boolean;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface AlertPreferencesViewProps extends AlertPreferencesProps {
  t: Messages;
}
