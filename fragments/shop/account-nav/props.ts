import type { PageEnv } from '../../_runtime/env.ts';

export interface AccountNavProps {
  env: PageEnv;
  /** The page's path without the store's prefix. */
  path: string;
}
