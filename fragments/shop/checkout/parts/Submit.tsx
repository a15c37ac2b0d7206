import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { paysNow } from '../model/way.ts';
import { Failure } from './Failure.tsx';
import type { CheckoutUi } from './use-checkout.ts';

/** The total once more, the failure, and the button that places the order. */
export function Submit({ ui }: { ui: CheckoutUi }) {
  const { t, env, state, props } = ui;
  const { total, currency } = state.checkout;
  const amount = formatMoney(props.payment?.amount ?? total, currency, env.tag);
  const isPaid = state.checkout.needs_payment && paysNow(props, state.values);
  const waiting = state.busy && state.busy !== 'delivery' ? t[state.busy] : null;
  return (
    <div className="stack submit">
      <p className="spread">
        <span>{t.total}</span>
        <span className="price sum">{amount}</span>
      </p>
      {state.failure && <Failure text={state.failure} past={waiting !== null} />}
      <button
        className="btn btn-primary btn-block"
        name="intent"
        value="place"
        aria-busy={waiting !== null}
        aria-disabled={state.busy !== null || state.expired}
      >
        {waiting ?? (isPaid ? fill(t.pay, { total: amount }) : t.place)}
      </button>
      <p className="visually-hidden" role="status">
        {waiting}
      </p>
      <a className="small back" href={`${env.base}/shopping-cart`}>
        {t.backToCart}
      </a>
    </div>
  );
}
