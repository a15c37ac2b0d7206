import type { PageEnv } from '../../_runtime/env.ts';

export interface LanguageProps {
  env: PageEnv;
  /** Path and query of this page, to come back to in the other language. */
  returnTo: string;
  /** Shows the languages' codes instead of their names, for bars. */
  compact: boolean;
}
