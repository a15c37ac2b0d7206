import type { PageEnv } from '../../_runtime/env.ts';
import type { CartView } from '../../../shared/contracts/cart.ts';
import type { Messages } from './messages/es.ts';

/** The host page's props. */
export interface CartProps {
  env: PageEnv;
  /** `panel` (the default) is a drawer that opens when the cart changes; `page` is `/shopping-cart`. */
  variant?: 'panel' | 'page';
  /** The visitor's server cart, made by forms without script; the page shows it until the local one is known. */
  cart?: CartView | null;
  /**
   * The lines of an embed's link, priced by the edge. They go into the cart only when the visitor
   * says so.
   */
  handover?: CartView | null;
  /**
   * The code of the hand-over, which the store notes for the browser that takes it; null for a link
   * without one.
   */
  handoff?: string | null;
  /** Whether those lines are an order's that is bought again, and not an embed's. */
  again?: boolean;
  /** Prefix of the keys in this page's forms; only needed by the page. */
  idempotencyKey?: string;
  /** Why the last form was refused, in the page's language. */
  error?: string | null;
  /** On a partner's page: the store's own origin, where calls, pictures and checkout are. */
  origin?: string;
}

/**
 * The live view's props. The edge adds the words of the page's language, so that the module holds
 * none.
 */
export interface CartViewProps extends Pick<CartProps, 'env' | 'variant' | 'origin'> {
  t: Messages;
  /** The server cart that this browser takes over. */
  served?: Pick<CartView, 'cart' | 'lines'> | null;
  /** The lines that the page's hand-over form puts in. */
  handover?: CartView['lines'];
  /** The code of that hand-over, which has to be taken first. */
  handoff?: string | null;
}
