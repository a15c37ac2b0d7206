import type { ReactNode } from 'react';
import type { PageEnv } from '../../../_runtime/env.ts';
import type { CartProduct } from '../../../../shared/contracts/cart.ts';
import { CART_THUMBNAIL_PX } from '../../../../shared/kernel/constants/index.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { itemUrl } from '../../../../shared/rules/urls.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { NetPrice } from '../../../../shared/ui/NetPrice.tsx';
import { Thumbnail } from '../../../../shared/ui/Thumbnail.tsx';
import type { Messages } from '../messages/es.ts';

interface LineProps {
  env: PageEnv;
  t: Messages;
  /** The store's own origin on a partner's page, else empty. */
  origin: string;
  product: CartProduct;
  /** The controls that change the line. */
  children: ReactNode;
}

/** One SKU of the cart. */
export function Line({ env, t, origin, product, children }: LineProps) {
  const { name, photo, amount, list_price: price, crossout_price: old } = product;
  const crossed = old === price || price === 0 ? null : old;
  const money = (value: number) => formatMoney(value, product.currency, env.tag);
  const href = `${origin}${itemUrl(env.base, product)}`;
  const variant = Object.entries(product.description).map(([key, value]) => `${key}: ${value}`);
  return (
    <li className="line">
      <a className="photo" href={href} tabIndex={-1} aria-hidden="true">
        {photo ? (
          <Thumbnail photo={photo} size={CART_THUMBNAIL_PX.large} origin={origin} loading="lazy" />
        ) : (
          <Icon name="photo" />
        )}
      </a>
      <div className="what">
        <a className="link name" href={href}>
          {name}
        </a>
        {variant.length > 0 && <p className="small muted">{variant.join(' · ')}</p>}
        {(amount > 1 || crossed !== null) && (
          <p className="small muted cluster">
            {amount > 1 && <span>{fill(t.each, { price: money(price) })}</span>}
            {crossed !== null && (
              <s>
                <span className="visually-hidden">{t.was} </span>
                {money(crossed)}
              </s>
            )}
          </p>
        )}
        {product.buy_by && <p className="small muted">{product.buy_by.note}</p>}
        <NetPrice env={env} item={product} price={product.total} t={t} />
      </div>
      <p className="price">{money(product.total)}</p>
      <div className="tools">{children}</div>
    </li>
  );
}
