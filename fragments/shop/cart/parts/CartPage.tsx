import { useEffect } from 'react';
import type { FragmentProps } from '../../../_runtime/props.ts';
import { on } from '../../../../shared/bus/index.ts';
import { cartOpen } from '../../../../shared/bus/topics/cart.ts';
import { $cart, replaceLines } from '../../../../shared/state/cart.ts';
import type { CartLine } from '../../../../shared/state/cart-lines.ts';
import { isNewToBrowser } from '../ports.ts';
import type { CartViewProps } from '../props.ts';
import { takeOver } from '../model/lines.ts';
import { useCart } from './use-cart.ts';
import { CartContent, hasLines } from './CartContent.tsx';
import { CartTotals } from './CartTotals.tsx';
import { CheckoutButton } from './CheckoutButton.tsx';

/**
 * The live part of `/shopping-cart`: the cart of this browser, which takes over the server's cart
 * once. The title, the hand-over and the server's own cart stand beside it (`served/`).
 */
export function CartPage(props: FragmentProps<CartViewProps>) {
  const ui = useCart(props);
  const { t, state, model, env } = ui;
  const { served, handover, handoff, element } = props;
  useEffect(() => {
    const put = (lines: readonly CartLine[]): void =>
      replaceLines(env.store, takeOver($cart(env.store).get().lines, lines));
    if (served?.lines.length && isNewToBrowser(env.store, served)) put(served.lines);
    void model.refresh();

    const root = element?.shadowRoot;
    const offer = root?.querySelector<HTMLElement>('.handover');
    const accept = (event: Event): void => {
      event.preventDefault();
      // The store notes who takes a code: another browser may have been first.
      void model.take(handoff).then((isTaken) => {
        if (!isTaken) return;
        put(handover ?? []);
        offer!.hidden = true;
        // So that a reload does not offer the hand-over again.
        history.replaceState(null, '', `${env.base}/shopping-cart`);
      });
    };
    offer?.addEventListener('submit', accept);
    // This page has no drawer: a request to open the cart moves the focus to its title.
    const end = on(cartOpen, () => root?.querySelector('h1')?.focus());
    return () => {
      offer?.removeEventListener('submit', accept);
      end();
    };
  }, [model, env, served, handover, handoff, element]);

  return (
    <div className="columns" aria-busy={state.busy || undefined}>
      <CartContent ui={ui} />
      {hasLines(state) && (
        <aside className="card summary" aria-label={t.total}>
          <CartTotals env={env} t={t} view={state.view!}>
            <CheckoutButton ui={ui} />
          </CartTotals>
        </aside>
      )}
    </div>
  );
}
