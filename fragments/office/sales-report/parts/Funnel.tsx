import { fill } from '../../../../shared/i18n/fill.ts';
import { numberFormat } from '../../../../shared/kernel/intl.ts';
import type { SalesReportViewProps } from '../props.ts';

const STEPS = ['carts', 'checkouts', 'ordered', 'sold'] as const;
/** Units of a bar's whole width. */
const WIDTH = 100;

/** How far carts came: each step with its share, and the share of the time before. */
export function Funnel({ env, t, report }: SalesReportViewProps) {
  const { now, before } = report.funnel;
  const number = (value: number) => numberFormat(env.tag, {}).format(value);
  const shareOf = (part: number, all: number) =>
    numberFormat(env.tag, { maximumFractionDigits: 1 }).format(all === 0 ? 0 : (100 * part) / all);
  return (
    <section className="part" aria-labelledby="funnel">
      <h2 className="h3" id="funnel">
        {t.funnel}
      </h2>
      <p className="muted small">{t.funnelHint}</p>
      {now.carts === 0 ? (
        <p className="muted">{t.noCarts}</p>
      ) : (
        <ol className="funnel">
          {STEPS.map((step) => (
            <li key={step}>
              <span>{t[step]}</span>
              <b>{number(now[step])}</b>
              <svg viewBox={`0 0 ${WIDTH} 6`} preserveAspectRatio="none" aria-hidden="true">
                <rect className="ground" width={WIDTH} height="6" />
                <rect
                  className="bar"
                  width={Math.round((WIDTH * WIDTH * now[step]) / now.carts) / WIDTH}
                  height="6"
                />
              </svg>
              <span className="muted small">
                {step !== 'carts' &&
                  `${fill(t.share, { percent: shareOf(now[step], now.carts) })} · `}
                {fill(t.before, {
                  value:
                    step === 'carts'
                      ? number(before.carts)
                      : `${shareOf(before[step], before.carts)} %`,
                })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
