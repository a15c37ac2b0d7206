import type { CheckoutUi } from './use-checkout.ts';
import { AddressStep } from './AddressStep.tsx';
import { AttendeesStep } from './AttendeesStep.tsx';
import { ContactStep } from './ContactStep.tsx';
import { DeliveryStep } from './DeliveryStep.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { NoteStep } from './NoteStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { Submit } from './Submit.tsx';

/** The order as one form: it calls with script, and posts without. */
export function CheckoutForm({ ui }: { ui: CheckoutUi }) {
  const { env, props, state, model, live } = ui;
  const { id, cart } = state.checkout;
  return (
    <form
      className="form"
      method="post"
      action={`${env.base}/checkout/${id}${props.mode === 'paying' ? '/pay' : ''}`}
      data-enhance=""
      // The browser's own bubbles would come before the page's words.
      noValidate={live}
      onSubmit={(event) => {
        event.preventDefault();
        void model.submit();
      }}
    >
      <input type="hidden" name="cart" value={cart} />
      <input type="hidden" name="idempotency_key" value={props.idempotencyKey} />
      {props.mode === 'paying' && (
        <>
          <input type="hidden" name="token" value={props.payment?.token ?? ''} />
          <input type="hidden" name="code" value={props.payment?.payment_type ?? ''} />
        </>
      )}
      <ErrorSummary ui={ui} />
      {props.mode !== 'paying' && (
        <>
          <ContactStep ui={ui} />
          <DeliveryStep ui={ui} />
          <AddressStep ui={ui} />
          <AttendeesStep ui={ui} />
        </>
      )}
      <PaymentStep ui={ui} />
      {props.mode !== 'paying' && <NoteStep ui={ui} />}
      <Submit ui={ui} />
    </form>
  );
}
