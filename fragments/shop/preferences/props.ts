import type { PageEnv } from '../../_runtime/env.ts';
import type { SessionView } from '../../../shared/contracts/sign-in.ts';
import type { Profile } from '../../../shared/contracts/profiles.ts';
import type { Messages } from './messages/es.ts';

/** The parts of the page that a form without script changes. */
export type Section = 'profile' | 'display' | 'sessions' | 'email' | 'phone';

export type ContactType = 'email' | 'phone';

/** The step that the page begins with, where a form or an address without script led to one. */
export type Begun =
  | { readonly kind: 'asking'; readonly type: ContactType }
  | {
      readonly kind: 'proving';
      readonly type: ContactType;
      readonly code: string;
      readonly contact: string;
    }
  | { readonly kind: 'erasing' };

export interface PreferencesProps {
  env: PageEnv;
  profile: Profile;
  sessions: SessionView[];
  /** Whether an authenticator app guards the account, whose code a change then asks for. */
  isGuarded: boolean;
  /** Whether the store lets its visitors choose a theme. */
  themes: boolean;
  /** Whether the store is dark where a visitor has chosen no theme. */
  isStoreDark: boolean;
  /** The theme that was chosen by hand; `auto` without a choice, whatever the page is in. */
  theme: 'auto' | 'light' | 'dark';
  /** Milliseconds, UTC: relative times are counted from here. */
  now: number;
  /** The part that a form without script has just saved. */
  saved: Section | null;
  begun?: Begun | null;
  /**
   * The form that was posted and refused: the step's where one is begun, else the profile's. Its
   * values, and its problems by field name.
   */
  values?: Record<string, string>;
  errors?: Record<string, string>;
  error?: string | null;
}

/**
 * The view's props: the edge adds the words of the page's language, so that the module holds none.
 */
export interface PreferencesViewProps extends PreferencesProps {
  t: Messages;
}
