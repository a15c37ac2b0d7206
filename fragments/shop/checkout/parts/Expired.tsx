import { useEffect, useRef } from 'react';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { CheckoutUi } from '../use-checkout.ts';

/** That the hold ended, and the two ways on: the same cart again, or back to it. */
function Ended({ ui: { t, env, props }, as: Title }: { ui: CheckoutUi; as: 'h1' | 'h2' }) {
  const { id, cart } = props.checkout;
  return (
    <>
      <Icon name="clock" />
      <Title className={Title === 'h1' ? 'h2' : 'h3'} id="expired-title">
        {t.expired}
      </Title>
      <p className="muted narrow" id="expired-text">
        {t.expiredText}
      </p>
      <form method="post" action={`${env.base}/checkout`}>
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

/** A checkout whose hold ended before the page was asked for. */
export function Expired({ ui }: { ui: CheckoutUi }) {
  return (
    <div className="empty">
      <Ended ui={ui} as="h1" />
    </div>
  );
}

/** The hold ended while the form was open: only the ways on are left. */
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
      // There is nothing behind it that could still be done.
      onCancel={(event) => event.preventDefault()}
    >
      <div className="panel-body empty">
        <Ended ui={ui} as="h2" />
      </div>
    </dialog>
  );
}
