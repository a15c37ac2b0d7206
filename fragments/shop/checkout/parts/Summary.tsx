import { CART_THUMBNAIL_PX } from '../../../../shared/kernel/constants/index.ts';
import type { CartProduct } from '../../../../shared/contracts/cart.ts';
import { count } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { Thumbnail } from '../../../../shared/ui/Thumbnail.tsx';
import { deliveredParts } from '../model/draft.ts';
import type { CheckoutUi } from './use-checkout.ts';

/** The lines and the edge's sums: beside the form, on phones a fold above it. */
export function Summary({ ui }: { ui: CheckoutUi }) {
  const { t, env, state } = ui;
  const { parts, currency, total } = state.checkout;
  const money = (amount: number) => formatMoney(amount, currency, env.tag);
  const units = parts.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <aside className="summary" aria-label={t.summary}>
      <details>
        <summary>
          <span className="grow">
            {t.summary}
            <small className="muted">{count(t, 'units', units)}</small>
          </span>
          <span className="price">{money(total)}</span>
          <Icon name="chevron-down" />
        </summary>
        <div className="stack folded">
          {parts.map((part) => (
            <div key={part.supplier}>
              {parts.length > 1 && <p className="small muted">{part.supplier_name}</p>}
              <ul>
                {part.products.map((product) => (
                  <SummaryLine key={product.sku} product={product} money={money} />
                ))}
              </ul>
            </div>
          ))}
          <Totals ui={ui} money={money} />
        </div>
      </details>
    </aside>
  );
}

function SummaryLine({
  product,
  money,
}: {
  product: CartProduct;
  money: (amount: number) => string;
}) {
  const { name, photo, amount, description, buy_by: by } = product;
  const variant = Object.entries(description).map(([key, value]) => `${key}: ${value}`);
  return (
    <li className="bought">
      <span className="thumb">
        <span className="photo">
          {photo && <Thumbnail photo={photo} size={CART_THUMBNAIL_PX.small} />}
        </span>
        <span className="count" aria-hidden="true">
          {amount}
        </span>
      </span>
      <span className="grow">
        <span className="visually-hidden">{amount} × </span>
        {name}
        <small className="muted">{variant.join(' · ')}</small>
        {by && <small className="muted">{by.note}</small>}
      </span>
      <span className="price">{money(product.total)}</span>
    </li>
  );
}

function Totals({ ui, money }: { ui: CheckoutUi; money: (amount: number) => string }) {
  const { t, state } = ui;
  const { checkout } = state;
  const delivered = deliveredParts(checkout);
  const shipping = checkout.shipping_total ? money(checkout.shipping_total) : t.free;
  return (
    <dl className="totals" aria-live="polite" aria-busy={state.busy === 'delivery' || undefined}>
      <div>
        <dt>{t.subtotal}</dt>
        <dd className="price">{money(checkout.items_total)}</dd>
      </div>
      {delivered.length > 0 && (
        <div>
          <dt>{t.shipping}</dt>
          <dd className="price">{shipping}</dd>
        </div>
      )}
      <div className="sum-row">
        <dt>
          {t.total}
          <small className="muted">{t.taxes}</small>
        </dt>
        <dd className="price sum">{money(checkout.total)}</dd>
      </div>
    </dl>
  );
}
