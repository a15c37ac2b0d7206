import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface LanguageProps {
  env: PageEnv;
  /** Path and query of this page: the form comes back to it in the other language. */
  returnTo: string;
  /** Shows the languages' codes instead of their names, for bars. */
  compact: boolean;
}

/** The view's props: the edge adds the words of the page's language. */
export interface LanguageViewProps extends LanguageProps {
  t: Messages;
}
