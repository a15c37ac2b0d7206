import type { OfferFilter } from '../../../shared/rules/resale.ts';
import type { ResaleItem } from '../../../shared/contracts/resale.ts';
import type { ResaleUi } from '../../_office/resale/ui.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** The action that a form without script has just done. */
export type Done = 'added' | 'removed' | 'restored' | 'addedAll';

export interface AddProductsProps extends Pick<
  ResaleUi,
  'categories' | 'suppliers' | 'catalogues' | 'into' | 'page' | 'idempotencyKey' | 'showsEarnings'
> {
  env: PageEnv;
  /** The store's kind, as its calls' paths name it. */
  storeType: string;
  list: { results: ResaleItem[]; matches_estimated: number };
  filter: OfferFilter;
  done: Done | null;
  /** The number of found items that one press left to add. */
  left: number;
  /** Id of the item that a form without script has just removed. */
  removed: string | null;
  error: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface AddProductsViewProps extends AddProductsProps {
  t: Messages;
}
