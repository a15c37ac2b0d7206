import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface EditProductsProps {
  env: PageEnv;
  /** The store's kind, as its calls' paths name it. */
  storeType: string;
  /** Whether the owner's browser shows what a sale earns. */
  showsEarnings: boolean;
  /** The catalogue whose page it opens from; empty on any other page. */
  catalogue: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface EditProductsViewProps extends EditProductsProps {
  t: Messages;
}
