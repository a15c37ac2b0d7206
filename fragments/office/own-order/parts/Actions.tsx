import { cancelReasons, CANCEL_NOTE_MAX } from '../../../../shared/rules/seller-moves.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { AreaField, ChoiceField } from '../../../_office/Fields.tsx';
import type { OwnOrderViewProps } from '../props.ts';
import { HoldOrder } from './Hold.tsx';
import { OrderForm } from './OrderForm.tsx';
import { Papers } from './Papers.tsx';
import { Proposal } from './Proposal.tsx';

/** The stages that the seller may choose, `next` first, and the form that cancels the order. */
export function Actions(props: OwnOrderViewProps) {
  const { t, order, values, errors } = props;
  const ui: FormUi = { values, errors, input: () => {}, leave: () => {} };
  const from = order.state;
  return (
    <div className="cluster acts-of-order">
      {order.moves.map((to, place) => (
        <OrderForm key={to} {...props} intent="next" fields={{ from, to }}>
          <button className={`btn btn-s${place === 0 ? ' btn-primary' : ''}`}>{t.nexts[to]}</button>
        </OrderForm>
      ))}
      {order.may_propose && <Proposal {...props} />}
      <HoldOrder {...props} />
      {order.may_cancel && (
        <details className="cancel" open={values['reason'] !== undefined || undefined}>
          <summary className="btn btn-s">{t.cancel}</summary>
          <OrderForm {...props} intent="cancel" fields={{ from }}>
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
          </OrderForm>
        </details>
      )}
      <Papers {...props} />
    </div>
  );
}
