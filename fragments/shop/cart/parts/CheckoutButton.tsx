import { checkoutsOf } from '../model/checkouts.ts';
import { cartUrl } from '../ports.ts';
import type { CartUi } from './use-cart.ts';

/**
 * Goes on to the checkout, or to each supplier's own: by a call; on a partner's page by a link, into which the embed puts the
 * lines when the buyer is about to follow it.
 */
export function CheckoutButton({ ui: { env, t, state, model, origin } }: { ui: CartUi }) {
  const { orders } = state.view!;
  if (origin) {
    const href = cartUrl(origin + env.base);
    return (
      <a className="btn btn-primary btn-block" data-handover="" href={href}>
        {t.checkout}
      </a>
    );
  }
  return checkoutsOf(orders, t).map(({ supplier, label, ready }) => {
    const blocked = state.busy || !ready;
    return (
      <button
        type="button"
        key={label}
        className="btn btn-primary btn-block"
        aria-busy={state.leaving}
        aria-disabled={blocked}
        onClick={() => void (blocked || model.checkOut(supplier))}
      >
        {state.leaving ? t.checkingOut : label}
      </button>
    );
  });
}
