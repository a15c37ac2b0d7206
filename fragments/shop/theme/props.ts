import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** Mounted only where the store allows a choice. */
export interface ThemeProps {
  env: PageEnv;
  /** The theme that the page was rendered with; `auto` follows the visitor's system. */
  theme: 'light' | 'dark' | 'auto';
  /** Path and query of this page: a post without script comes back to it. */
  returnTo: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ThemeViewProps extends ThemeProps {
  t: Messages;
}
