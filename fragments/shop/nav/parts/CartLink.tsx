import { cartOpen } from '../../../../shared/bus/topics/cart.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { NavViewProps } from '../props.ts';

const CART_PATH = '/shopping-cart';

type Props = Pick<NavViewProps, 'env' | 'path' | 'cartCount' | 't'>;

/** The link to the cart: to its page, or with script to the panel when the page has one. */
export function CartLink({ env, path, cartCount, t }: Props) {
  return (
    <a
      className="icon-btn"
      href={`${env.base}${CART_PATH}`}
      // The loader opens the panel; this fragment needs no script for it.
      {...(path === CART_PATH ? {} : { 'data-enhance': '', 'data-emit': cartOpen.name })}
    >
      <Icon name="cart" />
      <span className="visually-hidden">{t.cart}</span>
      {/* The loader writes the count, before and after hydration. */}
      <span className="count" data-cart-count="" hidden={!cartCount} suppressHydrationWarning>
        {cartCount}
      </span>
    </a>
  );
}
