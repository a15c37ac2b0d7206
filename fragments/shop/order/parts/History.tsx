import type { PageEnv } from '../../../_runtime/env.ts';
import type { BoughtOrder } from '../../../../shared/contracts/orders.ts';
import type { Messages } from '../messages/es.ts';
import { dayText } from '../model/standing.ts';

interface HistoryProps {
  env: PageEnv;
  t: Messages;
  order: BoughtOrder;
}

/** The way of an order so far, the latest stage first; nothing for one that is as it was placed. */
export function History({ env, t, order }: HistoryProps) {
  if (order.history.length === 0) return null;
  return (
    <details className="history">
      <summary className="small">{t.history}</summary>
      <ol className="small">
        {order.history.map(({ at, to }) => (
          <li key={at + to}>
            <b>{t.states[to]}</b>{' '}
            <time className="muted" dateTime={at}>
              {dayText(at, env.tag, env.country)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
