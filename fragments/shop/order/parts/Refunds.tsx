import type { PageEnv } from '../../../_runtime/env.ts';
import type { BoughtOrder } from '../../../../shared/contracts/orders.ts';
import type { Messages } from '../messages/es.ts';
import { dayText } from '../model/standing.ts';

interface RefundsProps {
  env: PageEnv;
  t: Messages;
  order: BoughtOrder;
  money: (amount: number) => string;
}

/** What was given back of an order, or is about to be; nothing where nothing was. */
export function Refunds({ env, t, order, money }: RefundsProps) {
  if (order.refunds.length === 0) return null;
  return (
    <div className="small refunds">
      <p className="label">{t.refunds}</p>
      <ul>
        {order.refunds.map(({ id, amount, state, reason, changed_on: at }) => (
          <li key={id} className="spread">
            <span>
              {reason === 'not_captured' ? t.notCharged : t.refundStates[state]}{' '}
              <time className="muted" dateTime={at}>
                {dayText(at, env.tag, env.country)}
              </time>
            </span>
            <b className="price">{money(amount)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
