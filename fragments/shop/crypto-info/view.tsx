import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import type { CryptoInfoViewProps } from './props.ts';

/** What a purchase is in another money, its rate and its end, before the provider's own page. */
export function CryptoInfoView({ env, t, path, info }: CryptoInfoViewProps) {
  const isOpen = info !== null && info.approval_url !== null;
  return (
    <section className="card stack" aria-labelledby="crypto-title">
      <h1 className="h2" id="crypto-title">
        {t.title}
      </h1>
      {info && (
        <dl>
          <dt>{t.total}</dt>
          <dd>{`${formatMoney(info.amount, info.currency, env.tag)} ${info.currency}`}</dd>
          <dt>{t.send}</dt>
          <dd>{`${info.asset_amount} ${info.asset}`}</dd>
          <dt>{t.rate}</dt>
          <dd>{`1 ${info.asset} = ${info.rate} ${info.currency}`}</dd>
          <dt>{t.until}</dt>
          <dd>{timeOf(info.until, env)}</dd>
        </dl>
      )}
      <p className="muted">{isOpen ? t.fixed : t.over}</p>
      <p className="cluster">
        {isOpen && (
          <a className="btn btn-primary" href={info.approval_url ?? ''}>
            {t.go}
          </a>
        )}
        <a className="btn" href={`${env.base}${path}/return`}>
          {t.look}
        </a>
        <a href={env.base + path}>{t.other}</a>
      </p>
    </section>
  );
}

/** A time of day by the store's clock. */
function timeOf(moment: string, { tag, country }: CryptoInfoViewProps['env']): string {
  const clock = dateTimeFormat(tag, { timeStyle: 'short', timeZone: timeZoneOf(country) });
  return clock.format(new Date(moment));
}
