import type { OwnDispute } from '../../../../shared/contracts/own-disputes.ts';
import { count, fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { mayHandIn, shownState } from '../../../../shared/rules/dispute-evidence.ts';
import { advisedReasons } from '../../../../shared/rules/disputes.ts';
import { momentOf } from '../../../_office/day.ts';
import type { OwnPaymentsViewProps } from '../props.ts';

interface DisputeRowProps extends OwnPaymentsViewProps {
  one: OwnDispute;
  /** The path of the payments' list. */
  action: string;
}

/** What a buyer contests: why, until when it is answered, what was sent, and how it ended. */
export function DisputeRow(props: DisputeRowProps) {
  const { env, t, action } = props;
  const { dispute, payment } = props.one;
  const { answer } = dispute;
  const amount = formatMoney(dispute.amount, dispute.currency, env.tag);
  const numbers = payment.orders.map(({ number }) => number).join(', ');
  const href = `${action}/${payment.id}#disputes`;
  const { buyer } = payment;
  return (
    <div className="row">
      <div className="own">
        <a href={href}>
          <b>{amount}</b> · {buyer}
        </a>
        <span className="small">
          {t.codes[payment.payment_type]}
          {payment.orders.length > 0 &&
            ` · ${count(t, 'order', payment.orders.length, { numbers })}`}
        </span>
        <span className="small">{fill(t.reason, { reason: reasonOf(dispute.reason, t) })}</span>
        <span className="small">
          {answer
            ? fill(t.answered, { at: momentOf(answer.sent_on, env), text: answer.text })
            : t.notAnswered}
        </span>
        <span className="badges">
          <span className={isPressing(props) ? 'badge badge-danger' : 'badge'}>
            {t.disputeStates[shownState(dispute)]}
          </span>
          <span className="muted small">{dayTold(props)}</span>
        </span>
      </div>
      <div className="acts">
        <a
          className="btn btn-s btn-quiet"
          href={href}
          aria-label={fill(t.disputeOf, { buyer, amount })}
        >
          {t.openOne}
        </a>
      </div>
    </div>
  );
}

/** True for what the seller has to do something about, or has lost. */
function isPressing({ one: { dispute } }: DisputeRowProps): boolean {
  return (
    dispute.state === 'lost' ||
    (dispute.state === 'open' && dispute.answer === null && mayHandIn(dispute.submission))
  );
}

/** The reason in words; the provider's own word where it names none that we know. */
function reasonOf(reason: string, { disputeReasons }: OwnPaymentsViewProps['t']): string {
  const known = advisedReasons.find((one) => one === reason);
  return known ? disputeReasons[known] : reason;
}

/** The day that counts: until when it is answered, or when and how it ended. */
function dayTold({ env, t, one: { dispute }, now }: DisputeRowProps): string {
  const { respond_by: until, closed_on: closed, fee } = dispute;
  if (closed !== null) {
    const ended = fill(t.ended, { at: momentOf(closed, env) });
    return dispute.state === 'lost' && fee > 0
      ? `${ended} · ${fill(t.disputeFee, { fee: formatMoney(fee, dispute.currency, env.tag) })}`
      : ended;
  }
  if (until === null) return t.noDue;
  return fill(Date.parse(until) > now ? t.answerBy : t.wasDue, { at: momentOf(until, env) });
}
