import type { Locale } from '../../../../shared/kernel/locale.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { messages } from '../messages/index.ts';
import type { NavProps } from '../props.ts';

const CART_PATH = '/shopping-cart';

type Props = Pick<NavProps, 'env' | 'path' | 'cartCount'> & { locale: Locale };

/** The way to the cart: its page, or with script the panel where the page has one. */
export function CartLink({ env, path, cartCount, locale }: Props) {
  return (
    <a
      className="icon-btn"
      href={`${env.base}${CART_PATH}`}
      // The loader tells the panel; this fragment needs no script for it.
      {...(path === CART_PATH ? {} : { 'data-enhance': '', 'data-emit': 'cart:open' })}
    >
      <Icon name="cart" />
      <span className="visually-hidden">{messages[locale].cart}</span>
      {/* The loader writes it, before and after hydration. */}
      <span className="count" data-cart-count="" hidden={!cartCount} suppressHydrationWarning>
        {cartCount}
      </span>
    </a>
  );
}
