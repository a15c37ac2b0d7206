import type { RefundableOrder } from '../../../../shared/contracts/refunds.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { refundWay } from '../../../../shared/rules/payment-abilities.ts';
import { askedReasons, REFUND_NOTE_MAX } from '../../../../shared/rules/refunds.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { AreaField, ChoiceField } from '../../../_office/Fields.tsx';
import type { OwnPaymentViewProps } from '../props.ts';
import { formOf, HiddenFields } from './form.tsx';

/** The forms by which the store gives back a line, the shipping or an amount of its orders. */
export function GiveBack(props: OwnPaymentViewProps) {
  const { t, payment } = props;
  const orders = payment.refundable.filter(({ left }) => left > 0);
  if (orders.length === 0) return null;
  return (
    <section className="part acts-of-payment" aria-labelledby="give">
      <h2 className="h3" id="give">
        {t.giveBack}
      </h2>
      {refundWay(payment.payment_type) === 'account' && <p className="small">{t.byTransfer}</p>}
      {orders.map((order) => (
        <OrderForm key={order.order} {...props} order={order} />
      ))}
    </section>
  );
}

const AMOUNT_MAX = 12;

function OrderForm(props: OwnPaymentViewProps & { order: RefundableOrder }) {
  const { env, t, order } = props;
  const { ui, action, isOpen } = formOf(props, 'order', order.order);
  const money = (amount: number) => formatMoney(amount, order.currency, env.tag);
  const available = (words: string, left: number) =>
    fill(t.choice, { what: words, left: money(left) });
  const lines = order.lines.filter(({ left }) => left > 0);
  return (
    <details className="give" open={isOpen || undefined}>
      <summary className="btn btn-s">
        {fill(t.giveBackOf, { number: order.number, left: money(order.left) })}
      </summary>
      <form method="post" action={action}>
        <HiddenFields {...props} intent="refund" of={{ order: order.order }} />
        <ChoiceField
          ui={ui}
          name="what"
          label={t.what}
          options={[
            ['amount', available(t.parts.amount, order.left)],
            ...(order.shipping > 0
              ? [['shipping', available(t.parts.shipping, order.shipping)] as const]
              : []),
            ...lines.map(
              ({ line, name, left }) => [`line:${line}`, available(name, left)] as const,
            ),
          ]}
        />
        <TextField
          ui={ui}
          name="amount"
          label={t.amount}
          hint={t.amountHint}
          max={AMOUNT_MAX}
          inputMode="decimal"
        />
        <ChoiceField
          ui={ui}
          name="reason"
          label={t.reason}
          options={[
            ['', t.chooseReason],
            ...askedReasons.map((reason) => [reason, t.refunds[reason]] as const),
          ]}
        />
        <AreaField ui={ui} name="note" label={t.note} hint={t.noteHint} max={REFUND_NOTE_MAX} />
        <p>
          <button className="btn btn-primary">{t.giveBackNow}</button>
        </p>
      </form>
    </details>
  );
}
