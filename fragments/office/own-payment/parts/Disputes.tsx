import type { DisputeView } from '../../../../shared/contracts/disputes.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { shownState } from '../../../../shared/rules/dispute-evidence.ts';
import { advisedReasons, DISPUTE_ANSWER_MAX } from '../../../../shared/rules/disputes.ts';
import { AreaField } from '../../../_office/Fields.tsx';
import { momentOf } from '../../../_office/day.ts';
import type { OwnPaymentViewProps } from '../props.ts';
import { formOf, HiddenFields } from './form.tsx';
import { Submission } from './Submission.tsx';
import { SubmitEvidence } from './SubmitEvidence.tsx';

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
      <Evidence {...props} />
    </section>
  );
}

function Dispute(props: OwnPaymentViewProps & { dispute: DisputeView }) {
  const { env, t, dispute } = props;
  const { state, amount, fee, currency, reason, reference } = dispute;
  const isOpen = state === 'open';
  const isHandedIn = ['asked', 'sent'].includes(dispute.submission?.state ?? '');
  return (
    <div className="refund">
      <p className="spread">
        <span>
          <span className={state === 'won' ? 'badge' : 'badge badge-danger'}>
            {t.disputeStates[shownState(dispute)]}
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
      {isOpen && <p className="small">{t.disputeAdvice[adviceOf(reason)]}</p>}
      <Submission {...props} />
      {dispute.answer && dispute.submission?.state !== 'sent' && (
        <p className="small lines">
          <b>{fill(t.answered, { at: momentOf(dispute.answer.sent_on, env) })}</b>{' '}
          {dispute.answer.text}
        </p>
      )}
      {isOpen && <SubmitEvidence {...props} />}
      {isOpen && !isHandedIn && <AnswerDispute {...props} />}
    </div>
  );
}

function adviceOf(reason: string) {
  return advisedReasons.find((one) => one === reason) ?? 'general';
}

/** Says that the evidence was sent, in the seller's words. */
function AnswerDispute(props: OwnPaymentViewProps & { dispute: DisputeView }) {
  const { t, dispute, values } = props;
  const { ui, action, isOpen } = formOf(props, 'dispute', dispute.id);
  return (
    <details className="give" open={(isOpen && 'answer' in values) || undefined}>
      <summary className="btn btn-s">{t.answerTitle}</summary>
      <form method="post" action={action}>
        <HiddenFields {...props} of={{ dispute: dispute.id }} intent="answer" />
        <AreaField
          ui={ui}
          name="answer"
          label={t.answerText}
          hint={t.answerHint}
          max={DISPUTE_ANSWER_MAX}
        />
        <p>
          <button className="btn">{t.answerNow}</button>
        </p>
      </form>
    </details>
  );
}

/** The facts of the store's own orders, to be sent to the bank; nothing once no dispute is open. */
function Evidence({ env, t, payment: { evidence } }: OwnPaymentViewProps) {
  const words = t.evidence;
  return evidence.map((one) => (
    <section className="part" key={one.order} aria-label={words.title}>
      <h3 className="label">{words.title}</h3>
      <dl className="facts">
        <dt>{words.order}</dt>
        <dd>{one.number}</dd>
        <dt>{words.placed}</dt>
        <dd>{momentOf(one.placed_on, env)}</dd>
        <dt>{words.buyer}</dt>
        <dd>{[one.buyer, one.email].filter(Boolean).join(' · ')}</dd>
        <dt>{words.items}</dt>
        <dd>{one.items.join(', ')}</dd>
        {one.address !== null && <dt>{words.address}</dt>}
        {one.address !== null && <dd>{one.address}</dd>}
        {one.tracking.length > 0 && <dt>{words.tracking}</dt>}
        {one.tracking.length > 0 && <dd>{one.tracking.join(', ')}</dd>}
        {one.carrier !== null && <dt>{words.carrier}</dt>}
        {one.carrier !== null && <dd>{one.carrier}</dd>}
        {one.shipped_on !== null && <dt>{words.shipped}</dt>}
        {one.shipped_on !== null && <dd>{momentOf(one.shipped_on, env)}</dd>}
        {one.used_on !== null && <dt>{words.used}</dt>}
        {one.used_on !== null && <dd>{momentOf(one.used_on, env)}</dd>}
        <dt>{words.received}</dt>
        <dd>{one.received_on === null ? words.notReceived : momentOf(one.received_on, env)}</dd>
        <dt>{words.earlier}</dt>
        <dd>{one.earlier}</dd>
      </dl>
    </section>
  ));
}
