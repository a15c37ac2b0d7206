import type { ReactNode } from 'react';
import type { PageEnv } from '../../../_runtime/env.ts';
import { count } from '../../../../shared/i18n/fill.ts';
import type { CartView } from '../../../../shared/contracts/cart.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import type { Messages } from '../messages/es.ts';
import { checkoutsOf } from '../model/checkouts.ts';

interface CartTotalsProps {
  env: PageEnv;
  t: Messages;
  view: CartView;
  /** The control that starts the payment. */
  children: ReactNode;
}

/** The cart's sums: with each supplier's first delivery, which the checkout begins with. */
export function CartTotals({ env, t, view, children }: CartTotalsProps) {
  const money = (amount: number) => formatMoney(amount, view.currency, env.tag);
  const { requestTotalAmount: items, orders } = view;
  const shipping = orders.reduce(
    (sum, { delivery_options: [first] }) => sum + (first?.cost ?? 0),
    0,
  );
  return (
    <div className="stack totals" aria-live="polite">
      {shipping > 0 && (
        <div className="small muted">
          <p className="spread">
            <span>{t.subtotal}</span>
            <span className="price">{money(items)}</span>
          </p>
          <p className="spread">
            <span>{t.delivery}</span>
            <span className="price">{money(shipping)}</span>
          </p>
        </div>
      )}
      <p className="spread">
        <span>
          {t.total} <span className="units">{count(t, 'units', view.total_products)}</span>
        </span>
        <span className="price sum">{money(items + shipping)}</span>
      </p>
      <p className="small muted">
        {t.small}
        {checkoutsOf(orders, t).length > 1 && ` ${t.apart}`}
      </p>
      {children}
    </div>
  );
}
