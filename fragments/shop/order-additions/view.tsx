import { fill } from '../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { OrderAdditionsViewProps } from './props.ts';

/** What a store adds to a buyer's orders, with the way to pay it, and the order to which this purchase adds. */
export function OrderAdditionsView({
  env,
  t,
  additions: { extends: extended, results },
}: FragmentProps<OrderAdditionsViewProps>) {
  if (!extended && results.length === 0) return null;
  return (
    <section className="card additions" aria-labelledby="additions-title">
      <h2 className="h3" id="additions-title">
        {t.title}
      </h2>
      {extended && (
        <p>
          <a className="link" href={`${env.base}/mis-compras/${extended.id}`}>
            {fill(t.addsTo, { number: extended.number })}
          </a>
        </p>
      )}
      <ul role="list">
        {results.map(({ url, to, items, state, total, currency, order }) => (
          <li key={url} className="spread">
            <span>
              {fill(t.to, { number: to, items: items.join('; ') })}{' '}
              <b>{formatMoney(total, currency, env.tag)}</b>{' '}
              <span className="badge">{t.states[state]}</span>
            </span>
            {order ? (
              <a className="btn btn-s" href={`${env.base}/mis-compras/${order.id}`}>
                {fill(t.order, { number: order.number })}
              </a>
            ) : (
              (state === 'open' || state === 'waiting') && (
                <a
                  className="btn btn-s"
                  href={url}
                  aria-label={fill(t.payOf, { items: items.join('; ') })}
                >
                  {t.pay}
                </a>
              )
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
