import type { FragmentProps } from '../../_runtime/props.ts';
import { CartPage } from './parts/CartPage.tsx';
import { CartPanel } from './parts/CartPanel.tsx';
import type { CartViewProps } from './props.ts';

/** The cart: the drawer of every page, or the page `/shopping-cart`. */
export function CartView(props: FragmentProps<CartViewProps>) {
  return props.variant === 'page' ? <CartPage {...props} /> : <CartPanel {...props} />;
}
