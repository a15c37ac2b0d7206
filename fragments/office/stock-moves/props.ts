import type { StockMove } from '../../../shared/contracts/item-fields.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface StockMovesProps {
  env: PageEnv;
  /** A page of the changes of an item's stock, the last one first; null where they could not be read. */
  moves: { readonly results: readonly StockMove[]; readonly matches_estimated: number } | null;
  /** 1-based. */
  page: number;
  /** The address of the item's form. */
  path: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface StockMovesViewProps extends StockMovesProps {
  t: Messages;
}
