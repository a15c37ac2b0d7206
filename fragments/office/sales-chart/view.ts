import type { ReportPoint } from '../../../shared/contracts/reports.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import type { WidgetView } from '../../_runtime/widget.ts';
import { labelOf } from './parts/labels.ts';
import type { SalesChartViewProps } from './props.ts';

/** Units of the drawing: its height, and the width of one point with its two bars. */
const HEIGHT = 100;
const STEP = 10;

/** Sales by day or week as bars, with their table; a button opens the chart that one moves along. */
export const salesChartView: WidgetView<SalesChartViewProps> = (html, props) => {
  const { env, t, currency, points } = props;
  const money = (amount: number) => formatMoney(amount, currency, env.tag);
  const most = Math.max(1, ...points.flatMap(({ amount, before }) => [amount, before.amount]));
  const isWeekly = points.some(({ from, to }) => from !== to);
  const tall = (amount: number) => Math.round((HEIGHT * 100 * amount) / most) / 100;
  const label = (point: ReportPoint) => labelOf(point, env.tag, t.weekOf);
  const bars = (point: ReportPoint, index: number) => {
    const [now, before] = [tall(point.amount), tall(point.before.amount)];
    return html`<g>
      <title>
        ${fill(t.bar, {
          day: label(point),
          amount: money(point.amount),
          before: money(point.before.amount),
        })}
      </title>
      <rect class="ground" x=${STEP * index} y="0" width=${STEP} height=${HEIGHT} />
      <rect
        class="before"
        x=${STEP * index + 1}
        y=${HEIGHT - before}
        width="3.5"
        height=${before}
      />
      <rect class="now" x=${STEP * index + 4.5} y=${HEIGHT - now} width="4.5" height=${now} />
    </g>`;
  };
  return html`
    <section class="chart" aria-labelledby="title">
      <div class="spread">
        <h2 class="h3" id="title">${isWeekly ? t.titleWeeks : t.title}</h2>
        <p class="small key">
          <span class="now">${t.now}</span> <span class="before">${t.before}</span>
        </p>
      </div>
      <div class="drawing">
        <p class="muted small most" aria-hidden="true">${money(most === 1 ? 0 : most)}</p>
        <svg
          viewBox="0 0 ${STEP * points.length} ${HEIGHT}"
          preserveAspectRatio="none"
          role="img"
          aria-labelledby="title"
        >
          ${points.map(bars)}
        </svg>
        <p class="spread muted small" aria-hidden="true">
          <span>${points[0] ? label(points[0]) : ''}</span>
          <span>${points.length > 1 ? label(points.at(-1)!) : ''}</span>
        </p>
      </div>
      <div class="plot" hidden></div>
      <p class="small said" role="status" hidden></p>
      <button class="btn btn-s" type="button" data-enhance="explore">${t.explore}</button>
      <details>
        <summary>${t.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">${isWeekly ? t.week : t.day}</th>
              <th scope="col">${t.ordersColumn}</th>
              <th scope="col">${t.amount}</th>
              <th scope="col">${t.before}</th>
            </tr>
          </thead>
          <tbody>
            ${points.map(
              (point) => html`<tr>
                <th scope="row">${label(point)}</th>
                <td>${point.orders}</td>
                <td>${money(point.amount)}</td>
                <td class="muted">${money(point.before.amount)}</td>
              </tr>`,
            )}
          </tbody>
        </table>
      </details>
    </section>
  `;
};
