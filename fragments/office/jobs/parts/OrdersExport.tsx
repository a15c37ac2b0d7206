import { orderStates } from '../../../../shared/rules/order-states.ts';
import type { JobsViewProps } from '../props.ts';

/** The form that begins an export of orders: all, or those of some days or one stage. */
export function OrdersExport({ env, t, idempotencyKey }: JobsViewProps) {
  return (
    <form className="orders-export" method="post" action={`${env.base}/admin/reportes/ordenes`}>
      <input type="hidden" name="intent" value="export-orders" />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <div className="field">
        <label htmlFor="x-from">{t.orders.from}</label>
        <input id="x-from" name="start_date" type="date" />
      </div>
      <div className="field">
        <label htmlFor="x-to">{t.orders.to}</label>
        <input id="x-to" name="end_date" type="date" />
      </div>
      <div className="field">
        <label htmlFor="x-state">{t.orders.state}</label>
        <select id="x-state" name="state">
          <option value="">{t.orders.all}</option>
          {orderStates
            .filter((state) => state !== 'awaiting_payment')
            .map((state) => (
              <option key={state} value={state}>
                {t.orders.states[state]}
              </option>
            ))}
        </select>
      </div>
      <button className="btn btn-primary">{t.orders.start}</button>
    </form>
  );
}
