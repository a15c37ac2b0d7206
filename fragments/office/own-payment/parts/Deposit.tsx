import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { SLIP_ENDED } from '../../../../shared/rules/payment-slip.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { Post } from '../../../_office/Post.tsx';
import type { OwnPaymentViewProps } from '../props.ts';
import { formOf, HiddenFields } from './form.tsx';

const AMOUNT_MAX = 12;

/**
 * The forms by which the seller says that a deposit has come, whole or in another amount; nothing for
 * any other payment.
 */
export function Deposit(props: OwnPaymentViewProps) {
  const { env, t, payment, idempotencyKey } = props;
  const { id, state, payment_type: code, taken_by: taker, decline_code: why, arrived } = payment;
  const isOver = state === 'declined' && why === SLIP_ENDED;
  if (code !== 'deposit' || taker !== 'store') return null;
  if (state !== 'requires_action' && !isOver) return null;
  const { ui, action, isOpen } = formOf(props, 'payment', id);
  const money = (minor: number) => formatMoney(minor, payment.currency, env.tag);
  return (
    <div className="part">
      <p>{isOver ? t.depositOver : t.depositHint}</p>
      {arrived > 0 && (
        <p>
          <b>
            {fill(t.arrived, { received: money(arrived), left: money(payment.amount - arrived) })}
          </b>
        </p>
      )}
      <Post
        action={action}
        fields={{ intent: 'confirm', payment: id, idempotency_key: `${idempotencyKey}-${id}` }}
        label={arrived > 0 ? t.confirmRest : t.confirmDeposit}
      />
      <details className="give" open={isOpen || undefined}>
        <summary className="btn btn-s">{t.otherAmount}</summary>
        <form method="post" action={action}>
          <HiddenFields {...props} intent="arrived" of={{ payment: id }} />
          <TextField
            ui={ui}
            name="came"
            label={t.came}
            hint={isOver ? t.cameLate : t.cameHint}
            max={AMOUNT_MAX}
            inputMode="decimal"
          />
          <p>
            <button className="btn btn-primary">{t.noteArrived}</button>
          </p>
        </form>
      </details>
    </div>
  );
}
