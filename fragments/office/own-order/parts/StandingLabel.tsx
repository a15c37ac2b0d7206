import type { LabelView } from '../../../../shared/contracts/order-labels.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { momentOf } from '../../../_office/day.ts';
import type { OwnOrderViewProps } from '../props.ts';
import { OrderForm } from './OrderForm.tsx';

/** A label that is bought: its price, its number, what is printed, and how far its parcels have come. */
export function StandingLabel(props: OwnOrderViewProps & { standing: LabelView }) {
  const { env, t, order, standing } = props;
  const { tracking_number: number, tracking_url: url, journey, journey_on: since } = standing;
  const isElsewhere = standing.state === 'bought' && standing.papers === 0;
  const papers = Array.from({ length: standing.papers }, (_, place) => place + 1);
  return (
    <>
      {isElsewhere && <p className="muted">{t.label.elsewhere}</p>}
      <dl className="facts">
        <dt>{t.label.journey}</dt>
        <dd>
          <b>{t.label.journeys[journey]}</b>
          {since !== null && <span className="muted small"> {momentOf(since, env)}</span>}
        </dd>
        <dt>{t.label.price}</dt>
        <dd>{formatMoney(standing.price, standing.currency, env.tag)}</dd>
        <dt>{t.label.number}</dt>
        <dd>
          {number ?? t.label.noNumber}{' '}
          {url !== null && (
            <a className="link" href={url} target="_blank" rel="noreferrer">
              {t.label.follow}
            </a>
          )}
        </dd>
      </dl>
      <div className="cluster acts-of-order">
        {papers.map((place) => (
          <a
            key={place}
            className="btn btn-s"
            href={`${env.base}/admin/ordenes/${order.id}/guia/${place}`}
            download=""
          >
            {papers.length === 1 ? t.label.download : fill(t.label.downloadOf, { n: place })}
          </a>
        ))}
        {standing.may_cancel && (
          <details className="cancel">
            <summary className="btn btn-s">{t.label.cancel}</summary>
            <OrderForm {...props} intent="label-cancel" className="note-form">
              <p className="hint">{t.label.cancelText}</p>
              <p>
                <button className="btn">{t.label.cancelNow}</button>
              </p>
            </OrderForm>
          </details>
        )}
      </div>
    </>
  );
}
