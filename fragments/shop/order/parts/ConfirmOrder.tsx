import type { PageEnv } from '../../../_runtime/env.ts';
import type { BoughtOrder } from '../../../../shared/contracts/orders.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatArrival } from '../../../../shared/rules/delivery.ts';
import type { Messages } from '../messages/es.ts';

interface ConfirmOrderProps {
  env: PageEnv;
  t: Messages;
  order: BoughtOrder;
  /** Address of the purchase's page, whose form it is. */
  action: string;
  idempotencyKey: string;
  money: (amount: number) => string;
}

/** The day and the cost that the seller proposed, and the form by which the buyer agrees to them. */
export function ConfirmOrder({ env, t, order, action, idempotencyKey, money }: ConfirmOrderProps) {
  const { arrives_on, extra_charge: cost, total } = order;
  const day = arrives_on && formatArrival({ arrives_on, days: null }, env.tag);
  const hidden: Readonly<Record<string, string>> = {
    intent: 'next',
    order: order.id,
    from: order.state,
    idempotency_key: `${idempotencyKey}-next-${order.id}`,
  };
  return (
    <form className="proposal" method="post" action={action}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>
        {day && <b>{fill(t.proposed, { day })}</b>}
        {cost > 0 && (
          <span>{fill(t.proposedCost, { cost: money(cost), total: money(total + cost) })}</span>
        )}
      </p>
      <button className="btn btn-primary">{t.confirm}</button>
    </form>
  );
}
