import type { PageEnv } from '../../_runtime/env.ts';
import type { EditedCatalogue } from '../../../shared/contracts/catalogue-edits.ts';
import type { EditedProduct } from '../../../shared/contracts/catalogue-products.ts';
import type { Messages } from './messages/es.ts';

/** The action that a form without script has just done. */
export type Done = 'removed' | 'moved' | 'cloned' | 'added';

/** A product of the catalogue, as its row shows it. */
export type Product = EditedProduct;

export interface CatalogueItemsProps {
  env: PageEnv;
  catalogue: Pick<EditedCatalogue, 'id' | 'name' | 'slug' | 'num_products'>;
  /** A page of its products in their order, or of those that a search finds. */
  items: Product[];
  total: number;
  /** 1-based page of the list. */
  page: number;
  /** What the products were searched for; empty for all. */
  text: string;
  /** The store's other catalogues, into which products can be put. */
  others: Pick<EditedCatalogue, 'id' | 'name'>[];
  done: Done | null;
  /** Idempotency key of the forms without script. */
  idempotencyKey: string;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface CatalogueItemsViewProps extends CatalogueItemsProps {
  t: Messages;
}
