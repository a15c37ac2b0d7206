import type { Catalogue } from '../../../shared/contracts/catalogues.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface CatalogueStripProps {
  env: PageEnv;
  catalogues: readonly Pick<Catalogue, 'name' | 'slug' | 'photo'>[];
  /** Slug of the catalogue that the page shows. */
  active: string | null;
  /** Whether the store hides its search bar, and this strip with it. */
  hidden: boolean;
}

/** The view's props: the edge adds the words of the page's language. */
export interface CatalogueStripViewProps extends CatalogueStripProps {
  t: Messages;
}
