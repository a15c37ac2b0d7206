import type { DisputeView } from '../../../../shared/contracts/own-payments.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { momentOf } from '../../../_office/day.ts';
import type { OwnPaymentViewProps } from '../props.ts';

/** What the buyer contests at the bank, the latest first; nothing where nothing is contested. */
export function Disputes(props: OwnPaymentViewProps) {
  const { t, payment } = props;
  if (payment.disputes.length === 0) return null;
  return (
    <section className="part" aria-labelledby="disputes">
      <h2 className="h3" id="disputes">
        {t.disputesTitle}
      </h2>
      <ul className="steps">
        {payment.disputes.map((dispute) => (
          <li key={dispute.id}>
            <Dispute {...props} dispute={dispute} />
          </li>
        ))}
      </ul>
      {payment.disputes.some(({ state }) => state === 'open') && (
        <p className="muted small">{t.disputeHeld}</p>
      )}
    </section>
  );
}

function Dispute({ env, t, dispute }: OwnPaymentViewProps & { dispute: DisputeView }) {
  const { state, amount, fee, currency, reason, reference } = dispute;
  const isOpen = state === 'open';
  return (
    <div className="refund">
      <p className="spread">
        <span>
          <span className={state === 'won' ? 'badge' : 'badge badge-danger'}>
            {t.disputeStates[state]}
          </span>{' '}
          {t.disputeReason} <code>{reason}</code>
        </span>
        <b className="amount">{formatMoney(amount, currency, env.tag)}</b>
      </p>
      <p className="muted small">
        {momentOf(dispute.opened_on, env)}
        {dispute.closed_on !== null && ` – ${momentOf(dispute.closed_on, env)}`}
      </p>
      {isOpen && dispute.respond_by !== null && (
        <p className="small">{fill(t.answerBy, { at: momentOf(dispute.respond_by, env) })}</p>
      )}
      {state === 'lost' && fee > 0 && (
        <p className="small">{fill(t.disputeFee, { fee: formatMoney(fee, currency, env.tag) })}</p>
      )}
      <p className="muted small">
        {t.providersId} <code>{reference}</code>
      </p>
    </div>
  );
}
