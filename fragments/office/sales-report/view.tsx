import { fill } from '../../../shared/i18n/fill.ts';
import { reportPeriods } from '../../../shared/rules/report-periods.ts';
import { reportWays } from '../../../shared/contracts/reports.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { Best, RunningOut, Sources } from './parts/Best.tsx';
import { Figures } from './parts/Figures.tsx';
import { Funnel } from './parts/Funnel.tsx';
import type { SalesReportViewProps } from './props.ts';

/** How a store does in a span of time, compared with the time before; the chart stands in its slot. */
export function SalesReportView(props: FragmentProps<SalesReportViewProps>) {
  const { t, report } = props;
  return (
    <OfficePage title={t.title} intro={t.intro} done={null}>
      {report.next_step ? (
        <Empty {...props} />
      ) : (
        <>
          <Choices {...props} />
          <Figures {...props} />
          <slot name="chart" />
          {report.way !== 'supplied' && <Funnel {...props} />}
          <Best {...props} id="items" title={t.items} rows={report.items} />
          <Best
            {...props}
            id="catalogues"
            title={t.catalogues}
            hint={t.cataloguesHint}
            rows={report.catalogues}
          />
          <Sources {...props} />
        </>
      )}
      {report.next_step !== 'add_items' && <RunningOut {...props} />}
    </OfficePage>
  );
}

/** Which days, which sales, which currency: links and a form, since nothing here has a script. */
function Choices({ env, t, report }: SalesReportViewProps) {
  const { period, way, currency, currencies, has_ways: hasWays, now, before } = report;
  const action = `${env.base}/admin/reportes`;
  const days = dateTimeFormat(env.tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (text: string) => days.format(new Date(`${text}T00:00:00Z`));
  const asked = new URLSearchParams(
    [
      ['way', way === 'all' ? '' : way],
      ['currency', currency === currencies[0] ? '' : currency],
    ].filter(([, value]) => value !== ''),
  );
  const hrefOf = (to: string, path = action) =>
    `${path}?${new URLSearchParams([['period', to], ...asked])}`;
  return (
    <section className="stack" aria-label={t.period}>
      <nav className="cluster" aria-label={t.period}>
        {reportPeriods.map((one) => (
          <a
            key={one}
            className="chip"
            href={hrefOf(one)}
            aria-current={one === period ? 'true' : undefined}
          >
            {t.periods[one]}
          </a>
        ))}
      </nav>
      {(hasWays || currencies.length > 1) && (
        <form className="find" action={action}>
          <input type="hidden" name="period" value={period} />
          {hasWays && (
            <div className="field">
              <label htmlFor="r-way">{t.way}</label>
              <select id="r-way" name="way" defaultValue={way}>
                {reportWays.map((one) => (
                  <option key={one} value={one}>
                    {t.ways[one]}
                  </option>
                ))}
              </select>
            </div>
          )}
          {currencies.length > 1 && (
            <div className="field">
              <label htmlFor="r-currency">{t.currency}</label>
              <select id="r-currency" name="currency" defaultValue={currency}>
                {currencies.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            </div>
          )}
          <button className="btn">{t.show}</button>
        </form>
      )}
      <div className="spread">
        <p className="muted small">
          {fill(t.span, {
            from: day(now.from),
            to: day(now.to),
            beforeFrom: day(before.from),
            beforeTo: day(before.to),
          })}{' '}
          {t.counted}
        </p>
        <a className="btn btn-s" href={hrefOf(period, `${action}/ventas.csv`)} download>
          {t.download}
        </a>
      </div>
    </section>
  );
}

/** A store that has not sold yet is told its next step. */
function Empty({ env, t, report, canAdd }: SalesReportViewProps) {
  const isBare = report.next_step === 'add_items';
  return (
    <div className="empty">
      <h2 className="h3">{t.none}</h2>
      <p className="muted">{isBare ? t.noneItems : t.noneShare}</p>
      {isBare && canAdd && (
        <a className="btn btn-primary" href={`${env.base}/apps/me/products/create`}>
          {t.addItem}
        </a>
      )}
      {!isBare && (
        <a className="btn btn-primary" href={`${env.base}/`}>
          {t.openStore}
        </a>
      )}
    </div>
  );
}
