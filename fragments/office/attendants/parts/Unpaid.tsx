import { count, fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { EDGE_PAGE_SIZE } from '../../../../shared/kernel/constants/page-sizes.ts';
import { lastPage } from '../../../../shared/rules/paging.ts';
import { Pager } from '../../../../shared/ui/Pager.tsx';
import { momentOf } from '../../../_office/day.ts';
import type { ListProps } from '../props.ts';

/**
 * The orders that await their payment, apart from the tickets; nothing where there are none.
 * @param url the address of a page of them; the list of attendants stays where it is
 */
export function Unpaid({ env, t, shown, url }: ListProps & { url: (page: number) => string }) {
  const { results: orders, matches_estimated: total } = shown.unpaid;
  if (orders.length === 0) return null;
  return (
    <section className="card unpaid" aria-labelledby="unpaid">
      <h3 className="h3" id="unpaid">
        {fill(t.unpaid, { count: total })}
      </h3>
      <p className="small muted">{t.unpaidText}</p>
      <ul className="rows" role="list" aria-labelledby="unpaid">
        {orders.map(({ order_number: number, full_name: name, places, since, work }) => (
          <li key={number}>
            <div className="row">
              <div className="who">
                <b dir="auto">{name}</b>
                <span className="muted small">
                  {count(t, 'places', places)} · {fill(t.since, { at: momentOf(since, env) })}
                </span>
              </div>
              {work && <span>{formatMoney(work.total, work.currency, env.tag)}</span>}
              {work ? (
                <a href={`${env.base}/admin/ordenes/${work.order}`}>{fill(t.order, { number })}</a>
              ) : (
                <span className="small">{fill(t.order, { number })}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Pager
        t={t.pager}
        tag={env.tag}
        page={shown.unpaidPage}
        last={lastPage(total, EDGE_PAGE_SIZE.attendants)}
        url={url}
      />
    </section>
  );
}
