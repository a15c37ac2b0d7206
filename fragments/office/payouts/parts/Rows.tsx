import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { PAYOUT_ROWS } from '../../../../shared/rules/payout-formats.ts';
import { lastPage } from '../../../../shared/rules/paging.ts';
import { Pager } from '../../../../shared/ui/Pager.tsx';
import type { PayoutsViewProps } from '../props.ts';
import { Decide } from './Decide.tsx';
import { momentOf } from './moment.ts';

/** A page of withdrawals: whose, how much, where to, and what may be done with each. */
export function Rows(props: PayoutsViewProps & { isDecided?: boolean }) {
  const { env, t, payouts, total, page, path, isDecided = false } = props;
  return (
    <>
      <ul className="rows" role="list">
        {payouts.map((one) => (
          <li key={one.id} className="row">
            <div className="own">
              <b>{one.owner.name || t.nobody}</b>
              <span className="small">
                {fill(t.to, { last: one.last_four, at: momentOf(one.created_at, env) })}
              </span>
              {one.withheld > 0 && (
                <span className="small">
                  {fill(t.withheld, { amount: formatMoney(one.withheld, one.currency, env.tag) })}
                </span>
              )}
              {one.hold && <span className="small">{t.holds[one.hold]}</span>}
              {one.reason !== null && <span className="small">{one.reason}</span>}
            </div>
            <b className="sum">{formatMoney(one.amount, one.currency, env.tag)}</b>
            <span className={one.hold ? 'badge badge-warning' : 'badge'}>
              {t.states[one.state]}
            </span>
            {isDecided && <Decide {...props} payout={one} />}
          </li>
        ))}
      </ul>
      <Pager
        t={t.pager}
        tag={env.tag}
        page={page}
        last={lastPage(total, PAYOUT_ROWS)}
        url={(to) => `${env.base}${path}?page=${to}`}
      />
    </>
  );
}
