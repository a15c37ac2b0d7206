import { useEffect, useRef } from 'react';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { CheckoutUi } from './use-checkout.ts';

/** Says that the hold ended, with two links: the same cart again, or back to it. */
function Ended({ ui, as: Title }: { ui: CheckoutUi; as: 'h1' | 'h2' }) {
  const { t, env, props } = ui;
  return (
    <>
      <Icon name="clock" />
      <Title className={Title === 'h1' ? 'h2' : 'h3'} id="expired-title">
        {t.expired}
      </Title>
      <p className="muted narrow" id="expired-text">
        {t.expiredText}
      </p>
      {props.back === undefined ? (
        <Restart ui={ui} />
      ) : (
        <a className="btn btn-primary" href={env.base + props.back}>
          <Icon name="refresh" />
          {t.restart}
        </a>
      )}
    </>
  );
}

/** The same cart once more, and the way back to it. */
function Restart({ ui: { t, env, props } }: { ui: CheckoutUi }) {
  const { id, cart } = props.checkout;
  return (
    <>
      <form method="post" action={`${env.base}/shopping-cart`}>
        <input type="hidden" name="intent" value="checkout" />
        <input type="hidden" name="cart" value={cart} />
        <input type="hidden" name="to_replace" value={id} />
        <input type="hidden" name="idempotency_key" value={`${props.idempotencyKey}.restart`} />
        <button className="btn btn-primary">
          <Icon name="refresh" />
          {t.restart}
        </button>
      </form>
      <a className="btn btn-quiet" href={`${env.base}/shopping-cart`}>
        {t.backToCart}
      </a>
    </>
  );
}

/** Shown for a checkout whose hold ended before the page was asked for. */
export function Expired({ ui }: { ui: CheckoutUi }) {
  return (
    <div className="empty">
      <Ended ui={ui} as="h1" />
    </div>
  );
}

/** Shown when the hold ends while the form is open: only the links that lead on are left. */
export function ExpiredDialog({ ui }: { ui: CheckoutUi }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="dialog expired"
      role="alertdialog"
      aria-labelledby="expired-title"
      aria-describedby="expired-text"
      // Nothing behind the dialog can still be done, so it does not close.
      onCancel={(event) => event.preventDefault()}
    >
      <div className="panel-body empty">
        <Ended ui={ui} as="h2" />
      </div>
    </dialog>
  );
}
