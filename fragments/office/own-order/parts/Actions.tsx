import { cancelReasons, CANCEL_NOTE_MAX } from '../../../../shared/rules/seller-moves.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { AreaField, ChoiceField } from '../../../_office/Fields.tsx';
import type { OwnOrderViewProps } from '../props.ts';
import { HoldOrder } from './Hold.tsx';
import { Papers } from './Papers.tsx';
import { Proposal } from './Proposal.tsx';

/** The stages that the seller may choose, `next` first, and the form that cancels the order. */
export function Actions(props: OwnOrderViewProps) {
  const { env, t, supplier, order, values, errors, idempotencyKey } = props;
  const ui: FormUi = { values, errors, input: () => {}, leave: () => {} };
  const action = `${env.base}/admin/ordenes/${order.id}`;
  const hidden: Readonly<Record<string, string>> = {
    id: supplier,
    order: order.id,
    from: order.state,
    idempotency_key: idempotencyKey,
  };
  const fields = Object.entries(hidden).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  return (
    <div className="cluster acts-of-order">
      {order.moves.map((to, place) => (
        <form key={to} method="post" action={action}>
          {fields}
          <input type="hidden" name="intent" value="next" />
          <input type="hidden" name="to" value={to} />
          <button className={`btn btn-s${place === 0 ? ' btn-primary' : ''}`}>{t.nexts[to]}</button>
        </form>
      ))}
      {order.may_propose && (
        <Proposal t={t} ui={ui} action={action} mayCharge={order.may_charge}>
          {fields}
        </Proposal>
      )}
      <HoldOrder {...props} />
      {order.may_cancel && (
        <details className="cancel" open={values['reason'] !== undefined || undefined}>
          <summary className="btn btn-s">{t.cancel}</summary>
          <form method="post" action={action}>
            {fields}
            <input type="hidden" name="intent" value="cancel" />
            <ChoiceField
              ui={ui}
              name="reason"
              label={t.reason}
              options={[
                ['', t.choose],
                ...cancelReasons.map((reason) => [reason, t.reasons[reason]] as const),
              ]}
            />
            <AreaField
              ui={ui}
              name="message"
              label={t.message}
              hint={t.messageHint}
              max={CANCEL_NOTE_MAX}
            />
            <p>
              <button className="btn">{t.cancelNow}</button>
            </p>
          </form>
        </details>
      )}
      <Papers {...props} />
    </div>
  );
}
