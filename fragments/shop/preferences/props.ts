import type { PageEnv } from '../../_runtime/env.ts';
import type { SessionView } from '../../../shared/contracts/sign-in.ts';
import type { Profile } from '../../../shared/contracts/profiles.ts';
import type { Messages } from './messages/es.ts';

/** The parts of the page that a form without script posts. */
export type Section = 'profile' | 'display' | 'sessions';

export interface PreferencesProps {
  env: PageEnv;
  profile: Profile;
  sessions: SessionView[];
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
  /** A profile that was posted and refused: its values, and its problems by field name. */
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
