import { fill } from '../../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../../shared/kernel/intl.ts';
import { lastPage } from '../../../../shared/rules/paging.ts';
import { timeZoneOf } from '../../../../shared/rules/time-zone.ts';
import { EdgeIcon } from '../../../../shared/ui/EdgeIcon.tsx';
import { Pager } from '../../../../shared/ui/Pager.tsx';
import type { CashoutViewProps } from '../props.ts';
import { Hidden } from './forms.tsx';

/** The cash-outs, each with its state and why it waits, failed or came back. */
export function List(props: CashoutViewProps & { money: (minor: number) => string }) {
  const { env, t, drawn, path, page, pageSize, idempotencyKey, money } = props;
  const { results, matches_estimated: total } = drawn.cashouts;
  const time = dateTimeFormat(env.tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timeZoneOf(env.country),
  });
  return (
    <section aria-labelledby="cashouts">
      <h2 className="h2" id="cashouts">
        {t.list}
      </h2>
      {results.length === 0 ? (
        <div className="empty">
          <EdgeIcon name="cash" />
          <p className="h3">{t.none}</p>
          <p className="muted">{t.noneText}</p>
        </div>
      ) : (
        <ul className="rows" role="list">
          {results.map((one) => (
            <li key={one.id}>
              <span className="what">
                <b className="sum">{money(one.amount)}</b>
                <span className="small">{fill(t.to, { last: one.last_four })}</span>
                {one.withheld > 0 && (
                  <span className="small">{fill(t.withheld, { amount: money(one.withheld) })}</span>
                )}
                {one.hold && <span className="small">{t.holds[one.hold]}</span>}
                {one.reason !== null && (
                  <span className="small">{fill(t.reason, { reason: one.reason })}</span>
                )}
                <span className="muted small">{time.format(new Date(one.created_at))}</span>
              </span>
              <span className="cluster">
                <span className={badgeOf(one.state)}>{t.states[one.state]}</span>
                {one.can_cancel && (
                  <form method="post" action={env.base + path}>
                    <Hidden intent="cancel" idempotencyKey={`${idempotencyKey}-${one.id}`} />
                    <input type="hidden" name="cashout" value={one.id} />
                    <button
                      className="btn btn-s"
                      aria-label={fill(t.cancelOf, { amount: money(one.amount) })}
                    >
                      {t.cancel}
                    </button>
                  </form>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Pager
        t={t.pager}
        tag={env.tag}
        page={page}
        last={lastPage(total, pageSize)}
        url={(to) => `${env.base}${path}?page=${to}`}
      />
    </section>
  );
}

function badgeOf(state: string): string {
  if (state === 'failed' || state === 'returned') return 'badge badge-danger';
  return state === 'paid' ? 'badge badge-primary' : 'badge';
}
