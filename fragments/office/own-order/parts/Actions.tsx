import { cancelReasons, CANCEL_NOTE_MAX } from '../../../../shared/rules/seller-moves.ts';
import type { OwnOrderViewProps } from '../props.ts';

/** The stages that the seller may choose, `next` first, and the form that cancels the order. */
export function Actions({ env, t, supplier, order, values, idempotencyKey }: OwnOrderViewProps) {
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
    <>
      {order.moves.length > 0 && (
        <div className="cluster acts-of-order">
          {order.moves.map((to, place) => (
            <form key={to} method="post" action={action}>
              {fields}
              <input type="hidden" name="intent" value="next" />
              <input type="hidden" name="to" value={to} />
              <button className={place === 0 ? 'btn btn-primary' : 'btn'}>{t.nexts[to]}</button>
            </form>
          ))}
        </div>
      )}
      {order.may_cancel && (
        <details className="cancel" open={values['reason'] !== undefined || undefined}>
          <summary className="btn btn-s btn-quiet">{t.cancel}</summary>
          <form method="post" action={action}>
            {fields}
            <input type="hidden" name="intent" value="cancel" />
            <div className="field">
              <label htmlFor="f-reason">{t.reason}</label>
              <select id="f-reason" name="reason" required defaultValue={values['reason'] ?? ''}>
                <option value="" disabled>
                  {t.choose}
                </option>
                {cancelReasons.map((reason) => (
                  <option key={reason} value={reason}>
                    {t.reasons[reason]}
                  </option>
                ))}
              </select>
            </div>
            <div className="field">
              <label htmlFor="f-message">{t.message}</label>
              <textarea
                id="f-message"
                name="message"
                rows={3}
                maxLength={CANCEL_NOTE_MAX}
                defaultValue={values['message'] ?? ''}
              />
              <p className="muted small">{t.messageHint}</p>
            </div>
            <p>
              <button className="btn">{t.cancelNow}</button>
            </p>
          </form>
        </details>
      )}
    </>
  );
}
