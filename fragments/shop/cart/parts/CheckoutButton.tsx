import { cartUrl } from '../ports.ts';
import type { CartUi } from './use-cart.ts';

/**
 * Goes on to the checkout: by a call; on a partner's page by a link, into which the embed puts the
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
  const blocked = state.busy || orders.some((order) => !order.is_configured);
  return (
    <button
      type="button"
      className="btn btn-primary btn-block"
      aria-busy={state.leaving}
      aria-disabled={blocked}
      onClick={() => void (blocked || model.checkOut())}
    >
      {state.leaving ? t.checkingOut : t.checkout}
    </button>
  );
}
