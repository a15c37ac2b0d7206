import type { PaymentStep } from '../../../shared/contracts/own-payments.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { momentOf } from '../../_office/day.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { PaymentRisk } from '../../_office/PaymentRisk.tsx';
import { Post } from '../../_office/Post.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { Deposit } from './parts/Deposit.tsx';
import { Disputes } from './parts/Disputes.tsx';
import { GiveBack } from './parts/GiveBack.tsx';
import { Refunds } from './parts/Refunds.tsx';
import type { OwnPaymentViewProps } from './props.ts';

/** One payment that the store takes: its orders, its provider's answers, and its way through the books. */
export function OwnPaymentView(props: FragmentProps<OwnPaymentViewProps>) {
  const { env, t, payment, done, error = null } = props;
  const amount = formatMoney(payment.amount, payment.currency, env.tag);
  return (
    <OfficePage
      title={fill(t.of, { amount })}
      intro={fill(t.begun, { at: momentOf(payment.begun_on, env), buyer: payment.buyer })}
      done={done && t.done[done]}
    >
      <FormNotice text={error} />
      <p>
        <span className={payment.state === 'declined' ? 'badge badge-danger' : 'badge'}>
          {t.states[payment.state]}
        </span>
      </p>
      <Review {...props} />
      <Deposit {...props} />
      <Facts {...props} />
      <PaymentRisk t={t.risk} tag={env.tag} risk={payment.risk} />
      <Disputes {...props} />
      <Refunds {...props} />
      <GiveBack {...props} />
      <section className="part" aria-labelledby="history">
        <h2 className="h3" id="history">
          {t.history}
        </h2>
        <ol className="steps">
          {payment.steps.map((step, place) => (
            // Two refunds may be posted in one moment.
            <li key={`${step.at}-${step.event}-${place}`}>
              <Step {...props} step={step} />
            </li>
          ))}
        </ol>
        <Ask {...props} />
      </section>
      <p>
        <a className="link" href={`${env.base}/admin/pagos`}>
          {t.back}
        </a>
      </p>
    </OfficePage>
  );
}

/** Why the provider has not decided yet, and until when it is expected to; nothing where it has. */
function Review({ env, t, payment }: OwnPaymentViewProps) {
  const { review, payment_type: code, taken_by: taker } = payment;
  if (!review) return null;
  // Only who takes the payment can accept it at the provider.
  const what = review.waits_for === 'seller' && taker !== 'store' ? 'checks' : review.waits_for;
  return (
    <p className="notice" role="note">
      {fill(t.review[what], { name: t.codes[code] })}{' '}
      {fill(t.review.held, { until: momentOf(review.until, env) })}
    </p>
  );
}

/** Asks the provider about the payment again; nothing for one that only its seller knows of. */
function Ask({ env, t, payment: { id, payment_type: code, tries } }: OwnPaymentViewProps) {
  if (code === 'deposit' || code === 'cash' || tries === 0) return null;
  const action = `${env.base}/admin/pagos/${id}`;
  return <Post action={action} fields={{ intent: 'ask', payment: id }} label={t.ask} />;
}

function Facts({ env, t, payment }: Pick<OwnPaymentViewProps, 'env' | 't' | 'payment'>) {
  const { card, orders, refund_reason: why } = payment;
  const refunds: Readonly<Record<string, string>> = t.refunds;
  return (
    <dl className="facts">
      <dt>{t.way}</dt>
      <dd>
        {t.codes[payment.payment_type]}
        {card && ` · ${card.brand} ···· ${card.last4}`}
        {payment.msi_payments > 1 &&
          ` · ${fill(t.months, { count: String(payment.msi_payments) })}`}
      </dd>
      <dt>{t.takenBy}</dt>
      <dd>{t.takers[payment.taken_by]}</dd>
      {orders.length > 0 && <dt>{t.orders}</dt>}
      {orders.map(({ id, number, is_own }) => (
        <dd key={id}>
          {is_own ? (
            <a href={`${env.base}/admin/ordenes/${id}`}>{number}</a>
          ) : (
            `${number} (${t.otherSeller})`
          )}
        </dd>
      ))}
      <dt>{t.tries}</dt>
      <dd>{payment.tries}</dd>
      {payment.decline_code !== null && (
        <>
          <dt>{t.declined}</dt>
          <dd>
            <code>{payment.decline_code}</code>
          </dd>
        </>
      )}
      {payment.charge !== null && (
        <>
          <dt>{t.charge}</dt>
          <dd>
            <code>{payment.charge}</code>
          </dd>
        </>
      )}
      {why !== null && (
        <>
          <dt>{t.refund}</dt>
          <dd>{refunds[why] ?? t.refunds.other}</dd>
        </>
      )}
    </dl>
  );
}

function Step({
  env,
  t,
  payment,
  step,
}: Pick<OwnPaymentViewProps, 'env' | 't' | 'payment'> & { step: PaymentStep }) {
  const { event, amount, at } = step;
  return (
    <>
      <span>
        <b>
          {event === 'changed'
            ? fill(t.events.changed, { state: t.states[payment.state] })
            : t.events[event]}
        </b>{' '}
        <span className="muted small">{momentOf(at, env)}</span>
      </span>
      {amount !== null && (
        <span className="amount">{formatMoney(amount, payment.currency, env.tag)}</span>
      )}
    </>
  );
}
