import type { PageEnv } from '../../../_runtime/env.ts';
import type { BoughtOrder } from '../../../../shared/contracts/orders.ts';
import { cancelReasons, CANCEL_NOTE_MAX } from '../../../../shared/rules/seller-moves.ts';
import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import { controlOf, type FormUi } from '../../../../shared/ui/form/form-ui.ts';
import type { Messages } from '../messages/es.ts';
import type { RefusedForm } from '../props.ts';

interface CancelOrderProps {
  env: PageEnv;
  t: Messages;
  order: BoughtOrder;
  /** Address of the purchase's page, whose form it is. */
  action: string;
  idempotencyKey: string;
  /** This order's cancellation, where it came back refused. */
  refused: RefusedForm | null;
}

/**
 * Cancels an order: one press opens the question, which names what follows and asks for the reason; a
 * second one cancels. A plain form, so that it works the same without script.
 */
export function CancelOrder({ t, order, action, idempotencyKey, refused }: CancelOrderProps) {
  const ui: FormUi = {
    values: refused?.values ?? {},
    errors: refused?.errors ?? {},
    input: () => {},
    leave: () => {},
    scope: order.id,
  };
  const reason = controlOf(ui, 'reason');
  const message = controlOf(ui, 'message', true);
  const hidden: Readonly<Record<string, string>> = {
    intent: 'cancel',
    order: order.id,
    from: order.state,
    idempotency_key: `${idempotencyKey}-${order.id}`,
  };
  return (
    <details className="cancel" open={refused !== null || undefined}>
      <summary className="btn btn-s">{t.cancel}</summary>
      <form method="post" action={action} noValidate={refused !== null}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>{order.state === 'awaiting_payment' ? t.cancelUnpaid : t.cancelText}</p>
        <div className="field">
          <label htmlFor={reason.id}>{t.reason}</label>
          <select {...reason} required defaultValue={ui.values['reason'] ?? ''}>
            <option value="">{t.choose}</option>
            {cancelReasons.map((one) => (
              <option key={one} value={one}>
                {t.reasons[one]}
              </option>
            ))}
          </select>
          <FieldError ui={ui} name="reason" />
        </div>
        <div className="field">
          <label htmlFor={message.id}>{t.message}</label>
          <textarea
            {...message}
            rows={2}
            maxLength={CANCEL_NOTE_MAX}
            defaultValue={ui.values['message'] ?? ''}
          />
          <p className="hint" id={`${message.id}-hint`}>
            {t.messageHint}
          </p>
          <FieldError ui={ui} name="message" />
        </div>
        <button className="btn">{t.cancelNow}</button>
      </form>
    </details>
  );
}
