import type { ReactNode } from 'react';
import type { PageEnv } from '../../../_runtime/env.ts';
import type { CartOrder } from '../../../../shared/contracts/cart.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { formatArrival } from '../../../../shared/rules/delivery.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { Messages } from '../messages/es.ts';

interface SupplierPartProps {
  env: PageEnv;
  t: Messages;
  order: CartOrder;
  /** Level of its heading: 2 below a page's title, 3 below a drawer's. */
  as: 'h2' | 'h3';
  /** Whether it is the cart's only part: then its sum is the total, which stands below. */
  only: boolean;
  /** Says what the part lacks, where no toast has told it. */
  lacks?: ReactNode;
  /** Its lines. */
  children: ReactNode;
}

/** One supplier's part: the supplier, its lines and their sum. */
export function SupplierPart({
  env,
  t,
  order,
  as: Title,
  only,
  lacks,
  children,
}: SupplierPartProps) {
  const money = (amount: number) => formatMoney(amount, order.currency, env.tag);
  const { delivery_options: options, dssupplier_info: sender } = order;
  const fixed = options.find(({ type }) => type === 'fixed_delivery');
  const day = fixed && formatArrival(fixed, env.tag);
  const delivery = fixed
    ? [
        order.dssupplier && fill(t.shippedBy, { name: sender.name }),
        fixed.cost ? fill(t.shipping, { price: money(fixed.cost) }) : t.freeShipping,
        day && fill(t.arrives, { day }),
        options.length > 1 && t.orCollected,
      ]
    : [t.collected];
  const title = `part-${order.supplier}`;
  return (
    <section className="part" aria-labelledby={title}>
      <header className="small">
        <Title id={title}>
          <Icon name="store" />
          {fill(t.soldBy, { name: order.supplier_name })}
        </Title>
        {options.length > 0 && <p className="muted">{delivery.filter(Boolean).join(' · ')}</p>}
      </header>
      {lacks}
      <ul>{children}</ul>
      {!only && (
        <p className="spread small">
          <span className="muted">{t.subtotal}</span>
          <span className="price">{money(order.total)}</span>
        </p>
      )}
    </section>
  );
}
