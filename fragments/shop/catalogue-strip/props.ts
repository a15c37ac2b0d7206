import type { Catalogue } from '../../../shared/contracts/catalogues.ts';
import type { PageEnv } from '../../_runtime/env.ts';

export interface CatalogueStripProps {
  env: PageEnv;
  catalogues: readonly Pick<Catalogue, 'name' | 'slug' | 'photo'>[];
  /** Slug of the catalogue that the page shows. */
  active: string | null;
  /** The store hides its search bar, and this strip with it. */
  hidden: boolean;
}
