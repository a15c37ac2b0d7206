import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { nameOf, paysNow } from '../model/way.ts';
import { Failure } from './Failure.tsx';
import type { CheckoutUi } from './use-checkout.ts';

/**
 * The total once more, the failure, and the button that places the order. Without script, a payment
 * that waits on its provider's page is a link there.
 */
export function Submit({ ui }: { ui: CheckoutUi }) {
  const { t, env, state, props, live } = ui;
  const { total, currency } = state.checkout;
  const amount = formatMoney(props.payment?.amount ?? total, currency, env.tag);
  const isPaid = state.checkout.needs_payment && paysNow(props, state.values);
  const waiting = state.busy && state.busy !== 'delivery' ? t[state.busy] : null;
  const page = live || props.mode !== 'paying' ? null : (props.payment?.url_3ds ?? null);
  return (
    <div className="stack submit">
      <p className="spread">
        <span>{t.total}</span>
        <span className="price sum">{amount}</span>
      </p>
      {state.failure && <Failure text={state.failure} past={waiting !== null} />}
      {page && /^https?:/.test(page) ? (
        <a className="btn btn-primary btn-block" href={page}>
          {fill(t.goOn, { name: nameOf(t, props.payment?.payment_type) })}
        </a>
      ) : (
        <button
          className="btn btn-primary btn-block"
          name="intent"
          value={props.mode === 'paying' ? 'pay' : 'place'}
          aria-busy={waiting !== null}
          aria-disabled={state.busy !== null || state.expired}
        >
          {waiting ??
            (isPaid
              ? fill(t.pay, { total: amount })
              : props.mode === 'paying'
                ? t.showNumber
                : t.place)}
        </button>
      )}
      <p className="visually-hidden" role="status">
        {waiting}
      </p>
      <a className="small back" href={`${env.base}/shopping-cart`}>
        {t.backToCart}
      </a>
    </div>
  );
}
