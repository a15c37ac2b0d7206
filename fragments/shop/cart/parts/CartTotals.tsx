import type { ReactNode } from 'react';
import type { PageEnv } from '../../../_runtime/env.ts';
import { count } from '../../../../shared/i18n/fill.ts';
import type { CartView } from '../../../../shared/contracts/cart.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import type { Messages } from '../messages/es.ts';

interface CartTotalsProps {
  env: PageEnv;
  t: Messages;
  view: CartView;
  /** The control that starts the payment. */
  children: ReactNode;
}

/** The cart's sums, and a line about the costs that they leave out. */
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
