import type { PageEnv } from '../../_runtime/env.ts';

export interface Crumb {
  label: string;
  /** Whole address with the store's prefix; null for the page itself. */
  href: string | null;
}

export interface BreadcrumbProps {
  env: PageEnv;
  /** What follows the root, which is always `/marketplace`. Empty on the root itself. */
  crumbs: readonly Crumb[];
}
