import { fill } from '../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import type { SharedPaymentViewProps } from './props.ts';

/** A purchase of somebody else's that is to be paid: its amount, its store, and until when. */
export function SharedPaymentView({ env, t, payment, storeName }: SharedPaymentViewProps) {
  const { amount, currency, until, standing, checkout, payment_type: code } = payment;
  const zone = timeZoneOf(env.country);
  const time = dateTimeFormat(env.tag, { timeStyle: 'short', timeZone: zone });
  return (
    <section className="card stack" aria-labelledby="shared-title">
      <h1 className="h2" id="shared-title">
        {fill(t.heading, { store: storeName })}
      </h1>
      <p className="amount">
        {formatMoney(amount, currency, env.tag)} {currency}
      </p>
      {standing === 'open' && checkout !== null ? (
        <>
          <p className="muted">
            {fill(t.open, { way: t.ways[code], time: time.format(new Date(until)) })}
          </p>
          <p>
            <a className="btn btn-primary" href={`${env.base}/checkout/${checkout}/pay`}>
              {t.pay}
            </a>
          </p>
        </>
      ) : (
        <p role="status">{standing === 'open' ? t.over : t[standing]}</p>
      )}
    </section>
  );
}
