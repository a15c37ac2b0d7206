import type { RefundView } from '../../../../shared/contracts/refunds.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { refundWay } from '../../../../shared/rules/payment-abilities.ts';
import { isBeside, isOpenRefund, REFUND_PROOF_MAX } from '../../../../shared/rules/refunds.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { momentOf } from '../../../_office/day.ts';
import { ChoiceField } from '../../../_office/Fields.tsx';
import type { OwnPaymentViewProps } from '../props.ts';
import { formOf, HiddenFields } from './form.tsx';

/** The refunds of a payment, the latest first, each with what may be done about it. */
export function Refunds(props: OwnPaymentViewProps) {
  const { t, payment } = props;
  if (payment.refunds.length === 0) return null;
  return (
    <section className="part" aria-labelledby="refunds">
      <h2 className="h3" id="refunds">
        {t.refundsTitle}
      </h2>
      <ul className="steps">
        {payment.refunds.map((refund) => (
          <li key={refund.id}>
            <Refund {...props} refund={refund} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type OfRefund = OwnPaymentViewProps & { refund: RefundView };

function Refund(props: OfRefund) {
  const { env, t, payment, refund } = props;
  const { state, amount, currency, reason, note, fault, proof } = refund;
  const number = payment.orders.find(({ id }) => id === refund.order)?.number;
  const line = payment.refundable.find(({ order }) => order === refund.order)?.lines[
    refund.line ?? -1
  ];
  const faults: Readonly<Record<string, string>> = t.faults;
  const isOwed = isBeside(reason) && isOpenRefund(state);
  return (
    <div className="refund">
      <p className="spread">
        <span>
          <span className={state === 'failed' ? 'badge badge-danger' : 'badge'}>
            {isOwed ? t.owed : t.refundStates[state]}
          </span>{' '}
          {isBeside(reason) ? t.refunds[reason] : t.parts[refund.part]}
          {line && ` «${line.name}»`}
          {number !== undefined && ` · ${fill(t.ofOrder, { number })}`}
        </span>
        <b className="amount">{formatMoney(amount, currency, env.tag)}</b>
      </p>
      <p className="muted small">
        {momentOf(refund.asked_on, env)}
        {!isBeside(reason) && ` · ${t.refunds[reason]}`}
        {note !== null && `: ${note}`}
      </p>
      {isOwed && <p className="small">{t.faults.by_hand}</p>}
      {!isOwed && isOpenRefund(state) && (
        <p className="small">
          {fill(t.asked, { tries: String(refund.tries) })}
          {fault !== null && ` ${faults[fault] ?? t.faults.other}`}
          {refund.next_try_on === null
            ? state === 'failed' && ` ${t.noMoreTries}`
            : ` ${fill(t.nextTry, { at: momentOf(refund.next_try_on, env) })}`}
        </p>
      )}
      <Target {...props} />
      {proof !== null && <p className="small">{fill(t.proved, { proof })}</p>}
      {refund.reference !== null && (
        <p className="muted small">
          {t.providersId} <code>{refund.reference}</code>
        </p>
      )}
      <Acts {...props} />
    </div>
  );
}

/** Where a refund goes that only a transfer gives back. */
function Target({ t, payment, refund }: OfRefund) {
  const { to_account: account, reason, may_retry: mayRetry, may_mark: mayMark } = refund;
  const isByTransfer = isBeside(reason)
    ? mayMark
    : mayRetry && refundWay(payment.payment_type) === 'account';
  if (!isByTransfer) return null;
  if (!account) return <p className="small">{t.noAccount}</p>;
  const { kind, number, holder } = account;
  return <p className="small">{fill(t.toAccount, { kind: t.kinds[kind], number, holder })}</p>;
}

function Acts(props: OfRefund) {
  const { t, refund } = props;
  const { ui, action, isOpen } = formOf(props, 'refund', refund.id);
  const hidden = { ...props, of: { refund: refund.id } };
  return (
    <div className="cluster acts-of-payment">
      {refund.may_retry && (
        <form method="post" action={action}>
          <HiddenFields {...hidden} intent="retry" />
          <button className="btn btn-s">{t.retry}</button>
        </form>
      )}
      {refund.may_mark && (
        <details className="give" open={isOpen || undefined}>
          <summary className="btn btn-s">{t.mark}</summary>
          <form method="post" action={action}>
            <HiddenFields {...hidden} intent="mark" />
            <ChoiceField
              ui={ui}
              name="by"
              label={t.by}
              options={[
                ['store', t.bys.store],
                ...(isBeside(refund.reason) ? [] : [['provider', t.bys.provider] as const]),
              ]}
            />
            <TextField
              ui={ui}
              name="proof"
              label={t.proof}
              hint={t.proofHint}
              max={REFUND_PROOF_MAX}
            />
            <p>
              <button className="btn">{t.markNow}</button>
            </p>
          </form>
        </details>
      )}
    </div>
  );
}
