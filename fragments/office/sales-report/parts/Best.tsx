import type { BestSold, ReportSource } from '../../../../shared/contracts/reports.ts';
import { count, fill } from '../../../../shared/i18n/fill.ts';
import { numberFormat } from '../../../../shared/kernel/intl.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import type { SalesReportViewProps } from '../props.ts';

interface BestProps extends SalesReportViewProps {
  id: string;
  title: string;
  hint?: string;
  rows: readonly BestSold[];
}

/** The items or catalogues that brought the most. */
export function Best({ env, t, report, id, title, hint, rows }: BestProps) {
  const money = (amount: number) => formatMoney(amount, report.currency, env.tag);
  const number = (value: number) => numberFormat(env.tag, {}).format(value);
  return (
    <section className="part" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      {hint && rows.length > 0 && <p className="muted small">{hint}</p>}
      {rows.length === 0 ? (
        <p className="muted">{t.nothing}</p>
      ) : (
        <table className="best">
          <thead>
            <tr>
              <th scope="col">{t.name}</th>
              <th scope="col">{t.units}</th>
              <th scope="col">{t.amount}</th>
              <th scope="col">{t.beforeAmount}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.name || t.gone}</th>
                <td>{number(row.units)}</td>
                <td>{money(row.amount)}</td>
                <td className="muted">{money(row.before.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Where the orders came from: links of recommenders, campaigns, other stores. */
export function Sources({ env, t, report }: SalesReportViewProps) {
  const money = (amount: number) => formatMoney(amount, report.currency, env.tag);
  const number = (value: number) => numberFormat(env.tag, {}).format(value);
  return (
    <section className="part" aria-labelledby="sources">
      <h2 className="h3" id="sources">
        {t.sources}
      </h2>
      {report.sources.length === 0 ? (
        <p className="muted">{t.nothing}</p>
      ) : (
        <table className="best">
          <thead>
            <tr>
              <th scope="col">{t.source}</th>
              <th scope="col">{t.orders}</th>
              <th scope="col">{t.amount}</th>
              <th scope="col">{t.beforeAmount}</th>
            </tr>
          </thead>
          <tbody>
            {report.sources.map((row) => (
              <tr key={`${row.referral}|${row.campaign}|${row.sold_in}`}>
                <th scope="row">{sourceName(t, row)}</th>
                <td>{number(row.orders)}</td>
                <td>{money(row.amount)}</td>
                <td className="muted">{money(row.before.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function sourceName(t: SalesReportViewProps['t'], source: ReportSource): string {
  const { referral, campaign, sold_in: store } = source;
  const parts = [
    ...(store === null ? [] : [fill(t.soldIn, { store })]),
    ...(campaign === null ? [] : [fill(t.campaign, { campaign })]),
    ...(referral === null ? [] : [fill(t.referral, { referral })]),
  ];
  return parts.length > 0 ? parts.join(' · ') : t.direct;
}

/** What has few units left, or none. */
export function RunningOut({ env, t, report, canAdd }: SalesReportViewProps) {
  const { running_out: rows } = report;
  return (
    <section className="part" aria-labelledby="running-out">
      <h2 className="h3" id="running-out">
        {t.runningOut}
      </h2>
      <p className="muted small">{rows.length > 0 ? t.runningOutHint : t.enough}</p>
      {rows.length > 0 && (
        <ul className="left">
          {rows.map(({ item, name, variant, left }) => (
            <li key={`${item}|${variant}`}>
              <span>
                {name}
                {variant !== '' && <span className="muted small"> · {variant}</span>}
              </span>
              <span className={left === 0 ? 'badge badge-danger' : 'badge'}>
                {left === 0 ? t.soldOut : count(t, 'left', left)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {canAdd && rows.length > 0 && (
        <a className="link" href={`${env.base}/admin/inventario/tabla`}>
          {t.stock}
        </a>
      )}
    </section>
  );
}
