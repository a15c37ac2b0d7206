import { count, fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { paragraphsOf } from '../../../../shared/rules/event-messages.ts';
import { Act } from '../../../_office/Act.tsx';
import { momentOf } from '../../../_office/day.ts';
import type { EventCancelViewProps } from '../props.ts';

/** How far the orders, the money and the mails of an experience are that was called off. */
export function Progress(props: EventCancelViewProps) {
  const { env, t, event, cancellation, idempotencyKey } = props;
  const { canceled_at: at, reason, orders, done, failed, told, unreached, money } = cancellation;
  return (
    <section className="card" aria-labelledby="progress">
      <h2 className="h2" id="progress">
        {fill(t.off, { at: at === null ? '' : momentOf(at, env) })}
      </h2>
      <p role="status">
        {done === orders ? t.allDone : fill(t.under, { done, orders })}
        {failed > 0 && ` ${count(t, 'left', failed)}`}
      </p>
      <ul role="list">
        {money.map(({ currency, amount, arrived, failed: refused }) => (
          <li key={currency}>
            {fill(t.sum, {
              arrived: formatMoney(arrived, currency, env.tag),
              amount: formatMoney(amount, currency, env.tag),
            })}
            {refused > 0 && (
              <>
                {' '}
                {count(t, 'refused', refused)}{' '}
                <a href={`${env.base}/admin/pagos`}>{t.toPayments}</a>
              </>
            )}
          </li>
        ))}
        <li>{count(t, 'told', told)}</li>
        {unreached > 0 && <li>{count(t, 'unreached', unreached)}</li>}
      </ul>
      {reason !== null && (
        <div className="letter">
          {paragraphsOf(reason).map((line, n) => (
            <p dir="auto" key={n}>
              {line}
            </p>
          ))}
        </div>
      )}
      <Open {...props} />
      {failed > 0 && (
        <div>
          <Act
            action={`${env.base}/admin/asistentes/${event}/cancelar`}
            fields={{ intent: 'retry', idempotency_key: idempotencyKey }}
            label={t.retry}
            name={t.retry}
            main
            act={() => {}}
          />
        </div>
      )}
    </section>
  );
}

/** The orders that a person has to look at, each with its reason. */
function Open({ env, t, cancellation: { open } }: EventCancelViewProps) {
  if (open.length === 0) return null;
  return (
    <>
      <h3 className="h3">{t.open}</h3>
      <ul className="rows" role="list" aria-label={t.open}>
        {open.map(({ order, number, fault }) => (
          <li className="row" key={order}>
            <a href={`${env.base}/admin/ordenes/${order}`}>{fill(t.order, { number })}</a>
            <span className="muted">{t.faults[fault]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
