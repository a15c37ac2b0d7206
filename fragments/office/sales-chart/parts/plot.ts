import uPlot from 'uplot';
import plotStyles from 'uplot/dist/uPlot.min.css?inline';
import { count, fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import type { FragmentProps } from '../../../_runtime/props.ts';
import type { SalesChartSaid } from '../props.ts';
import { labelOf } from './labels.ts';

const HEIGHT_PX = 240;

/** The elements that the chart is given. */
interface Places {
  /** The chart itself; it takes the focus, so that keys move along it. */
  readonly place: HTMLElement;
  /** Says the point under the pointer, or at which the keys have come. */
  readonly said: HTMLElement;
}

/**
 * Draws the chart that one moves along, by pointer and by keys. It is as wide as its place, has the
 * colours of the theme, and says each point that one comes to.
 */
export function drawPlot(
  root: ShadowRoot,
  { place, said }: Places,
  { points, currency, env, t }: FragmentProps<SalesChartSaid>,
): void {
  addStyles(root);
  const colors = getComputedStyle(root.host);
  const color = (name: string) => () => colors.getPropertyValue(name).trim();
  const money = (amount: number) => formatMoney(amount, currency, env.tag);
  const labels = points.map((point) => labelOf(point, env.tag, t.weekOf));
  const series = (label: string, name: string, dash?: number[]) => ({
    label,
    stroke: color(name),
    width: 2,
    ...(dash && { dash }),
  });
  const axis = { stroke: color('--color-text-muted'), grid: { stroke: color('--color-line') } };
  const plot = new uPlot(
    {
      width: place.clientWidth,
      height: HEIGHT_PX,
      legend: { show: false },
      scales: { x: { time: false }, y: { range: (_plot, _low, high) => [0, high || 100] } },
      axes: [
        { ...axis, values: (_plot, splits) => splits.map((at) => labels[at] ?? '') },
        {
          ...axis,
          size: 104,
          values: (_plot, splits) => splits.map((at) => money(Math.round(at))),
        },
      ],
      series: [
        {},
        series(t.now, '--color-primary-ink'),
        series(t.before, '--color-field-line', [6, 4]),
      ],
      hooks: { setCursor: [(own) => say(own.cursor.idx ?? null)] },
    },
    [
      points.map((_point, index) => index),
      points.map(({ amount }) => amount),
      points.map(({ before }) => before.amount),
    ],
    place,
  );
  place.tabIndex = 0;
  place.setAttribute('role', 'group');
  place.setAttribute('aria-label', t.plot);
  place.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const from = plot.cursor.idx ?? (step < 0 ? points.length : -1);
    const to = Math.min(points.length - 1, Math.max(0, from + step));
    plot.setCursor({ left: plot.valToPos(to, 'x'), top: HEIGHT_PX / 2 });
  });
  new ResizeObserver(() => plot.setSize({ width: place.clientWidth, height: HEIGHT_PX })).observe(
    place,
  );
  const redraw = () => plot.redraw(false);
  new MutationObserver(redraw).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw);
  say(points.length - 1);

  function say(index: number | null): void {
    const point = index === null ? undefined : points[index];
    if (!point) return;
    said.textContent = fill(t.point, {
      day: labels[index!]!,
      amount: money(point.amount),
      orders: count(t, 'orders', point.orders),
      before: money(point.before.amount),
    });
  }
}

/** The chart's own rules, once in its shadow root. */
function addStyles(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(plotStyles);
  root.adoptedStyleSheets.push(sheet);
}
