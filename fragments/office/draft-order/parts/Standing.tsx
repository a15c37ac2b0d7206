import type { DraftOrder } from '../../../../shared/contracts/draft-orders.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { isDraftOpen } from '../../../../shared/rules/draft-orders.ts';
import { momentOf } from '../../../_office/day.ts';
import type { DraftOrderViewProps } from '../props.ts';

type StandingProps = DraftOrderViewProps & { readonly draft: DraftOrder };

/** How a draft stands, its link while it can be paid, and the form that takes it back. */
export function Standing({ env, t, draft, idempotencyKey }: StandingProps) {
  const { id, state, total, currency, until, url, order, extends: extended } = draft;
  return (
    <section className="card part" aria-labelledby="standing">
      <h2 className="h3" id="standing">
        {formatMoney(total, currency, env.tag)}
      </h2>
      <p className="facts">
        <span className="badge">{t.states[state]}</span>
        <span className="muted small">{fill(t.until, { time: momentOf(until, env) })}</span>
      </p>
      {extended && (
        <p>
          <a href={`${env.base}/admin/ordenes/${extended.id}`}>
            {fill(t.adds, { number: extended.number })}
          </a>
        </p>
      )}
      {order && (
        <p>
          <a href={`${env.base}/admin/ordenes/${order.id}`}>
            {fill(t.order, { number: order.number })}
          </a>
        </p>
      )}
      {(state === 'open' || state === 'waiting') && (
        <div className="field">
          <label htmlFor="f-url">{t.link}</label>
          <input id="f-url" type="url" readOnly value={url} aria-describedby="f-url-hint" />
          <p className="hint" id="f-url-hint">
            {t.linkHint}
          </p>
        </div>
      )}
      {isDraftOpen(state) && (
        <form method="post" action={`${env.base}/admin/pedidos-con-enlace/${id}`}>
          <input type="hidden" name="intent" value="take_back" />
          <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-take-back`} />
          <p className="hint" id="take-back-hint">
            {t.takeBackHint}
          </p>
          <p>
            <button className="btn btn-s btn-quiet" aria-describedby="take-back-hint">
              {t.takeBack}
            </button>
          </p>
        </form>
      )}
    </section>
  );
}
