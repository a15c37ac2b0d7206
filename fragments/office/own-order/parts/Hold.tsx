import { fill } from '../../../../shared/i18n/fill.ts';
import {
  askedOfBuyer,
  holdReasons,
  HOLD_NOTE_MAX,
  isInReview,
  type HoldReason,
} from '../../../../shared/rules/order-holds.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { momentOf } from '../../../_office/day.ts';
import { AreaField, ChoiceField } from '../../../_office/Fields.tsx';
import type { Messages } from '../messages/es.ts';
import type { OwnOrderViewProps } from '../props.ts';
import { OrderForm } from './OrderForm.tsx';

/** What keeps an order from moving on, with the way to release it; after that, the way to hold it again. */
export function StandingHold(props: OwnOrderViewProps) {
  const { env, t, order, releasedHold } = props;
  const { hold } = order;
  if (hold === null) {
    const released = order.past_holds.find(({ id }) => id === releasedHold);
    if (!released) return null;
    return (
      <div className="notice notice-success" role="status">
        <p>{t.hold.released}</p>
        <OrderForm {...props} intent="hold-restore" fields={{ hold: released.id }}>
          <button className="btn btn-s">{t.hold.restore}</button>
        </OrderForm>
      </div>
    );
  }
  const by = hold.by ? (hold.by.name ?? t.actors.seller) : t.actors.system;
  return (
    <div className="notice">
      <Icon name="clock" />
      <div className="stack">
        <p>
          <b>{fill(t.hold.standing, { reason: t.hold.reasons[hold.reason] })}</b>
        </p>
        {isInReview(hold.reason) && <p>{t.hold.riskHint}</p>}
        {hold.note !== null && <p className="lines">{hold.note}</p>}
        <p className="small">
          {momentOf(hold.held_on, env)} · {by}
        </p>
        <OrderForm {...props} intent="hold-release">
          <button className="btn btn-s">{t.hold.release}</button>
        </OrderForm>
      </div>
    </div>
  );
}

/** The form that holds an order, with the reason. */
export function HoldOrder(props: OwnOrderViewProps) {
  const { t, order, values, errors } = props;
  if (!order.may_hold) return null;
  const ui: FormUi = { values, errors, input: () => {}, leave: () => {} };
  return (
    <details className="cancel" open={values['hold_reason'] !== undefined || undefined}>
      <summary className="btn btn-s">{t.hold.hold}</summary>
      <OrderForm {...props} intent="hold" fields={{ from: order.state }}>
        <ChoiceField
          ui={ui}
          name="hold_reason"
          label={t.hold.why}
          options={[
            ['', t.choose],
            ...holdReasons.map((reason) => [reason, optionOf(t, reason)] as const),
          ]}
        />
        <AreaField
          ui={ui}
          name="hold_note"
          label={t.hold.note}
          hint={t.hold.noteHint}
          max={HOLD_NOTE_MAX}
        />
        <p>
          <button className="btn">{t.hold.holdNow}</button>
        </p>
      </OrderForm>
    </details>
  );
}

/** A reason to choose, which says where the buyer is told. */
function optionOf(t: Messages, reason: HoldReason): string {
  const words = t.hold.reasons[reason];
  return askedOfBuyer(reason) === null ? words : fill(t.hold.telling, { reason: words });
}
