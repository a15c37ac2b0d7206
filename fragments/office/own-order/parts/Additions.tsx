import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import type { OwnOrderViewProps } from '../props.ts';
import { isEditable, isLabeled } from './edit-words.ts';

/** The order to which this one adds, what adds to this one, and the way to add more while it may be edited. */
export function Additions(props: OwnOrderViewProps) {
  const { env, t, order, additions } = props;
  const { extends: extended, results } = additions;
  const mayAdd = additions.may_add && isEditable(order) && !isLabeled(props);
  if (!mayAdd && !extended && results.length === 0) return null;
  return (
    <section className="part" aria-labelledby="additions">
      <h2 className="h3" id="additions">
        {t.additions.title}
      </h2>
      {extended && (
        <p>
          <a className="link" href={`${env.base}/admin/ordenes/${extended.id}`}>
            {fill(t.additions.addsTo, { number: extended.number })}
          </a>
        </p>
      )}
      {results.length > 0 && (
        <ul className="moves">
          {results.map(({ id, state, total, currency, items, order: born }) => (
            <li key={id}>
              <a className="link" href={`${env.base}/admin/pedidos-con-enlace/${id}`}>
                {items.join('; ')}
              </a>{' '}
              <b>{formatMoney(total, currency, env.tag)}</b>{' '}
              <span className="badge">{t.additions.states[state]}</span>{' '}
              {born && (
                <a className="link" href={`${env.base}/admin/ordenes/${born.id}`}>
                  {fill(t.additions.order, { number: born.number })}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayAdd && (
        <p className="acts-of-order">
          <a className="btn btn-s" href={`${env.base}/admin/punto-de-venta?order=${order.id}`}>
            {t.additions.add}
          </a>
        </p>
      )}
    </section>
  );
}
