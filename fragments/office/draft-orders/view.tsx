import type { DraftOrder } from '../../../shared/contracts/draft-orders.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { draftViews } from '../../../shared/rules/draft-orders.ts';
import { momentOf } from '../../_office/day.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { Rows } from '../../_office/Rows.tsx';
import type { DraftOrdersViewProps } from './props.ts';

/** The orders that a store prepared for customers, by how they stand. */
export function DraftOrdersView(props: DraftOrdersViewProps) {
  const { env, t, drafts, total, page, show } = props;
  const action = `${env.base}/admin/pedidos-con-enlace`;
  return (
    <OfficePage title={t.title} intro={t.intro} done={null}>
      <p>
        <a className="btn btn-primary" href={`${env.base}/admin/punto-de-venta`}>
          {t.prepare}
        </a>
      </p>
      <form className="find" role="search" action={action}>
        <div className="field">
          <label htmlFor="f-show">{t.show}</label>
          <select id="f-show" name="show" defaultValue={show}>
            {draftViews.map((view) => (
              <option key={view} value={view}>
                {t.views[view]}
              </option>
            ))}
          </select>
        </div>
        <button className="btn">{t.find}</button>
      </form>
      <Rows
        rows={drafts}
        renderRow={(draft) => <Row {...props} draft={draft} action={action} />}
        all={show === 'all' ? null : action}
        page={page}
        total={total}
        hrefOf={(to) => `${action}?show=${show}&page=${to}`}
        t={t}
      />
    </OfficePage>
  );
}

function Row({
  env,
  t,
  draft,
  action,
}: DraftOrdersViewProps & { draft: DraftOrder; action: string }) {
  const { id, state, total, currency, contact, lines, until, order } = draft;
  const isOver = state === 'lapsed' || state === 'taken_back';
  return (
    <div className="row">
      <div className="own">
        <a href={`${action}/${id}`}>
          {formatMoney(total, currency, env.tag)} · <bdi>{contact.full_name}</bdi>
        </a>
        <span className="small">
          {lines.map(({ name, amount }) => `${amount} × ${name}`).join(', ')}
        </span>
        <span className="small">
          <span className={isOver ? 'badge badge-danger' : 'badge'}>{t.states[state]}</span>{' '}
          <span className="muted">
            {fill(state === 'open' ? t.until : t.ended, { time: momentOf(until, env) })}
          </span>
        </span>
        {order && (
          <a className="small" href={`${env.base}/admin/ordenes/${order.id}`}>
            {fill(t.order, { number: order.number })}
          </a>
        )}
      </div>
    </div>
  );
}
