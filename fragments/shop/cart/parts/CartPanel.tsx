import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FragmentProps } from '../../../_runtime/props.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { CartViewProps } from '../props.ts';
import type { CartState } from '../model/state.ts';
import { useCart } from './use-cart.ts';
import { CartContent, hasLines } from './CartContent.tsx';
import { CartTotals } from './CartTotals.tsx';
import { CheckoutButton } from './CheckoutButton.tsx';
import { showDrawer } from './show-drawer.ts';

/** How long an opening drawer waits for its content before it shows a placeholder. */
const PROMPT_MS = 100;

/**
 * The drawer. On a partner's page it brings its own button, since there is no navigation to open
 * it.
 */
export function CartPanel(props: FragmentProps<CartViewProps>) {
  const ui = useCart(props);
  const { t, state, model } = ui;
  const dialog = useRef<HTMLDialogElement>(null);
  const open = usePrompt(state);
  // Runs before the paint, so that the drawer and its content are laid out once.
  useLayoutEffect(
    () => (open ? showDrawer(dialog.current!, model.close) : undefined),
    [open, model],
  );
  return (
    <>
      {ui.origin && (
        <button
          type="button"
          className="btn"
          part="button"
          aria-haspopup="dialog"
          onClick={model.open}
        >
          <Icon name="cart" />
          {t.open}
        </button>
      )}
      <dialog
        ref={dialog}
        className="drawer"
        aria-labelledby="cart-title"
        onClose={model.close}
        onClick={(event) => {
          // A click whose target is the dialog itself, and no element in it, is one on the
          // backdrop.
          if (event.target === event.currentTarget) model.close();
        }}
      >
        <div className="panel-head">
          <h2 className="h3" id="cart-title">
            {t.title}
          </h2>
          <button type="button" className="icon-btn" aria-label={t.close} onClick={model.close}>
            <Icon name="close" />
          </button>
        </div>
        <div className="panel-body" aria-busy={state.busy || undefined}>
          {/* A closed drawer is empty: what it holds would be made, sent and hydrated for nobody. So is
              one that still waits for its content, until it shows a placeholder. */}
          {state.request !== 'idle' && (open || state.request !== 'loading') && (
            <CartContent ui={ui} />
          )}
        </div>
        {hasLines(state) && (
          <div className="panel-foot">
            <CartTotals env={ui.env} t={t} view={state.view!}>
              <CheckoutButton ui={ui} />
              {!ui.origin && (
                <a className="small more" href={`${ui.env.base}/shopping-cart`}>
                  {t.seeCart}
                </a>
              )}
            </CartTotals>
          </div>
        )}
      </dialog>
    </>
  );
}

/**
 * Whether the drawer shows: with its content when that comes at once, else after a short wait with
 * a placeholder.
 */
function usePrompt({ open, request }: CartState): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => setWaited(true), PROMPT_MS);
    return () => {
      clearTimeout(timer);
      setWaited(false);
    };
  }, [open]);
  return open && (waited || (request !== 'loading' && request !== 'idle'));
}
