import type { CatalogueList } from '../../../shared/contracts/catalogues.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface CatalogueGridProps {
  env: PageEnv;
  /** Null when it could not be loaded. */
  list: CatalogueList | null;
  /** 1-based. */
  page: number;
  pageSize: number;
  /** Path of the page of all catalogues, with the base. */
  path: string;
  /**
   * Level of the title's heading, 1 by default; a section of another page has 2, and links to all.
   */
  titleLevel?: 1 | 2;
}

/** The view's props: the edge adds the words of the page's language. */
export interface CatalogueGridViewProps extends CatalogueGridProps {
  t: Messages;
}
