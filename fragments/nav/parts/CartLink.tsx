import type { MouseEvent } from 'react';
import { emit } from '../../../shared/bus/index.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { messages } from '../messages/index.ts';
import type { NavProps } from '../props.ts';

const CART_PATH = '/shopping-cart';

type Props = Pick<NavProps, 'env' | 'path' | 'cartCount'> & { locale: Locale };

/** The way to the cart: its page, or with script the panel where the page has one. */
export function CartLink({ env, path, cartCount, locale }: Props) {
  const open = (event: MouseEvent): void => {
    const newTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (newTab || path === CART_PATH || !document.querySelector('shop-cart')) return;
    event.preventDefault();
    emit('cart:open', {});
  };
  return (
    <a className="icon-btn" href={`${env.base}${CART_PATH}`} data-enhance="" onClick={open}>
      <Icon name="cart" />
      <span className="visually-hidden">{messages[locale].cart}</span>
      {/* The loader writes it, before and after hydration. */}
      <span className="count" data-cart-count="" hidden={!cartCount} suppressHydrationWarning>
        {cartCount}
      </span>
    </a>
  );
}
