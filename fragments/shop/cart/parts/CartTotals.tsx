import type { ReactNode } from 'react';
import type { PageEnv } from '../../../_runtime/env.ts';
import { count } from '../../../../shared/i18n/fill.ts';
import type { CartView } from '../../../../shared/contracts/cart.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import type { Messages } from '../messages/index.ts';

interface CartTotalsProps {
  env: PageEnv;
  t: Messages;
  view: CartView;
  /** The way to pay. */
  children: ReactNode;
}

/** What the cart comes to, and what that leaves out. */
export function CartTotals({ env, t, view, children }: CartTotalsProps) {
  return (
    <div className="stack totals" aria-live="polite">
      <p className="spread">
        <span>
          {t.total} <span className="units">{count(t, 'units', view.total_products)}</span>
        </span>
        <span className="price sum">
          {formatMoney(view.requestTotalAmount, view.currency, env.tag)}
        </span>
      </p>
      <p className="small muted">{t.small}</p>
      {children}
    </div>
  );
}
