import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/index.ts';

export interface Crumb {
  label: string;
  /** Whole address with the store's prefix; null for the page itself. */
  href: string | null;
}

export interface BreadcrumbProps {
  env: PageEnv;
  /** What everything else stands below; the marketplace where nothing else is said. */
  root?: Crumb;
  /** What follows the root. Empty on the root itself. */
  crumbs: readonly Crumb[];
}

/** What the view gets: the edge adds the words of the page's language. */
export interface BreadcrumbViewProps extends BreadcrumbProps {
  t: Messages;
}
