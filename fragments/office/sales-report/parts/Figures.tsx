import { count, fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { numberFormat } from '../../../../shared/kernel/intl.ts';
import type { SalesReportViewProps } from '../props.ts';

/** The report's main figures, each beside that of the time before. */
export function Figures(props: SalesReportViewProps) {
  const { env, t, report } = props;
  const { now, before } = report.totals;
  const money = (amount: number) => formatMoney(amount, report.currency, env.tag);
  const number = (value: number) => numberFormat(env.tag, {}).format(value);
  const basket = (of: typeof now) => (of.orders === 0 ? 0 : Math.round(of.amount / of.orders));
  const figures = [
    {
      name: t.sales,
      values: [now.amount, before.amount],
      write: money,
      hint: fill(t.salesHint, { shipping: money(now.shipping) }),
    },
    { name: t.orders, values: [now.orders, before.orders], write: number, hint: null },
    {
      name: t.basket,
      values: [basket(now), basket(before)],
      write: money,
      hint: t.basketHint,
    },
    {
      name: t.canceled,
      values: [now.canceled, before.canceled],
      write: number,
      hint: fill(t.canceledHint, { amount: money(now.canceled_amount) }),
    },
    {
      name: t.refunded,
      values: [now.refunded, before.refunded],
      write: money,
      hint: count(t, 'refunds', now.refunds),
    },
  ] as const;
  return (
    <section aria-label={t.figures}>
      <dl className="figures">
        {figures.map(({ name, values: [value, then], write, hint }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figure">{write(value)}</dd>
            <dd className="small">{compared(props, value, then, write)}</dd>
            {hint && <dd className="muted small">{hint}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A figure beside the one before, in words. */
export function compared(
  { env, t }: Pick<SalesReportViewProps, 'env' | 't'>,
  value: number,
  before: number,
  write: (value: number) => string,
): string {
  if (before === 0) return value === 0 ? fill(t.same, { before: write(0) }) : t.fresh;
  if (value === before) return fill(t.same, { before: write(before) });
  const percent = numberFormat(env.tag, { maximumFractionDigits: 0 }).format(
    Math.max(1, Math.round((100 * Math.abs(value - before)) / before)),
  );
  return fill(value > before ? t.more : t.less, { percent, before: write(before) });
}
