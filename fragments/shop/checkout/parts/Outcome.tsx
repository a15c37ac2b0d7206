import { useEffect, type ReactNode } from 'react';
import { isRedirect } from '../../../../shared/rules/payment-codes.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { IconName } from '../../../../shared/ui/icons.ts';
import type { CheckoutUi } from './use-checkout.ts';

interface SaidProps {
  icon: IconName;
  title: string;
  text: string;
  children?: ReactNode;
}

function Said({ icon, title, text, children }: SaidProps) {
  // The button that led here stood at a long page's end.
  useEffect(() => scrollTo({ top: 0 }), []);
  return (
    <div className="empty" role="status">
      <Icon name={icon} />
      <h1 className="h2">{title}</h1>
      <p className="muted narrow">{text}</p>
      {children}
    </div>
  );
}

function OrderLink({ ui: { t, env, props } }: { ui: CheckoutUi }) {
  return (
    <a className="btn" href={`${env.base}/mis-compras/${props.checkout.id}`}>
      {t.seeOrder}
    </a>
  );
}

/** A link to where a placed order is paid. */
function PayLink({ ui: { env, props }, label }: { ui: CheckoutUi; label: string }) {
  return (
    <a className="btn btn-primary" href={`${env.base}/checkout/${props.checkout.id}/pay`}>
      {label}
    </a>
  );
}

/** Shown when no answer came in time: the order exists, and must not be paid twice. */
export function Late({ ui }: { ui: CheckoutUi }) {
  const { t, props } = ui;
  if (isRedirect(props.payment?.payment_type)) {
    return (
      <Said icon="clock" title={t.lateWayTitle} text={t.lateWay}>
        <PayLink ui={ui} label={t.payStill} />
        <OrderLink ui={ui} />
      </Said>
    );
  }
  return (
    <Said icon="clock" title={ui.t.lateTitle} text={ui.t.lateText}>
      <OrderLink ui={ui} />
    </Said>
  );
}

/** Shown when the checkout is done. */
export function Done({ ui }: { ui: CheckoutUi }) {
  return (
    <Said icon="check" title={ui.t.doneTitle} text={ui.t.doneText}>
      <OrderLink ui={ui} />
    </Said>
  );
}

/** The return from the bank's page: it waits and leads on; without script a button asks. */
export function Returning({ ui }: { ui: CheckoutUi }) {
  const { t, env, props, state, live } = ui;
  const { id } = props.checkout;
  const isAway = isRedirect(props.payment?.payment_type);
  if (state.outcome === 'declined') {
    return (
      <Said
        icon="alert"
        title={t.declinedTitle}
        text={state.declined ?? (isAway ? t.declinedWay : t.declined)}
      >
        <PayLink ui={ui} label={isAway ? t.payStill : t.otherCard} />
        <OrderLink ui={ui} />
      </Said>
    );
  }
  return (
    <Said icon="lock" title={t.returningTitle} text={isAway ? t.returningWay : t.returningText}>
      {live ? (
        <span className="btn btn-quiet" aria-busy="true" aria-hidden="true" />
      ) : (
        <form className="unscripted" method="post" action={`${env.base}/checkout/${id}/return`}>
          <input type="hidden" name="token" value={props.payment?.token ?? ''} />
          <input type="hidden" name="idempotency_key" value={props.idempotencyKey} />
          <button className="btn btn-primary">{t.confirm}</button>
        </form>
      )}
    </Said>
  );
}
