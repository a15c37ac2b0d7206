import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface Crumb {
  label: string;
  /** Whole address with the store's prefix; null for the page itself. */
  href: string | null;
}

export interface BreadcrumbProps {
  env: PageEnv;
  /** The crumb above all others; the marketplace by default. */
  root?: Crumb;
  /** The crumbs below the root. Empty on the root itself. */
  crumbs: readonly Crumb[];
}

/** The view's props: the edge adds the words of the page's language. */
export interface BreadcrumbViewProps extends BreadcrumbProps {
  t: Messages;
}
